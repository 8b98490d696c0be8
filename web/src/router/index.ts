export * from "./root";
export * from "./routes";
export * from "./router.svelte";
