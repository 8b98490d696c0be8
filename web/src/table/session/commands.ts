import type { ClientMessage } from "../../wire/types";

/** A message that gets an answer of its own, by its id. */
export type Command = Extract<ClientMessage, { id: string }>;

/** A command before it has an id. */
export type Wish = Command extends infer One
  ? One extends Command
    ? Omit<One, "id">
    : never
  : never;

/** An id that nobody else chooses; on plain http there is no crypto.randomUUID. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Commands that no answer has come for, in the order in which they were given. */
export class Unanswered {
  readonly #commands = new Map<string, Command>();

  keep(command: Command): void {
    this.#commands.set(command.id, command);
  }

  /** Takes the command out to which an answer came. */
  answered(id: string | null): Command | undefined {
    const command = id === null ? undefined : this.#commands.get(id);
    if (command) this.#commands.delete(command.id);
    return command;
  }

  has(id: string | null | undefined): boolean {
    return id != null && this.#commands.has(id);
  }

  all(): readonly Command[] {
    return [...this.#commands.values()];
  }
}
