import "./palette.css";

export * from "./seats";
export { default as SeatEmblem } from "./SeatEmblem.svelte";
export { default as SeatToken } from "./SeatToken.svelte";
