import "../src/theme";
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

// The screenshots ask for a theme and a part of the gallery by name.
const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
mount(Gallery, { target: document.body, props: { part: asked.get("part") } });
