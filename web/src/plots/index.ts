export { default as ScorePlot } from "./ScorePlot.svelte";
export * from "./series";
