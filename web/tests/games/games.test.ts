import { readdirSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { boardProps } from "../../gallery/samples";
import { names, say } from "../../gallery/voice";
import { KNOWN_GAMES, gameName, gameNamed, loadRulebook, loadTable } from "../../src/games";
import type { View } from "../../src/wire/types";
import { cardOf } from "../../src/games/cards";
import GamePicture from "../../src/shell/GamePicture.svelte";
import { tell } from "../../src/table/names";

afterEach(cleanup);

it("every folder is a game", () => {
  const folders = readdirSync("src/games", { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  expect([...KNOWN_GAMES].sort()).toEqual(folders.map(({ name }) => name).sort());
});

describe.each(KNOWN_GAMES)("%s", (game) => {
  it("has a name and a picture", () => {
    expect(gameName(game, say)).not.toBe(game);
    expect(cardOf(game)).toBeDefined();
    render(GamePicture, { game });
    expect(document.querySelector("svg")!.childElementCount).toBeGreaterThan(0);
  });

  it("shows a position, and a spectator can choose nothing there", async () => {
    const { Board } = await loadTable(game);
    const onchoose = vi.fn();
    render(Board, { ...boardProps(game), seat: null, offers: [], ways: [], onchoose, names, say });
    expect(document.body.textContent).toContain(names.A);
    for (const button of screen.queryAllByRole("button")) await fireEvent.click(button);
    expect(onchoose).not.toHaveBeenCalled();
  });

  it("has words for every move that is offered", async () => {
    const { moveWords } = await loadTable(game);
    const { offers } = boardProps(game);
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) expect(moveWords(offer, names, say)).not.toBe(offer.text);
  });

  it("has examples with a board for its rulebook", async () => {
    const { examples } = (await loadRulebook(game))!.examples;
    for (const { name } of examples) {
      expect(say(`rules-example-${name}`)).not.toBe("");
    }
  });
});

describe("a game that only the server knows", () => {
  const game = "fidchell";

  it("goes by the name that the server gives it", () => {
    expect(gameName(game, say)).toBe(game);
    expect(gameNamed(game)).toBeUndefined();
    render(GamePicture, { game });
    expect(document.querySelector("svg")).not.toBeNull();
  });

  it("is shown in words, with its moves as buttons", async () => {
    const { Board, moveWords } = await loadTable(game);
    const onchoose = vi.fn();
    const offers = [{ text: "king>d4", verb: "move", piece: "king", place: "d4" }];
    const view = { game, to_act: "A", sheets: {}, king_at: "e5" } as unknown as View;
    const still = {
      ...{ staticData: { game, seats: 2 }, ways: [], spot: null, effects: [] },
      onwalk: () => {},
    };
    render(Board, { ...still, view, seat: "A", offers, onchoose, names, say });
    expect(screen.getByText("King at").nextElementSibling!.textContent).toBe("e5");
    await fireEvent.click(screen.getByRole("button", { name: moveWords(offers[0]!, names, say) }));
    expect(onchoose.mock.calls).toEqual([["king>d4"]]);
  });

  it("has no rulebook, and its story is told as it comes", async () => {
    expect(await loadRulebook(game)).toBeNull();
    const sentence = { key: "story-fidchell-moved", facts: { seat: "A", place: "d4" } };
    expect(tell(game, sentence, names, say)).toBe(`story-fidchell-moved ${names.A} d4`);
  });
});
