export * from "./client";
export * from "./me.svelte";
