import "./palette.css";

export * from "./stones";
export { default as Stone } from "./Stone.svelte";
