import { describe, expect, it } from "vitest";
import { flattened } from "../building/flattened.js";

describe("a still picture", () => {
  it("has the colours of a page of which nobody has chosen anything", () => {
    document.head.innerHTML = `<style>
      :root { --seat: light-dark(red, blue); }
      :root[data-colours="patterned"] { --seat: orange; }
      :root[data-theme="dark"] { --seat: black; }
      .token { fill: var(--seat); }
    </style>`;
    document.body.innerHTML = '<svg><circle class="token" /></svg>';
    flattened(document.querySelector("svg")!, [...document.styleSheets]);
    expect(document.querySelector("circle")!.getAttribute("fill")).toBe("red");
  });
});
