import "./theme";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./router";
import { comeAnew, sayCutOff } from "./shell/come-anew";
import { pageOf } from "./shell/pages";
import { preferred, voice } from "./speech";
import { appearance, keptTheme, wear } from "./theme";

wear(keptTheme());
appearance.wear();
addEventListener("vite:preloadError", (event) => {
  if (comeAnew()) event.preventDefault();
});
// The page comes together with the words for it; whether it could be had is seen when it is shown.
pageOf(router.route)
  ?.load()
  .catch(() => {});
try {
  await voice.speak(preferred());
  mount(App, { target: document.body });
} catch {
  if (!comeAnew()) sayCutOff(preferred());
}
