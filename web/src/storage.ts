// What is remembered on this device. A browser may forbid that, which must keep nobody from playing.

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers something, or forgets it if there is nothing to remember. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It holds until the page is left.
  }
}
