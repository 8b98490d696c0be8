// The little Markdown that the rulebooks are written in, read into blocks and runs of text.

export type Run =
  | { readonly kind: "text" | "strong" | "soft" | "code"; readonly text: string }
  | { readonly kind: "rule"; readonly text: string };

export interface Item {
  /** The id of the rule that begins here. */
  readonly rule: string | null;
  readonly runs: readonly Run[];
  readonly items: readonly Item[];
}

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly id: string; readonly text: string }
  | { readonly kind: "paragraph"; readonly rule: string | null; readonly runs: readonly Run[] }
  | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Item[] }
  | {
      readonly kind: "table";
      readonly head: readonly (readonly Run[])[];
      readonly rows: readonly (readonly (readonly Run[])[])[];
    }
  | { readonly kind: "code"; readonly text: string };

const RULE = /^\*\*([A-Z]\d+[a-z]?)\*\* */;
const MARK = /^(\s*)(?:-|(\d+)\.) (.*)$/;
/** A line that goes on with the item above it. */
const GOES_ON = /^\s+\S/;
const RUN = /\*\*(.+?)\*\*|\*(.+?)\*|`([^`]+)`|\b([A-Z]\d+[a-z]?)\b/g;

/** Whether a word is the id of a rule. */
type Known = (id: string) => boolean;

/** A text as runs; an id that is known is a way to its rule. */
export function runs(text: string, known: Known = () => true): Run[] {
  const found: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(RUN)) {
    if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
    const [whole, strong, soft, code, rule] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (soft !== undefined) found.push({ kind: "soft", text: soft });
    else if (code !== undefined) found.push({ kind: "code", text: code });
    else found.push({ kind: known(rule!) ? "rule" : "text", text: rule! });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
  return found;
}

/** What a heading's address ends in. */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{Letter}\d]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** The blocks of a rulebook. */
export function blocks(book: string): Block[] {
  const found: Block[] = [];
  // Ways out of the book are left out: what they are called is said all the same.
  const lines = book.replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1").split(/\r?\n/);
  // Places on a map are written like rules, too.
  const ids = new Set(lines.map((line) => RULE.exec(line.replace(/^\s*- /, ""))?.[1]));
  const known: Known = (id) => ids.has(id);
  let at = 0;
  const gather = (belongs: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && belongs(lines[at]!)) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#+) (.*)$/.exec(line);
    if (heading) {
      const [, marks, text] = heading;
      found.push({ kind: "heading", level: marks!.length, id: slug(text!), text: text! });
      at += 1;
    } else if (line.startsWith("```")) {
      at += 1;
      found.push({ kind: "code", text: gather((one) => !one.startsWith("```")).join("\n") });
      at += 1;
    } else if (line.startsWith("|"))
      found.push(
        table(
          gather((one) => one.startsWith("|")),
          known,
        ),
      );
    else if (MARK.test(line))
      found.push(
        list(
          gather((one) => MARK.test(one) || GOES_ON.test(one)),
          known,
        ),
      );
    else if (line.trim() === "") at += 1;
    else {
      const own = gather((one) => one.trim() !== "" && !/^(#|\||```)/.test(one));
      found.push({ kind: "paragraph", ...ruled(own.join(" "), known) });
    }
  }
  return found;
}

function ruled(text: string, known: Known): { rule: string | null; runs: Run[] } {
  const rule = RULE.exec(text)?.[1] ?? null;
  return { rule, runs: runs(rule === null ? text : text.replace(RULE, ""), known) };
}

function list(lines: readonly string[], known: Known): Block {
  const items: { rule: string | null; runs: Run[]; items: Item[] }[] = [];
  for (const line of joined(lines)) {
    const [, indent, , text] = MARK.exec(line)!;
    const item = { ...ruled(text!, known), items: [] };
    if (indent && items.length > 0) items.at(-1)!.items.push(item);
    else items.push(item);
  }
  return { kind: "list", ordered: MARK.exec(lines[0]!)?.[2] !== undefined, items };
}

/** The items of a list, a line each. */
function joined(lines: readonly string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (MARK.test(line)) items.push(line);
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return items;
}

function table(lines: readonly string[], known: Known): Block {
  const rows = lines
    .filter((line) => !/^\|[-| ]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split("|")
        .map((cell) => runs(cell.trim(), known)),
    );
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

/** The title of a book. */
export function titleOf(book: readonly Block[]): string {
  const [first] = book;
  return first?.kind === "heading" ? first.text : "";
}

/** The words of runs, without their marks. */
export function plain(text: readonly Run[]): string {
  return text.map((run) => run.text).join("");
}

/** Every rule with its words, in order; a ruling within a rule is its own. */
export function rulesOf(book: readonly Block[]): { id: string; text: string }[] {
  return book.flatMap((block) => {
    if (block.kind === "paragraph" && block.rule)
      return [{ id: block.rule, text: plain(block.runs) }];
    if (block.kind !== "list") return [];
    return block.items
      .filter(({ rule }) => rule !== null)
      .map((item) => ({
        id: item.rule!,
        text: [item, ...item.items].map((one) => plain(one.runs)).join(" "),
      }));
  });
}

/** The chapters of a book: each begins with its heading, what comes before the first is one too. */
export function chapters(book: readonly Block[]): (readonly Block[])[] {
  const found: Block[][] = [[]];
  for (const block of book) {
    if (block.kind === "heading" && block.level === 2) found.push([]);
    found.at(-1)!.push(block);
  }
  return found.filter((chapter) => chapter.length > 0);
}
