/** Names of templates: a copy has one of its own. Pure. */

const LONGEST = 120;
const folded = (name: string) => name.normalize("NFC").trim().toLowerCase();

/** `Certificate (2)`: the first such name that no template has. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(folded));
  const stem = name.replace(/ \(\d+\)$/, "");
  if (!known.has(folded(name))) return name;
  let at = 2;
  const next = () => `${stem.slice(0, LONGEST - 6)} (${at})`;
  while (known.has(folded(next()))) at += 1;
  return next();
}
