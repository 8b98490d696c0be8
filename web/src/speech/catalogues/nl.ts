const shared = import.meta.glob<string>(
  "../../../../src/oenach/messages/{bots,celtic-trader,keltis,kernel,server,story,tain}.nl.ftl",
  { query: "?raw", import: "default", eager: true },
);
const own = import.meta.glob<string>("../*.nl.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [...Object.values(shared), ...Object.values(own)];
