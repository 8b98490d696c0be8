import type { NewTable, TableSeen } from "../src/wire/types";
import type { House } from "./house";

/** A match that bots have played to its end; its id. */
export async function finished(house: House, wish: Partial<NewTable> = {}): Promise<string> {
  const greeting = await fetch(`${house.url}/api/me`);
  const cookies = greeting.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!);
  const token = cookies.find((cookie) => cookie.startsWith("oenach_csrf="))!.split("=")[1]!;
  const bots: NewTable["seats"] = [
    { kind: "bot", level: "novice" },
    { kind: "bot", level: "novice" },
  ];
  const answer = await fetch(`${house.url}/api/tables`, {
    method: "POST",
    headers: {
      cookie: cookies.join("; "),
      "x-oenach-csrf": decodeURIComponent(token),
      "content-type": "application/json",
    },
    body: JSON.stringify({ game: "keltis", seats: bots, pace: 0, start: true, ...wish }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { id } = (await answer.json()) as TableSeen;
  for (;;) {
    const table = (await (await fetch(`${house.url}/api/tables/${id}`)).json()) as TableSeen;
    if (table.state === "over") return id;
    await new Promise((done) => setTimeout(done, 100));
  }
}
