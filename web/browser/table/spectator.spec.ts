import { expect, test } from "../support/base";
import { looksRight, picture } from "../support/looks";
import { EXAMPLE, moveQuietly, quietlyMoved } from "../support/players";
import { together } from "../support/seating";

test("an onlooker sees how it goes on, and can’t move", async ({ person }) => {
  const [mover, other, onlooker] = [await person(), await person(), await person()];
  const { id } = await together(mover.page, other.page, EXAMPLE.quiet.at);
  await onlooker.page.goto(`/table/${id}`);
  await expect(onlooker.page.getByText("You are looking on.")).toBeVisible();
  await mover.page.getByRole("tab", { name: "Players" }).click();
  const counted = mover.page.getByRole("tabpanel").getByText("one onlooker");
  await expect(counted).toBeVisible();
  await mover.page.getByRole("tab", { name: "Log" }).click();

  await moveQuietly(mover.page);
  await expect(quietlyMoved(onlooker.page)).toHaveCount(1);
  const offered = (text: string): boolean => text.includes('"offers":[{');
  expect(mover.heard.some(offered)).toBe(true);
  expect(onlooker.heard.some(offered)).toBe(false);

  const main = onlooker.page.getByRole("main");
  for (const name of ["Undo", "Hint", "Give up"]) {
    await expect(main.getByRole("button", { name })).toHaveCount(0);
  }
  await looksRight(onlooker.page);
  await picture(onlooker.page, "table-onlooker-1280");
  const answer = await onlooker.page.evaluate(tried, id);
  expect(answer).toMatchObject({ type: "refused" });

  await onlooker.page.getByRole("button", { name: "Pause" }).click();
  await mover.page.getByRole("button", { name: "Undo" }).click();
  await moveQuietly(mover.page);
  await expect(quietlyMoved(mover.page)).toHaveCount(2);
  await expect(onlooker.page.getByText("2 moves have been made since")).toBeVisible();
  await expect(quietlyMoved(onlooker.page)).toHaveCount(1);
  await looksRight(onlooker.page);
  await onlooker.page.getByRole("button", { name: "One move on" }).click();
  await expect(onlooker.page.getByText("one move has been made since")).toBeVisible();
  await onlooker.page.reload();
  await expect(quietlyMoved(onlooker.page), "whoever comes back is where they are").toHaveCount(2);
  await mover.page.getByRole("button", { name: "Undo" }).click();
  await moveQuietly(mover.page);
  await expect(quietlyMoved(onlooker.page), "and it goes on from there").toHaveCount(3);

  await onlooker.context.close();
  await mover.page.getByRole("tab", { name: "Players" }).click();
  await expect(counted).toBeHidden();
});

/** Sends a move past the page, and gives back what came of it. */
function tried(id: string): Promise<unknown> {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket`);
  return new Promise((done) => {
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as {
        type: string;
        id?: string;
        position?: { seq: number; to_act: string };
      };
      if (message.type === "welcome") {
        const { seq, to_act } = message.position!;
        const wish = { type: "move", id: "not-for-me-1", answers: seq, moves: ["pass"] };
        socket.send(JSON.stringify({ ...wish, seat: to_act }));
      } else if (message.id === "not-for-me-1") {
        socket.close();
        done(message);
      }
    };
  });
}
