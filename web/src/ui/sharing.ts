/** Whether this browser can hand a link to other programs. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Hands a link to another program; whoever changes their mind is not told that something failed. */
export async function share(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch (failure) {
    if (!(failure instanceof DOMException && failure.name === "AbortError")) throw failure;
  }
}

/** Copies a link; says whether it could. */
export async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    // On plain http there is no clipboard to write to, but what is selected can be copied.
    return copySelected(url);
  }
}

function copySelected(url: string): boolean {
  const field = document.createElement("textarea");
  field.value = url;
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
