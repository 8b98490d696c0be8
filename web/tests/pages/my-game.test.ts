import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { KNOWN_GAMES } from "../../src/games";
import MyGame from "../../src/pages/home/MyGame.svelte";
import { voice } from "../../src/speech";
import type { MyTable } from "../../src/wire/types";

const table: MyTable = {
  ...{
    id: "t",
    game: KNOWN_GAMES[0]!,
    options: {},
    state: "playing",
    host: "Medb",
    commitment: "",
  },
  ...{ public: false, clock: { kind: "none" }, hints: true, pass_and_play: false },
  ...{ mine: ["A"], hosting: true, to_act: "B" },
  seats: [
    { seat: "A", kind: "person", name: "Medb" },
    { seat: "B", kind: "bot", level: "novice" },
  ],
};

function shown(some: MyTable): string {
  const target = document.createElement("div");
  const nothing = (): void => {};
  const props = { busy: false, onputaway: nothing, ontakeup: nothing, ondelete: nothing };
  const game = mount(MyGame, { target, props: { table: some, ...props } });
  flushSync();
  const text = target.textContent;
  void unmount(game);
  return text;
}

it("says of a game of mine that its bots wait", async () => {
  await voice.speak("en");
  const waits = voice.say("mine-bots-wait");
  expect(waits).toBe("the bots wait for you");
  expect(shown(table)).not.toContain(waits);
  expect(shown({ ...table, bots_wait: true })).toContain(waits);
});
