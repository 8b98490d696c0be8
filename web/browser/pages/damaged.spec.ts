import { expect, test } from "../support/base";
import { GameServer } from "../support/game-server";
import { looksRight, picture, smallTargets } from "../support/looks";
import { messages } from "../support/messages";
import { EXAMPLE, toMove } from "../support/players";
import { lay } from "../support/seating";

const { quiet } = EXAMPLE;

test("a damaged match is told of in its list and at its table, and others go on", async ({
  person,
}) => {
  const server = await GameServer.open();
  try {
    const { page } = await person({ baseURL: server.url });
    const harmed = await lay(page, quiet.at);
    const sound = await lay(page, quiet.at);
    const { cookies } = await page.context().storageState();
    await server.damage(harmed.id);

    for (const language of ["en", "fr", "nl", "de"]) {
      const told = messages(language);
      const { page, context } = await person({
        baseURL: server.url,
        locale: language,
        viewport: { width: 390, height: 664 },
      });
      await context.addCookies(cookies);
      // Only whoever looks finds out.
      await page.goto(`/table/${harmed.id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        told.get("table-damaged-title")!,
      );
      await expect(page.getByRole("alert")).toHaveText(told.get("table-damaged")!);
      await looksRight(page);
      await picture(page, `table-damaged-${language}`);
      await page
        .getByRole("main")
        .getByRole("link", { name: told.get("table-home")! })
        .click();

      const card = page.getByRole("listitem").filter({ hasText: told.get("mine-damaged")! });
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(told.get("page-damaged")!);
      await expect(card.getByRole("link")).toHaveCount(0);
      await expect(card.getByRole("button")).toHaveCount(0);
      await looksRight(page);
      expect(await smallTargets(page)).toEqual([]);
      await picture(page, `home-damaged-${language}`);

      await page.locator(`a[href$="${sound.id}"]`).first().click();
      if (language === "en") await toMove(page);
      await expect(page).toHaveURL(new RegExp(`/table/${sound.id}$`));
      await expect(page.getByRole("alert")).toHaveCount(0);
      await context.close();
    }
  } finally {
    await server.close();
  }
});
