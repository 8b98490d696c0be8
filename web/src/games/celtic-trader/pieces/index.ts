import "./palette.css";

export * from "./tokens";
export { default as RoleSign } from "./RoleSign.svelte";
export { default as StoneCircle } from "./StoneCircle.svelte";
export { default as StrongholdPlace } from "./StrongholdPlace.svelte";
export { default as TraderPawn } from "./TraderPawn.svelte";
export { default as TraderToken } from "./TraderToken.svelte";
