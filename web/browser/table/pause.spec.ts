import { expect, test } from "../support/base";
import { GameServer } from "../support/game-server";
import { looksRight } from "../support/looks";
import { EXAMPLE, moveQuietly, quietlyMoved, toMove } from "../support/players";
import { together } from "../support/seating";

const WORDS = {
  en: "All games rest for a moment",
  fr: "Toutes les parties font une pause",
  nl: "Alle partijen rusten even",
  de: "Alle Partien ruhen einen Moment",
};

test("while the store is moved the page says that the games rest, and goes on by itself", async ({
  person,
}) => {
  const server = await GameServer.open();
  try {
    const [{ page }, other] = [
      await person({ baseURL: server.url }),
      await person({ baseURL: server.url }),
    ];
    const { id } = await together(page, other.page, EXAMPLE.quiet.at);
    await toMove(page);
    const onlookers = [];
    for (const language of ["fr", "nl", "de"] as const) {
      const { page: looking } = await person({ baseURL: server.url, locale: language });
      await looking.goto(`/table/${id}`);
      await expect(looking.locator("html")).toHaveAttribute("lang", language);
      onlookers.push(looking.getByRole("alert").filter({ hasText: WORDS[language] }));
    }

    await server.command("export", server.file("moving.oenach"), "--pause");
    const resting = page.getByRole("alert").filter({ hasText: WORDS.en });
    await expect(resting).toBeVisible();
    await looksRight(page);
    // Whoever does not wait chooses all the same: it goes out as soon as the games go on.
    await moveQuietly(page);
    await expect(page.getByText("Your move is on its way")).toBeVisible();

    for (const told of onlookers) await expect(told).toBeVisible();
    // Whoever comes back to the table meanwhile is told too.
    await other.page.reload();
    await expect(other.page.getByRole("alert").filter({ hasText: WORDS.en })).toBeVisible();
    await expect(quietlyMoved(other.page)).toHaveCount(0);

    await server.command("resume");
    await expect(resting).toBeHidden();
    await expect(quietlyMoved(page)).toHaveCount(1);
    await expect(quietlyMoved(other.page)).toHaveCount(1);
    for (const told of onlookers) await expect(told).toBeHidden();
  } finally {
    await server.close();
  }
});
