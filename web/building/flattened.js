/** A value that is asked for by name, with what stands in for it. */
const ASKED = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/;
/** Two values, by day and by night; either may have parentheses of its own. */
const DAY = /light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^()]|\([^()]*\))*\)/g;

/**
 * Writes what style sheets say of a drawing into the drawing itself, for a painter who knows
 * neither classes nor custom properties.
 * @param {Element} element
 * @param {CSSStyleSheet[]} sheets
 */
export function flattened(element, sheets) {
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules]).filter(isStyle);
  // As a page is before anybody has chosen anything: what holds only for a choice is left out.
  const root = element.ownerDocument.documentElement;
  flatten(element, rules, new Map(declared(rules, (selector) => root.matches(selector))));
}

/** @type {(rule: CSSRule) => rule is CSSStyleRule} */
function isStyle(rule) {
  return "selectorText" in rule;
}

/**
 * @param {Element} element
 * @param {CSSStyleRule[]} rules
 * @param {ReadonlyMap<string, string>} inherited
 */
function flatten(element, rules, inherited) {
  const known = new Map(inherited);
  const own = declared(rules, (selector) => element.matches(selector));
  const inline = (element.getAttribute("style") ?? "").split(";").flatMap((part) => {
    const [name, value] = part.split(/:(.*)/s).map((word) => word.trim());
    return name && value ? [[name, value]] : [];
  });
  const all = [...own, ...inline];
  for (const [name, value] of all) if (name.startsWith("--")) known.set(name, said(value, known));
  for (const { name, value } of [...element.attributes]) {
    if (value.includes("var(")) element.setAttribute(name, said(value, known));
  }
  for (const [name, value] of all) {
    if (!name.startsWith("--")) element.setAttribute(name, said(value, known));
  }
  element.removeAttribute("class");
  element.removeAttribute("style");
  for (const child of element.children) flatten(child, rules, known);
}

/**
 * What the rules for some selectors say, the last word last.
 * @param {CSSStyleRule[]} rules
 * @param {(selector: string) => boolean} meant
 * @returns {[string, string][]}
 */
function declared(rules, meant) {
  return rules
    .filter(({ selectorText }) => meant(selectorText))
    .flatMap(({ style }) =>
      Array.from(style).map(
        (name) => /** @type {[string, string]} */ ([name, style.getPropertyValue(name)]),
      ),
    );
}

/**
 * @param {string} value
 * @param {ReadonlyMap<string, string>} known
 * @returns {string}
 */
function said(value, known) {
  const asked = ASKED.exec(value);
  if (!asked) return value.replace(DAY, "$1");
  const [whole, name = "", otherwise = ""] = asked;
  return said(value.replace(whole, (known.get(name) ?? otherwise).trim()), known);
}
