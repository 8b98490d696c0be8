import "./tokens.css";
import "./base.css";

export * from "./theme";
export { appearance, CHOICES, type Appearance, type Aspect } from "./appearance.svelte";
