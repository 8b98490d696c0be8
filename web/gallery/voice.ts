import { speech } from "../src/speech";
import { CATALOGUES } from "./catalogues";

export const say = speech("en", CATALOGUES.en);
export const names = { A: "Patrick", B: "Brigitte", C: "Arthur", D: "Deirdre", E: "Emer" };
