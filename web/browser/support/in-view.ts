import type { Locator, Page } from "@playwright/test";

/** A finger's and a button's least size. */
const [TARGET, BUTTON] = [24, 40];

/** What is not wholly seen of what one decides with, or is too small to be hit, a line each. */
export async function unseen(needs: readonly Locator[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [n, need] of needs.entries()) {
    const found = await need.evaluateAll(hidden, { TARGET, BUTTON });
    if (found === null) faults.push(`nothing is there of need ${n}: ${need}`);
    else faults.push(...found);
  }
  return faults;
}

/** Nothing is still on its way, and the page is where it is when one comes to it. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** In the page: what of these is out of sight, covered, cut, or too small. */
function hidden(
  these: Element[],
  { TARGET, BUTTON }: { TARGET: number; BUTTON: number },
): string[] | null {
  const named = (one: Element): string =>
    (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 60) || one.tagName;
  const faults: string[] = [];
  const shown = these.filter((one) => one.getClientRects().length > 0);
  for (const one of shown) {
    const box = one.getBoundingClientRect();
    const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
    const [wide, high] = [document.documentElement.clientWidth, innerHeight];
    if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1) {
      faults.push(`out of sight (${at}): ${named(one)}`);
      continue;
    }
    // A little inside its middle and its edges nothing else lies upon it.
    for (const [across, down] of [
      [0.5, 0.5],
      [0.5, 0.12],
      [0.5, 0.88],
      [0.12, 0.5],
      [0.88, 0.5],
    ]) {
      const x = box.left + box.width * across!;
      const y = box.top + box.height * down!;
      const top = document.elementFromPoint(x, y);
      const svg = one.closest("svg");
      // On a map places lie close together; the middle of each is its own.
      const middle = across === 0.5 && down === 0.5 && one.matches("[role=button]");
      const near = top && (top.contains(one) || svg?.contains(top));
      if (!top || !(one.contains(top) || (near && !middle))) {
        faults.push(`covered (${at}) by ${top ? named(top) : "the edge"}: ${named(one)}`);
        break;
      }
    }
    for (let over = one.parentElement; over; over = over.parentElement) {
      if (getComputedStyle(over).overflow === "visible") continue;
      const cut = over.getBoundingClientRect();
      const inside =
        box.left >= cut.left - 1 &&
        box.right <= cut.right + 1 &&
        box.top >= cut.top - 1 &&
        box.bottom <= cut.bottom + 1;
      if (!inside) faults.push(`cut (${at}): ${named(one)}`);
    }
    const target = one.matches("button, [role=button]");
    const least = one.matches("button") ? BUTTON : TARGET;
    if (target && Math.min(box.width, box.height) < least - 0.5) {
      faults.push(`small (${Math.round(box.width)}×${Math.round(box.height)}): ${named(one)}`);
    }
  }
  return shown.length === 0 ? null : faults;
}
