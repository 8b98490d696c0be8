export { default as ScorePlot } from "./ScorePlot.svelte";
