import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/base";
import { inTheme, looksRight, picture, smallTargets } from "../support/looks";
import { EXAMPLE, toMove } from "../support/players";
import { together } from "../support/seating";

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

const field = (page: Page): Locator => page.getByLabel("Say something");
const spoken = (page: Page): Locator => page.getByRole("log", { name: "Chat" });
const notice = (page: Page, words: RegExp): Locator => page.locator(".notices").getByText(words);
/** Where the board is, and how large. */
const place = async (page: Page): Promise<string> =>
  JSON.stringify(await page.locator(".main > .board").boundingBox());

async function toChat(page: Page): Promise<void> {
  await page.getByRole("tab", { name: /^Chat/ }).click();
}

async function write(page: Page, words: string): Promise<void> {
  await toChat(page);
  await field(page).fill(words);
  await page.keyboard.press("Enter");
  await expect(spoken(page)).toContainText(words);
}

async function lookedAt(page: Page, name: string): Promise<void> {
  for (const theme of ["dark", "light"] as const) {
    await inTheme(page, theme);
    await looksRight(page);
    await picture(page, `${name}-${theme}`, false);
  }
  expect(await smallTargets(page)).toEqual([]);
}

for (const size of SIZES) {
  test(`what an onlooker says is reported, and hidden by the host at ${size.width} px`, async ({
    person,
  }) => {
    const [host, reporter, offender] = [
      await person({ viewport: size }),
      await person({ viewport: size }),
      await person({ viewport: size }),
    ];
    const { id } = await together(host.page, reporter.page, EXAMPLE.quiet.at);
    await offender.page.goto(`/table/${id}`);
    await toMove(host.page);
    await write(offender.page, "You play like a cow");

    // The reporter, by keys alone: the log is one stop, and its lines are gone through by arrows.
    const page = reporter.page;
    await toChat(page);
    await expect(spoken(page)).toContainText("like a cow");
    await spoken(page).focus();
    await page.keyboard.press("ArrowUp");
    const line = spoken(page).getByRole("button", { name: /^About what/ });
    await expect(line).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Report" })).toBeFocused();
    await lookedAt(page, `report-menu-${size.width}`);
    await page.keyboard.press("Escape");
    await expect(line).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: /^Report what/ });
    await expect(dialog.getByText("You play like a cow")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "Insult or threat" })).toBeChecked();
    await dialog.getByLabel(/^Anything to add/).fill("Again and again");
    await lookedAt(page, `report-dialog-${size.width}`);
    const before = await place(host.page);
    await dialog.getByRole("button", { name: "Report" }).click();
    await expect(dialog.getByText(/^Delivered: the host looks at it/)).toBeFocused();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(line).toBeFocused();

    // The host is told at once, and the board stays where it is.
    await expect(notice(host.page, /^Reported to you: .*\(Insult or threat\)/)).toBeVisible();
    expect(await place(host.page), "the board stays where it is").toBe(before);
    await expect(host.page).toHaveTitle(/^\(2\) /);
    await host.page.getByRole("button", { name: "Look at it" }).click();
    const reports = host.page.getByRole("dialog", { name: "What was reported to you" });
    await expect(reports).toContainText("You play like a cow");
    await expect(reports).toContainText("Added: Again and again");
    await lookedAt(host.page, `reports-${size.width}`);
    await reports.getByRole("button", { name: /^Hide for all/ }).click();
    await expect(reports).toContainText("Nothing waits for you here any more.");
    await host.page.keyboard.press("Escape");

    // Nobody reads it any more, not even who only hears the page, nor whoever comes anew.
    await expect(notice(page, /the host has done something about it/)).toBeVisible();
    for (const one of [host.page, reporter.page, offender.page]) {
      await toChat(one);
      await expect(spoken(one)).toContainText("Hidden by the host.");
      await expect(one.getByText("like a cow")).toHaveCount(0);
    }
    await lookedAt(page, `report-hidden-${size.width}`);
    await page.reload();
    await toChat(page);
    await expect(spoken(page)).toContainText("Hidden by the host.");
  });

  test(`the host closes the chat to onlookers, and opens it at ${size.width} px`, async ({
    person,
  }) => {
    const [host, other, onlooker] = [
      await person({ viewport: size }),
      await person({ viewport: size }),
      await person({ viewport: size }),
    ];
    const { id } = await together(host.page, other.page, EXAMPLE.quiet.at);
    await onlooker.page.goto(`/table/${id}`);
    for (const { page } of [host, other, onlooker]) await toChat(page);
    await expect(field(onlooker.page)).toBeVisible();
    const box = host.page.getByRole("checkbox", { name: "Onlookers may write" });
    await expect(box).toBeChecked();
    await box.uncheck();
    const why = onlooker.page.getByText("The host has closed the chat to onlookers");
    await expect(why).toBeVisible();
    await expect(field(onlooker.page)).toHaveCount(0);
    await expect(other.page.getByText("Closed to onlookers: they can read along.")).toBeVisible();
    await write(other.page, "Now we are among ourselves");
    await expect(spoken(onlooker.page)).toContainText("among ourselves");
    await lookedAt(onlooker.page, `chat-closed-onlooker-${size.width}`);
    await lookedAt(host.page, `chat-closed-host-${size.width}`);
    await box.check();
    await expect(why).toHaveCount(0);
    await write(onlooker.page, "Thank you");
    await expect(spoken(host.page)).toContainText("Thank you");
  });
}

test("who is at a seat is reported by touch, and sent away with one press", async ({ person }) => {
  const phone = { viewport: SIZES[1]!, hasTouch: true };
  const [host, offender, reporter] = [
    await person(phone),
    await person(phone),
    await person(phone),
  ];
  const { id } = await together(host.page, offender.page, EXAMPLE.quiet.at);
  await reporter.page.goto(`/table/${id}`);
  await reporter.page.getByRole("tab", { name: "Players" }).tap();
  const people = reporter.page.getByRole("tabpanel");
  await people
    .getByRole("button", { name: /^Report / })
    .nth(1)
    .tap();
  const dialog = reporter.page.getByRole("dialog", { name: /^Report / });
  await dialog.getByRole("radio", { name: "Conduct" }).tap();
  await dialog.getByRole("button", { name: "Report" }).tap();
  await expect(dialog.getByText(/^Delivered: the host/)).toBeVisible();
  await host.page.getByRole("button", { name: "Look at it" }).tap();
  const reports = host.page.getByRole("dialog", { name: "What was reported to you" });
  await reports.getByRole("button", { name: /^Send away: / }).tap();
  await expect(reports).toContainText("Nothing waits for you here any more.");
  await expect(notice(offender.page, /The host has sent you away/)).toBeVisible();
  await toChat(offender.page);
  await expect(offender.page.getByRole("tabpanel")).toContainText("The host has sent you away");
  await expect(field(offender.page)).toHaveCount(0);
});

test("what is about the host goes to whoever runs the server", async ({ person }) => {
  const [host, other] = [await person(), await person()];
  await together(host.page, other.page, EXAMPLE.quiet.at);
  await write(host.page, "I am the host here");
  await toChat(other.page);
  await spoken(other.page)
    .getByRole("button", { name: /^About what/ })
    .click();
  await other.page.getByRole("menuitem", { name: "Report" }).click();
  const dialog = other.page.getByRole("dialog", { name: /^Report what/ });
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(dialog.getByText(/^Delivered: whoever runs the server/)).toBeVisible();
  expect(host.heard.some((text) => text.includes('"type":"reports"'))).toBe(false);
  expect(host.heard.some((text) => text.includes("I am the host here"))).toBe(true);
});

test("a table is set up with its chat closed to onlookers", async ({ person }) => {
  const [host, onlooker] = [await person(), await person()];
  await host.page.goto("/new");
  await host.page.getByRole("checkbox", { name: "Onlookers may write in the chat" }).uncheck();
  await host.page.getByRole("button", { name: "Begin" }).click();
  await expect(host.page).toHaveURL(/\/table\//);
  await onlooker.page.goto(host.page.url());
  await toChat(onlooker.page);
  await expect(onlooker.page.getByText(/^The host has closed the chat/)).toBeVisible();
});
