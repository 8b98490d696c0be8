import { afterEach, beforeEach, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function asked(
  answer: Response,
): Promise<[typeof import("../../src/lobby/lessons"), string[]]> {
  const paths: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    paths.push(path);
    return answer;
  });
  return [await import("../../src/lobby/lessons"), paths];
}

it("asks once which games have a lesson", async () => {
  const lessons = [{ game: "fidchell", lesson: "first", steps: 12 }];
  const [{ hasLesson }, paths] = await asked(Response.json(lessons));
  expect(await hasLesson("fidchell")).toBe(true);
  expect(await hasLesson("brandubh")).toBe(false);
  expect(paths).toEqual(["/api/lessons"]);
});

it("a server that has no lessons has none of any game", async () => {
  const problem = { code: "not-found", key: "server-not-found" };
  const [{ hasLesson }] = await asked(Response.json(problem, { status: 404 }));
  expect(await hasLesson("fidchell")).toBe(false);
});
