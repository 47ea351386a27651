/** A document of one's own that can be shared, the sets of its facts that are offered by name, and its facts one by one. Pure. */
import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificate-fields";
import { DIPLOMA_FIELDS, FILE_CLAIMS } from "@ijaza/schema/diploma-fields";
import type { Field } from "@ijaza/schema/fields";
import type { Language } from "@ijaza/schema/product";
import { STUDENT_FIELDS } from "@ijaza/schema/student-fields";
import type { Claims } from "@ijaza/verifier/result";
import { fieldText } from "../../ui/field-text.ts";
import type { OwnLabels } from "../verification/verification.parts.tsx";

export type Shareable = {
  _id: string;
  kind: "diploma" | "certificate";
  /** In the reader's language. */
  title: string;
  /** Names of what stands on the paper. */
  printed: readonly string[];
  /** What the university calls the fields of its own. */
  labels: OwnLabels;
};

/** `own`: chosen fact by fact. */
export const PRESETS = ["printed", "withoutHonours", "withBirth", "own"] as const;
export type Preset = (typeof PRESETS)[number];

const HONOURS = ["honours", "average"];
const BIRTH = ["birthDate", "birthPlace", "birthPlaceAr"];
const TITLES = ["titleFr", "titleEn", "titleAr"];
/** Shown whatever is chosen: nobody could judge a certificate without it. */
const ALWAYS = "expiryDate";

/** The facts that a preset shows of a document that makes these. */
export const claimsOfPreset = (
  preset: Exclude<Preset, "own">,
  { printed }: Pick<Shareable, "printed">,
  made: readonly string[],
): string[] => {
  if (preset === "withBirth") return made.filter((name) => printed.includes(name) || BIRTH.includes(name));
  const shown = made.filter((name) => printed.includes(name));
  return preset === "printed" ? shown : shown.filter((name) => !HONOURS.includes(name));
};

/** Which presets differ for documents that make these facts. */
export const presetsFor = (made: readonly string[]): Preset[] =>
  PRESETS.filter((preset) => {
    if (preset === "withoutHonours") return made.some((name) => HONOURS.includes(name));
    return preset !== "withBirth" || made.some((name) => BIRTH.includes(name));
  });

const isSame = (some: readonly string[], others: readonly string[]): boolean => {
  const without = (names: readonly string[]) => [...names].filter((name) => name !== ALWAYS).sort();
  return without(some).join(" ") === without(others).join(" ");
};

/** The preset that shows just these facts of a document, as far as what is printed on it tells. */
export const presetOf = ({ printed }: Pick<Shareable, "printed">, claims: readonly string[]): Preset => {
  const made = [...new Set([...printed, ...claims])];
  const found = PRESETS.find((each) => each !== "own" && isSame(claims, claimsOfPreset(each, { printed }, made)));
  return found ?? "own";
};

/** What is always shown: a document that does not say what it certifies says nothing. */
export const isFixed = (name: string): boolean => TITLES.includes(name) || name === ALWAYS;

export type OwnFact = { name: string; label: string; value: string };

const FIELDS: readonly Field[] = [...DIPLOMA_FIELDS, ...STUDENT_FIELDS, ...CERTIFICATE_FIELDS];
const NAMED: readonly string[] = FIELDS.map(({ name }) => name);
const HIDDEN: readonly string[] = FILE_CLAIMS;

const labelOf = (name: string, language: Language, labels: OwnLabels = []): string =>
  labels.find((each) => each.name === name)?.label[language] ??
  FIELDS.find((each) => each.name === name)?.label[language] ??
  name;

/** Every fact that can be chosen, in the order of the fields; fingerprints of files are none. */
export const factsOf = (claims: Claims, language: Language, labels: OwnLabels): OwnFact[] => {
  const names = Object.keys(claims).filter((name) => !HIDDEN.includes(name));
  const own = names.filter((name) => !NAMED.includes(name));
  return [...NAMED.filter((name, at) => names.includes(name) && NAMED.indexOf(name) === at), ...own].map((name) => {
    const field = FIELDS.find((each) => each.name === name);
    const value = claims[name] ?? "";
    const text = field ? fieldText(field, value, language) : null;
    return { name, label: labelOf(name, language, labels), value: text ?? String(value) };
  });
};

/** Whether facts name the holder. */
export const namesHolder = (claims: readonly string[]): boolean =>
  claims.some((name) => /^(?:first|last|recipientFirst|recipientLast)Name/.test(name));
