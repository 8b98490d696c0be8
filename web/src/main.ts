import "./theme";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferred, voice } from "./speech";
import { keptTheme, wear } from "./theme";

wear(keptTheme());
await voice.speak(preferred());
mount(App, { target: document.body });
