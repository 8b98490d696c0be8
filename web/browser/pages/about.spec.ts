import { expect, test } from "../support/base";
import { messages } from "../support/messages";
import { picture } from "../support/looks";

for (const language of ["en", "fr", "nl", "de"]) {
  test(`the page about the server lists all that is shipped, with its licences, in ${language}`, async ({
    person,
  }) => {
    const { page } = await person({ locale: language });
    const words = messages(language);
    const told = (key: string) => words.get(key)!;
    await page.goto("/about");
    const inPages = page.getByRole("region", { name: told("about-pages") });
    for (const name of ["@fluent/bundle", "svelte", "vite"]) {
      await expect(inPages.getByRole("rowheader", { name, exact: true })).toBeVisible();
    }
    const shipped = page.getByRole("region", { name: told("about-shipped") });
    await expect(shipped.getByRole("row", { name: /mypyc .* MIT/ })).toBeVisible();
    await expect(shipped.getByRole("row", { name: /Unicode/ })).toContainText("Unicode-DFS-2016");

    // By keyboard, as by mouse.
    const full = page.getByText(told("about-in-full"));
    await full.focus();
    await page.keyboard.press("Enter");
    const texts = page.getByRole("region", { name: told("about-in-full") });
    await expect(texts).toContainText("UNICODE, INC. LICENSE AGREEMENT");
    await expect(texts).toContainText("Apache License");
    await picture(page, `about-licences-${language}`);
  });
}
