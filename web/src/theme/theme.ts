import { keep, kept } from "../storage";

/** Light, dark, or whatever the machine prefers; the choice is kept on this device. */
export type Theme = "light" | "dark" | "system";

const KEPT_AS = "oenach.theme";

export function keptTheme(): Theme {
  const theme = kept(KEPT_AS);
  return theme === "light" || theme === "dark" ? theme : "system";
}

export function wear(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  keep(KEPT_AS, theme === "system" ? null : theme);
}

/** From light to dark or back, whichever is worn now. */
export function swap(): void {
  const theme = keptTheme();
  const dark =
    theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  wear(dark ? "light" : "dark");
}
