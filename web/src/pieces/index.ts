import "./palette.css";

export * from "./clans";
export * from "./tain/kinds";
export * from "./keltis/stones";
export * from "./trader/tokens";
export { default as ClanEmblem } from "./ClanEmblem.svelte";
export { default as ClanToken } from "./tain/ClanToken.svelte";
export { default as Cow } from "./tain/Cow.svelte";
export { default as Jewel } from "./tain/Jewel.svelte";
export { default as Screen } from "./tain/Screen.svelte";
export { default as Gate } from "./tain/Gate.svelte";
export { default as Stone } from "./keltis/Stone.svelte";
export { default as TraderToken } from "./trader/TraderToken.svelte";
export { default as TraderPawn } from "./trader/TraderPawn.svelte";
export { default as RoleSign } from "./trader/RoleSign.svelte";
export { default as StrongholdPlace } from "./trader/StrongholdPlace.svelte";
export { default as StoneCircle } from "./trader/StoneCircle.svelte";
