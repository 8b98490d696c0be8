// A choice whose way to the screen is timed: to leave the tile that was turned up.

/** What the page is to remember before it is opened. */
export const remembered = { "oenach.table": { flipAtOnce: true } };

/** The button that is pressed, which is gone when the choice is shown. */
export const pressed = "Leave it";

/** What there is one more of when the answer is shown. */
export const come = ".face-up [data-stone]";

/** Goes on to the next such choice. */
export async function next(page) {
  await page.getByRole("button", { name: /^Reveal one of the/ }).click();
}
