/** After so many own moves the middle of a match is reached. */
export const moves = 10;
export const seats = 3;

/** Worth a picture are tokens at many gates. */
export function lively({ clans }) {
  const laid = Object.values(clans).flatMap(({ guards, raiders }) => [...guards, ...raiders]);
  return laid.filter(Boolean).length >= 8;
}
