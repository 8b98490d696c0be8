import { addressIn, ROOT } from "./root";

/** What an address of this server shows. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string; rule: string | null }
  | { page: "learn"; game: string; lesson: string | null; table: string | null }
  | { page: "seat"; token: string }
  | { page: "watch" }
  | { page: "about" }
  | { page: "player"; id: string }
  | { page: "nowhere" };

/** Reads an address; the server's pages stand under a path, which is mostly "/". */
export function routeOf({ pathname, search, hash }: URL | Location, root: string = ROOT): Route {
  const path = addressIn(pathname, root);
  if (path === null) return { page: "nowhere" };
  const [first = "", second, third] = path.split("/").slice(1).map(decoded);
  const behind = decoded(hash.slice(1));
  if (third !== undefined && third !== "") return { page: "nowhere" };
  if (second === undefined || second === "") {
    if (first === "") return { page: "home" };
    if (first === "new") return { page: "new", game: new URLSearchParams(search).get("game") };
    if (first === "watch") return { page: "watch" };
    if (first === "about") return { page: "about" };
    if (first === "seat") return { page: "seat", token: behind };
    return { page: "nowhere" };
  }
  if (first === "table") return { page: "table", id: second };
  if (first === "watch") return { page: "player", id: second };
  if (first === "replay") return { page: "replay", id: second };
  if (first === "rules") return { page: "rules", game: second, rule: behind || null };
  if (first === "learn") {
    const asked = new URLSearchParams(search);
    return { page: "learn", game: second, lesson: asked.get("lesson"), table: asked.get("table") };
  }
  return { page: "nowhere" };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
