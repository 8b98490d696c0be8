export { default as ClanToken } from "./ClanToken.svelte";
export { default as Cow } from "./Cow.svelte";
export { default as Gate } from "./Gate.svelte";
export { default as Jewel } from "./Jewel.svelte";
export { default as Screen } from "./Screen.svelte";
