import type { Speech } from "../../speech";
import type { Names } from "../../table/names";

const GATE = /^([A-E])(\d+)$/;

/** A gate by whose it is; null for any other place. */
export function gateName(place: string, names: Names, say: Speech): string | null {
  const gate = GATE.exec(place);
  if (!gate) return null;
  return say("board-tain-gate", { name: names[gate[1]!] ?? gate[1]!, gate: gate[2]! });
}

/** Any place: a gate, or one of the kingdom's. */
export function placeName(place: string, names: Names, say: Speech): string {
  if (place.startsWith("K")) return say(`board-tain-kingdom-${place}`);
  return gateName(place, names, say) ?? place;
}
