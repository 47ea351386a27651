/**
 * Computed styles, read once for each kind of element: queries by role ask for those of every element and of all around it,
 * and jsdom goes through its whole sheet for each. Tests load no sheets, so that an element's kind says it all.
 */

/** The attributes by which jsdom tells elements of one name apart; what it lets them inherit, no page sets. */
const DECIDING = ["hidden", "open", "type", "dir", "style"];

const browser = document.defaultView!;
const read = browser.getComputedStyle;
const known = new Map<string, CSSStyleDeclaration>();

const readOnce: typeof read = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0) return read(element, pseudo);
  const kind = [element.localName, ...DECIDING.map((name) => element.getAttribute(name) ?? "–")].join(" ");
  const style = known.get(kind) ?? read(element);
  known.set(kind, style);
  return style;
};

browser.getComputedStyle = readOnce;
globalThis.getComputedStyle = readOnce;
