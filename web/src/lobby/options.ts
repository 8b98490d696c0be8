/** An option of a game as a form shows it. */
export type OptionForm =
  | { kind: "choice"; name: string; usual: string; values: string[] }
  | { kind: "flag"; name: string; usual: boolean }
  | { kind: "number"; name: string; usual: number; least: number; most: number }
  /** A word alone, or one of some units with a number. */
  | { kind: "measure"; name: string; usual: string; alone: string; units: string[] };

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
  const values = option.enum ?? option.anyOf?.find((one) => one.enum)?.enum;
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
  // Where there is nothing to choose, nothing is asked.
  return values && values.length > 1
    ? { kind: "choice", name, usual: String(usual), values }
    : null;
}
