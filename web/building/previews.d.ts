import type { Plugin } from "vite";

export function previews(): Plugin;
