import { expect, it } from "vitest";
import { speech } from "../../../src/speech";
import en from "../../../src/speech/catalogues/en";

it("speaks the catalogue of the engine, names included", () => {
  const say = speech("en", en);
  expect(say("celtic-trader-place-taken", { place: "iceni" })).toContain("on Iceni");
  expect(say("celtic-trader-place-taken", { place: "T07b" })).toContain("on T07b");
});
