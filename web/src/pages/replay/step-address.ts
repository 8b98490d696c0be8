import { pathTo } from "../../router/root";

const STEP = /^#step-(\d{1,6})$/;

/** The step that an address names; null if it names none. */
export function stepOf({ hash }: { readonly hash: string }): number | null {
  const named = STEP.exec(hash)?.[1];
  return named === undefined ? null : Number(named);
}

/** The address of a step of a match. */
export function stepAddress(id: string, step: number): string {
  return `${location.origin}${pathTo(`/replay/${encodeURIComponent(id)}`)}#step-${step}`;
}
