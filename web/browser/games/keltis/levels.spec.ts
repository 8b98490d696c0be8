import { expect, test } from "../../support/base";
import { ME } from "../../support/lobby";
import { looksRight, picture } from "../../support/looks";
import { gameName } from "../../support/messages";
import { sitDown } from "../../support/seating";
import { deal } from "./deals";
import { KeltisPlayer, byClick } from "./playing";

test("whoever has won against bots is offered the next level, there and on the front page", async ({
  page,
}) => {
  const bot = { kind: "bot", level: "novice" } as const;
  await sitDown(page, { ...deal("keltis-last"), seats: [bot, ME, bot, bot] });
  await new KeltisPlayer(page, byClick).play();
  await expect(page.getByRole("heading", { name: "You have won!" })).toBeVisible();
  const harder = page.getByRole("button", { name: "Next level: Steady bot" });
  await expect(harder).toBeVisible();
  await looksRight(page);
  await picture(page, "end-next-level");

  await page.goto("/");
  const card = page.getByRole("article", { name: gameName("keltis") });
  await expect(card.getByText("You beat Novice bot: now against Steady bot")).toBeVisible();

  await page.goBack();
  const before = page.url();
  await harder.click();
  await expect(page).not.toHaveURL(before);
  await page.getByRole("tab", { name: "Players" }).click();
  await expect(page.getByText("Steady bot · takes no foolish risks")).toHaveCount(3);
  await expect(page.getByText("Brigid").first()).toBeVisible();
});
