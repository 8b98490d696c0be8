/** Writes what style sheets say of a drawing into the drawing itself. */
export function flattened(element: Element, sheets: CSSStyleSheet[]): void;
