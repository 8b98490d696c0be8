import type { Component } from "svelte";
import type { Route } from "../router";
import { voice } from "../speech";

type Props = Record<string, string | null>;

/** A page of the house, fetched when it is first gone to. */
export interface Page {
  load: () => Promise<{ default: Component<Props> }>;
  props: Props;
  /** A page with another key is another page: it begins anew. */
  key: string;
}

const files = import.meta.glob<{ default: Component<Props> }>([
  "../pages/*.svelte",
  "../pages/table/TablePage.svelte",
  "../pages/replay/ReplayPage.svelte",
  "../pages/rules/RulesPage.svelte",
  "../pages/watch/WatchPage.svelte",
  "../pages/learn/LearnPage.svelte",
]);

const FILES: Record<Exclude<Route["page"], "nowhere">, string> = {
  home: "../pages/Home.svelte",
  new: "../pages/NewTable.svelte",
  table: "../pages/table/TablePage.svelte",
  replay: "../pages/replay/ReplayPage.svelte",
  rules: "../pages/rules/RulesPage.svelte",
  learn: "../pages/learn/LearnPage.svelte",
  seat: "../pages/Seat.svelte",
  watch: "../pages/Watch.svelte",
  about: "../pages/About.svelte",
  player: "../pages/watch/WatchPage.svelte",
};

// What tells of boards, matches and rules, and what people say at tables, which the front page does not.
const words = import.meta.glob<{ default: string[] }>("../speech/further/*.ts");

async function learnToTell(): Promise<void> {
  await voice.learn("matches and rules", async (language) => {
    const { default: texts } = await words[`../speech/further/${language}.ts`]!();
    return texts.map((text) => ({ language, text }));
  });
}

/** The page of a route; null if there is none. */
export function pageOf(route: Route): Page | null {
  if (route.page === "nowhere") return null;
  const fetched = files[FILES[route.page]];
  if (!fetched) return null;
  const load: Page["load"] =
    route.page === "home"
      ? fetched
      : async () => (await Promise.all([fetched(), learnToTell()]))[0];
  const { page, ...props } = route;
  // Going to another rule of the same book is no new page.
  const key = [page, ...Object.entries(props).map(([name, at]) => (name === "rule" ? "" : at))];
  return { load, props, key: key.join("/") };
}
