import { expect, test } from "vitest";
import { firstPages, type Page } from "../src/lobby/pages";

const LIST = ["a", "b", "c", "d", "e"];

function served(asked: (string | null)[]) {
  return (after: string | null): Promise<Page<string>> => {
    asked.push(after);
    const first = after === null ? 0 : Number(after);
    const next = first + 2 < LIST.length ? String(first + 2) : undefined;
    return Promise.resolve({ tables: LIST.slice(first, first + 2), ...(next ? { next } : {}) });
  };
}

test("a list shows as many pages as were asked for, and says whether there are more", async () => {
  const asked: (string | null)[] = [];
  const one = await firstPages(served(asked), 1);
  expect(one).toEqual({ tables: ["a", "b"], next: "2" });
  expect(asked).toEqual([null]);
  const two = await firstPages(served(asked), 2);
  expect(two).toEqual({ tables: ["a", "b", "c", "d"], next: "4" });
});

test("a list that ends early is not asked for more", async () => {
  const asked: (string | null)[] = [];
  const all = await firstPages(served(asked), 9);
  expect(all).toEqual({ tables: LIST, next: null });
  expect(asked).toEqual([null, "2", "4"]);
});
