/** An option of a game as a form shows it. */
export type OptionForm =
  | { kind: "choice"; name: string; usual: string; values: string[] }
  | { kind: "flag"; name: string; usual: boolean }
  | { kind: "number"; name: string; usual: number; least: number; most: number }
  /** A word alone, or one of some units with a number. */
  | { kind: "measure"; name: string; usual: string; alone: string; units: string[] }
  /** One that has a name, or the content of a file. */
  | { kind: "file"; name: string; usual: string; values: string[] };

interface Schema {
  type?: string;
  enum?: string[];
  anyOf?: Schema[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

const MEASURE = /^\^\((\w+)\|\(([\w|]+)\):/;

/** The form of a game's options, from the schema that the server sends. */
export function optionForms(schema: Record<string, unknown> | undefined): OptionForm[] {
  const options = (schema?.["properties"] ?? {}) as Record<string, Schema>;
  return Object.entries(options).flatMap(([name, option]) => optionForm(name, option) ?? []);
}

function optionForm(name: string, option: Schema): OptionForm | null {
  const usual = option.default;
  const measure = MEASURE.exec(option.pattern ?? "");
  if (option.type === "boolean") return { kind: "flag", name, usual: usual === true };
  if (option.type === "integer") {
    const { minimum: least = 0, maximum: most = 999 } = option;
    return { kind: "number", name, usual: Number(usual), least, most };
  }
  if (measure) {
    const [, alone, units] = measure;
    return { kind: "measure", name, usual: String(usual), alone: alone!, units: units!.split("|") };
  }
  if (option.anyOf?.some(({ type }) => type === "object")) {
    const values = option.anyOf.flatMap((one) => one.enum ?? []);
    return { kind: "file", name, usual: String(usual), values };
  }
  const values = option.enum ?? [];
  // Where there is nothing to choose, nothing is asked.
  return values.length > 1 ? { kind: "choice", name, usual: String(usual), values } : null;
}
