import type { Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { looksRight, picture } from "../support/looks";
import { EXAMPLE, toMove } from "../support/players";
import { lay, sitDown } from "../support/seating";

const PERSON = "oenach_person";

/** Comes to the first page, and is somebody there. */
async function arrive(page: Page): Promise<void> {
  await page.goto("/");
  await expect.poll(() => cookieOf(page)).toBeTruthy();
}

/** Gives another device the cookie of the first: the same person sits at both. */
async function lend(from: Page, to: Page): Promise<void> {
  const cookies = await from.context().cookies();
  await to.context().addCookies(cookies.filter(({ name }) => name === PERSON));
}

const cookieOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === PERSON)?.value;

/** Opens what is asked before one is signed out somewhere. */
async function ask(page: Page, where: string) {
  await page.getByRole("banner").getByRole("button", { name: "You" }).click();
  await page.getByRole("dialog", { name: "You" }).getByRole("button", { name: where }).click();
  const question = page.getByRole("dialog", { name: `${where}?` });
  await expect(question).toBeVisible();
  return question;
}

const signedOut = (page: Page) => page.getByRole("heading", { name: "You were signed out here" });

test("all other devices are signed out at once, and say so; the one that asked plays on", async ({
  person,
}) => {
  const [own, phone] = [(await person()).page, (await person()).page];
  await arrive(own);
  const table = await sitDown(own, EXAMPLE.quiet.at);
  await toMove(own);
  await lend(own, phone);
  await phone.goto(`/table/${table.id}`);
  await toMove(phone);
  const before = await cookieOf(own);

  const question = await ask(own, "Sign out on all other devices");
  await looksRight(own);
  await picture(own, "sign-out-everywhere");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  expect(await cookieOf(own)).toBe(before);

  // By keyboard alone.
  const again = own.getByRole("button", { name: "Sign out on all other devices" });
  await again.focus();
  await own.keyboard.press("Enter");
  await own.getByRole("button", { name: "Sign them out" }).focus();
  await own.keyboard.press("Enter");
  await expect(own.getByText("All other devices are signed out.")).toBeVisible();
  await own.keyboard.press("Escape");

  await expect(signedOut(phone)).toBeVisible();
  await expect(signedOut(phone)).toBeFocused();
  await looksRight(phone);
  await picture(phone, "signed-out");
  await phone.reload();
  await expect(signedOut(phone)).toBeVisible();

  // The one that asked has its seat, and another cookie.
  await toMove(own);
  expect(await cookieOf(own)).not.toBe(before);
  await own.reload();
  await toMove(own);

  await phone.getByRole("button", { name: "Go on as a new guest" }).click();
  await expect(signedOut(phone)).toBeHidden();
  await expect(phone.getByRole("banner").getByRole("button", { name: "You" })).toBeVisible();
  expect(await cookieOf(phone)).not.toBe(before);
  const mine = (await (await phone.request.get("/api/me/tables")).json()) as { tables: unknown[] };
  expect(mine.tables).toEqual([]);
});

test("a page that is no table says the same, and nothing is done in another's name", async ({
  person,
}) => {
  const [own, phone] = [(await person()).page, (await person()).page];
  await arrive(own);
  await lend(own, phone);
  await phone.goto("/");
  const question = await ask(own, "Sign out on all other devices");
  await question.getByRole("button", { name: "Sign them out" }).click();
  await expect(own.getByText("All other devices are signed out.")).toBeVisible();
  const ended = await cookieOf(phone);
  await phone.getByRole("banner").getByRole("button", { name: "You" }).click();
  await phone.getByLabel("Name").fill("Somebody else");
  await phone.getByRole("button", { name: "Save" }).click();
  await expect(signedOut(phone)).toBeVisible();
  expect(await cookieOf(phone)).toBe(ended);
});

test("whoever signs out here is warned, and then somebody new in every tab", async ({ person }) => {
  const { page } = await person();
  await arrive(page);
  const table = await lay(page, EXAMPLE.quiet.at);
  const tab = await page.context().newPage();
  await tab.goto(`/table/${table.id}`);
  await toMove(tab);
  const before = await cookieOf(page);

  const question = await ask(page, "Sign out on this device");
  await expect(question).toContainText("The seats that you have here are lost to you");
  await expect(question).toContainText("To another device");
  await looksRight(page);
  await picture(page, "sign-out-here");
  await question.getByRole("button", { name: "Sign out and lose my seats here" }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => cookieOf(page)).not.toBe(before);
  // The other tab looks on, as whoever has the link may.
  await expect(tab.getByText("You are looking on.")).toBeVisible();
  await expect
    .poll(async () => {
      const mine = await page.request.get("/api/me/tables");
      return ((await mine.json()) as { tables: unknown[] }).tables;
    })
    .toEqual([]);
});
