import type { Page } from "@playwright/test";
import { expect, test } from "../../support/base";
import { Gate, holdTime, letTimePass } from "../../support/holding";
import { deal } from "./deals";
import { flipping, leaving } from "./playing";
import { sitDown, together } from "../../support/seating";

/** The stones that lie open in the middle. */
const lying = (page: Page) => page.locator(".face-up [data-stone]");

test("a choice is shown before the server answers, and the answer is one frame", async ({
  person,
}) => {
  const [one, other] = [await person(), await person()];
  const gates = new Map<Page, Gate>();
  for (const { page } of [one, other]) {
    gates.set(page, await Gate.before(page));
    await page.clock.install();
    await page.addInitScript(flipsAtOnce);
  }
  await together(one.page, other.page, deal("keltis"));
  for (const [nth, { page }] of [one, other].entries()) {
    const gate = gates.get(page)!;
    await expect(flipping(page).or(leaving(page)).first()).toBeEnabled();
    if (nth > 0) await flipping(page).click();
    await expect(leaving(page)).toBeEnabled();
    await holdTime(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const [sent, told] = [gate.sent.length, gate.told.length];

    gate.shut();
    await leaving(page).click();
    // The server has said nothing, and no time passes on the page.
    await expect(leaving(page)).toBeHidden();
    await expect(lying(page)).toHaveCount(nth);
    await expect.poll(() => gate.waiting).toBe(1);
    expect(gate.sent.slice(sent)).toEqual(["move"]);

    gate.open();
    await expect(lying(page)).toHaveCount(nth + 1);
    expect(gate.told.slice(told)).toEqual(["acknowledged"]);
    expect(gate.sent.slice(sent)).toEqual(["move"]);
    expect(asked).toEqual([]);
    await letTimePass(page);
  }
});

test("what was answered is told in the log without anything else being asked for", async ({
  page,
}) => {
  const gate = await Gate.before(page);
  await page.addInitScript(flipsAtOnce);
  await sitDown(page, {
    ...deal("keltis"),
    seats: [{ kind: "person" }, { kind: "person", name: "Bran" }],
  });
  const told = page.getByRole("region", { name: "Log" }).getByRole("listitem");
  for (let nth = 0; nth < 4; nth += 1) {
    await expect(leaving(page)).toBeEnabled();
    const [before, sent] = [await told.count(), gate.sent.length];
    await leaving(page).click();
    await expect.poll(() => told.count()).toBeGreaterThan(before);
    expect(gate.sent.slice(sent)).toEqual(["move"]);
    await flipping(page).click();
  }
});

function flipsAtOnce(): void {
  localStorage.setItem("oenach.table", JSON.stringify({ flipAtOnce: true }));
}
