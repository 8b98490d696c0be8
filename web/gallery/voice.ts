import { speech } from "../src/speech";
import catalogues from "../src/speech/catalogues/en";

export const say = speech("en", catalogues);
export const names = { A: "Patrick", B: "Brigitte", C: "Arthur", D: "Deirdre", E: "Emer" };
