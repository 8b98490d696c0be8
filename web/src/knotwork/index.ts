export * from "./lattice";
export * from "./weave";
export * from "./patterns";
export * from "./drawing";
export { default as Bands } from "./Bands.svelte";
export { default as KnotFrame } from "./KnotFrame.svelte";
export { default as KnotPanel } from "./KnotPanel.svelte";
export { default as KnotRule } from "./KnotRule.svelte";
export { default as KnotRing } from "./KnotRing.svelte";
