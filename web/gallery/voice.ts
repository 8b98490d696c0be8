import { speech } from "../src/speech";

const shared = import.meta.glob<string>("../../src/oenach/messages/*.en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const own = import.meta.glob<string>("../src/speech/*.en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const say = speech("en", [...Object.values(shared), ...Object.values(own)]);
export const names = { A: "Patrick", B: "Brigitte", C: "Arthur", D: "Deirdre", E: "Emer" };
