/** What a letter does at a table. */
export const KEYS = {
  "?": "help",
  u: "undo",
  h: "hint",
  c: "chat",
  l: "log",
  r: "rules",
  s: "sound",
  f: "full",
  t: "ask-turn",
  m: "ask-move",
  o: "ask-can",
  i: "ask-hold",
  p: "ask-points",
  w: "ask-place",
  n: "ask-near",
} as const;

export type KeyDeed = (typeof KEYS)[keyof typeof KEYS];

/** What those who do not see the board ask. */
export type Question = Extract<KeyDeed, `ask-${string}`>;

export function isQuestion(deed: KeyDeed): deed is Question {
  return deed.startsWith("ask-");
}

/** Where a letter is what somebody writes, or chooses by. */
const WRITING = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";

/** What a key asks for; null where it has a meaning of its own. */
export function keyDeed(event: KeyboardEvent): KeyDeed | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const { target } = event;
  if (target instanceof Element && target.closest(WRITING)) return null;
  const key = event.key.toLowerCase();
  return key in KEYS ? KEYS[key as keyof typeof KEYS] : null;
}
