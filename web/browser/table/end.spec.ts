import { expect, test } from "../support/base";
import { GAMES, oneThatEnded } from "../support/lobby";
import { inTheme, looksRight, picture, smallTargets } from "../support/looks";
import { verdict } from "../support/verdict";

/** The points in a cell, which come last and have a proper minus. */
function written(cell: string): number {
  return Number(cell.trim().split(/\s+/).at(-1)!.replace("−", "-"));
}

for (const game of GAMES) {
  test(`the end of ${game} is told to whoever comes by`, async ({ page, person }) => {
    const { id } = await oneThatEnded((await person()).page, game);
    await page.goto(`/table/${id}`);
    await expect(verdict(page)).toBeVisible();
    const end = page.getByRole("region", { name: await verdict(page).innerText() });
    const sheets = end.getByRole("table", { name: "The score sheets" });
    await expect(sheets).toBeVisible();
    await expect(end.getByRole("img", { name: /^The score through the game / })).toBeVisible();
    await expect(end.getByRole("link", { name: "Replay" })).toHaveAttribute(
      "href",
      `/replay/${id}`,
    );
    // Whoever did not play is not asked for another match.
    await expect(end.getByRole("button", { name: "Rematch" })).toHaveCount(0);

    // The parts add up to what is written under them.
    const rows = await sheets.evaluate((table: HTMLTableElement) =>
      [...table.rows].slice(1).map(({ cells }) => [...cells].slice(1).map((one) => one.innerText)),
    );
    expect(rows.length).toBeGreaterThan(3);
    const points = rows.map((row) => row.map(written));
    for (const seat of [0, 1]) {
      const parts = points.slice(0, -1).map((row) => row[seat]!);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(points.at(-1)![seat]);
    }
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const theme of ["light", "dark"] as const) {
        await inTheme(page, theme);
        await picture(page, `end-${game}-${theme}-${width}`);
      }
      await looksRight(page);
      if (width === 390) expect(await smallTargets(page)).toEqual([]);
    }
  });
}
