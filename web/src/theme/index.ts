import "./tokens.css";
import "./base.css";

export * from "./theme";
