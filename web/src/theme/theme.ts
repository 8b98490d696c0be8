/** Light, dark, or whatever the machine prefers; the choice is kept on this device. */
export type Theme = "light" | "dark" | "system";

const KEPT_AS = "oenach.theme";

export function keptTheme(): Theme {
  const kept = localStorage.getItem(KEPT_AS);
  return kept === "light" || kept === "dark" ? kept : "system";
}

export function wear(theme: Theme): void {
  if (theme === "system") {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem(KEPT_AS);
  } else {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(KEPT_AS, theme);
  }
}
