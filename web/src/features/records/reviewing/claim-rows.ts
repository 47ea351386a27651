/** Each claim that is signed as a row of a list, in the order of the paper and in both scripts. Pure. */

import { NEVER_EXPIRES } from "@ijaza/schema/certificates/rules";
import type { ArabRegion } from "@ijaza/schema/fields/arab-regions";
import type { Field } from "@ijaza/schema/fields/fields";
import { scriptWarnings } from "@ijaza/schema/fields/other-script";
import type { Language } from "@ijaza/schema/product";
import { printValues } from "@ijaza/schema/templates/fields";

export type Claims = Readonly<Record<string, string | number>>;

/** Rows that join several claims have a label of their own; others have that of their first claim. */
export type RowLabel = "name" | "birth" | "identity" | "nationality" | "degree" | "honours" | "credits";

/** One row: its lines, the claims of each, and what is between them. */
export type ClaimGroup = { label?: RowLabel; lines: readonly (readonly string[])[]; between?: string };

export type ClaimLayout = {
  fields: readonly Field[];
  groups: readonly ClaimGroup[];
  /** Claims whose value is a number or a digest, read from the left. */
  references?: readonly string[];
};

/** Words for values that say too little by themselves. */
export type ClaimWords = { never: string; average: (value: string) => string; credits: (value: string) => string };

export type ClaimRow = {
  key: string;
  /** Of a joined row; else the label of a claim. */
  label: { joined: RowLabel } | { text: string };
  /** `inScript`: a value is in these letters, and stands in a field of the other ones. */
  lines: readonly { text: string; isReference: boolean; inScript?: "arabic" | "latin" }[];
};

type RowsOptions = {
  claims: Claims;
  language: Language;
  /** Whose months are shown in Arabic. */
  region?: ArabRegion;
  words: ClaimWords;
};

const isArabic = (name: string): boolean => name.endsWith("Ar");

/** The name of the same claim in Arabic. */
const inArabic = (name: string): string => `${name.replace(/(Fr|En)$/, "")}Ar`;

/** For a reader of Arabic what the record says in Arabic too stands after it. */
function inReadingOrder(lines: ClaimGroup["lines"], language: Language): ClaimGroup["lines"] {
  if (language !== "ar") return lines;
  const names = new Set(lines.flat());
  const isRepeated = (line: readonly string[]) => line.some((name) => !isArabic(name) && names.has(inArabic(name)));
  return [...lines.filter((line) => !isRepeated(line)), ...lines.filter(isRepeated)];
}

function textsOf({ fields }: ClaimLayout, { claims, language, region, words }: RowsOptions): Record<string, string> {
  const texts: Record<string, string> = {
    ...Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, String(value)])),
    ...printValues(fields, claims, { language, region }),
  };
  if (claims.expiryDate === NEVER_EXPIRES) texts.expiryDate = words.never;
  if (texts.average) texts.average = words.average(texts.average);
  if (texts.credits) texts.credits = words.credits(texts.credits);
  return texts;
}

/** No claim is left out: one that no group names stands in a row of its own, and one without a field under its name. */
export function claimRows(layout: ClaimLayout, options: RowsOptions): ClaimRow[] {
  const { fields, groups, references = [] } = layout;
  const texts = textsOf(layout, options);
  const warned = new Set(scriptWarnings(fields, options.claims).map(({ path }) => path));
  const scriptOf = (names: readonly string[]) => {
    const found = names.find((name) => warned.has(name));
    return found && { inScript: isArabic(found) ? ("latin" as const) : ("arabic" as const) };
  };
  const grouped = new Set(groups.flatMap(({ lines }) => lines.flat()));
  const others = [...new Set([...fields.map(({ name }) => name), ...Object.keys(texts)])].filter(
    (name) => !grouped.has(name),
  );
  const all: ClaimGroup[] = [...groups, ...others.map((name) => ({ lines: [[name]] }))];
  return all.flatMap(({ label, lines, between = " · " }) => {
    const present = inReadingOrder(lines, options.language)
      .map((names) => names.filter((name) => texts[name] !== undefined))
      .filter((names) => names.length > 0);
    const first = lines.flat()[0] ?? "";
    if (present.length === 0) return [];
    const own = fields.find(({ name }) => name === first)?.label[options.language] ?? first;
    return [
      {
        key: first,
        label: label ? { joined: label } : { text: own },
        lines: present.map((names) => ({
          text: names.map((name) => texts[name]).join(between),
          isReference: names.every((name) => references.includes(name)),
          ...scriptOf(names),
        })),
      },
    ];
  });
}
