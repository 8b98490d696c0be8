/** The resources of Celtic Trader. */
export type Resource = "deer" | "cloth" | "wheat" | "fish" | "ore" | "grapes";
export type TraderTokenKind = Resource | "roman" | "cycle" | "orders" | "romanisation";
export type Role = "fastest" | "trusted" | "strongest" | "shrewdest" | "hardiest" | "wisest";

export const RESOURCES: readonly Resource[] = ["deer", "cloth", "wheat", "fish", "ore", "grapes"];
export const TOKENS: readonly TraderTokenKind[] = [
  ...RESOURCES,
  "roman",
  "cycle",
  "orders",
  "romanisation",
];
export const ROLES: readonly Role[] = [
  "fastest",
  "trusted",
  "strongest",
  "shrewdest",
  "hardiest",
  "wisest",
];

export function isResource(kind: TraderTokenKind): kind is Resource {
  return (RESOURCES as readonly string[]).includes(kind);
}
