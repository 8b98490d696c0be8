import { expect, test } from "../../support/base";
import { looksRight } from "../../support/looks";
import { sitDown } from "../../support/seating";
import { deal } from "./deals";
import { deeds } from "./playing";

for (const viewport of [
  { width: 1366, height: 650 },
  { width: 390, height: 664 },
]) {
  test(`halting where nothing can be done is asked about beside the button at ${viewport.width} px`, async ({
    person,
  }) => {
    const { page } = await person({ viewport });
    await sitDown(page, deal("celtic-trader-road"));
    const halt = deeds(page, /^Halt and end your turn/);
    await halt.click();
    const question = page.getByRole("group", { name: "Halt and end your turn" });
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(question).toContainText("Don’t ask again");
    const [asked, pressed] = [(await question.boundingBox())!, (await halt.boundingBox())!];
    const apart = Math.max(
      asked.y - pressed.y - pressed.height,
      pressed.y - asked.y - asked.height,
    );
    expect(apart, "it is next to what was pressed").toBeLessThan(24);
    await looksRight(page);
    await question.getByRole("button", { name: "Rather not" }).click();
    await expect(halt).toBeVisible();

    await halt.click();
    await question.getByRole("checkbox").check();
    await question.getByRole("button", { name: "Do it" }).click();
    await expect(page.getByRole("region", { name: "Log" }).getByText(/ halts\./)).toHaveCount(1);
    await page.getByRole("banner").getByRole("button", { name: "Settings" }).click();
    await expect(page.getByRole("dialog", { name: "Settings" })).toContainText(
      "One question is no longer asked.",
    );
  });
}
