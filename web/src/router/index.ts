export * from "./routes";
export * from "./router.svelte";
