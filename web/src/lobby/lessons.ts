import { api } from "../api";

let listed: Promise<ReadonlySet<string>> | null = null;

/** Whether a first game of a kind can be learned by playing it; not where the server has no lessons. */
export async function hasLesson(game: string): Promise<boolean> {
  listed ??= api.lessons().then(
    (lessons) => new Set(lessons.map((one) => one.game)),
    () => new Set(),
  );
  return (await listed).has(game);
}
