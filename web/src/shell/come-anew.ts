import { keep, kept } from "../storage";

/** When the page was last fetched anew because a part of it could not be had. */
const KEPT_AS = "oenach.come-anew";
const AGAIN_AFTER = 10_000;

/** What is said where not even the words of the page came, in every language. */
const CUT_OFF = {
  en: "Part of this page could not be fetched. Is there a connection?",
  fr: "Une partie de cette page n'a pas pu être chargée. Êtes-vous en ligne ?",
  nl: "Een deel van deze pagina kon niet worden opgehaald. Is er verbinding?",
  de: "Ein Teil dieser Seite konnte nicht geladen werden. Besteht eine Verbindung?",
} as const;

/**
 * A part of the pages could not be had: a phone went from one network to another, or a newer version is served by now.
 * A browser may remember that, so the page is fetched anew; false if that was done just now.
 */
export function comeAnew(): boolean {
  const now = Date.now();
  if (now - Number(kept(KEPT_AS) ?? 0) < AGAIN_AFTER) return false;
  keep(KEPT_AS, String(now));
  // Where nothing can be remembered it would go on for ever.
  if (kept(KEPT_AS) !== String(now)) return false;
  location.reload();
  return true;
}

/** Says that something is missing without which nothing can be shown, and comes anew when asked to. */
export function sayCutOff(language: keyof typeof CUT_OFF): void {
  const again = document.createElement("button");
  again.textContent = CUT_OFF[language];
  again.lang = language;
  again.onclick = () => location.reload();
  window.addEventListener("online", () => location.reload());
  document.body.replaceChildren(again);
}
