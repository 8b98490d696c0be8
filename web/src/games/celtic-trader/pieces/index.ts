import "./palette.css";

export * from "./tokens";
export { default as RoleSign } from "./RoleSign.svelte";
export { default as StoneCircle } from "./StoneCircle.svelte";
export { default as StrongholdPlace } from "./StrongholdPlace.svelte";
export { default as CelticTraderPawn } from "./CelticTraderPawn.svelte";
export { default as CelticTraderToken } from "./CelticTraderToken.svelte";
