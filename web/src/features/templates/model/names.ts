/** Names of templates: a copy gets a name of its own. Pure. */

const LONGEST = 120;
const folded = (name: string) => name.normalize("NFC").trim().toLowerCase();

/** The first unused name such as `Certificate (2)`. */
export function nameOfCopy(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map(folded));
  const stem = name.replace(/ \(\d+\)$/, "");
  if (!known.has(folded(name))) return name;
  let at = 2;
  const next = () => `${stem.slice(0, LONGEST - 6)} (${at})`;
  while (known.has(folded(next()))) at += 1;
  return next();
}
