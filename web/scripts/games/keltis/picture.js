/** After so many own moves the middle of a match is reached. */
export const moves = 18;
export const seats = 3;

/** Every position is worth a picture. */
export const lively = () => true;
