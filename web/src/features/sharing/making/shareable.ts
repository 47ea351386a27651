/** One's own document that can be shared, the named sets of its facts, and its facts one by one. Pure. */
import { CERTIFICATE_FIELDS } from "@ijaza/schema/certificates/fields";
import { DIPLOMA_FIELDS, FILE_CLAIMS } from "@ijaza/schema/diplomas/fields";
import type { Field } from "@ijaza/schema/fields/fields";
import type { Language } from "@ijaza/schema/product";
import { STUDENT_FIELDS } from "@ijaza/schema/students/fields";
import type { Claims } from "@ijaza/verifier/result";
import { fieldText } from "../../../ui/field-text.ts";
import type { OwnLabels } from "../../verification/verification.parts.tsx";

export type Shareable = {
  _id: string;
  kind: "diploma" | "certificate";
  /** In the reader's language. */
  title: string;
  /** Names of the facts that the paper prints. */
  printed: readonly string[];
  /** The university's labels for its own fields. */
  labels: OwnLabels;
};

/** `own`: each fact is chosen by itself. */
export const PRESETS = ["printed", "withoutHonours", "withBirth", "own"] as const;
export type Preset = (typeof PRESETS)[number];

const HONOURS = ["honours", "average"];
const BIRTH = ["birthDate", "birthPlace", "birthPlaceAr"];
const TITLES = ["titleFr", "titleEn", "titleAr"];
/** Always disclosed: without it nobody could judge a certificate. */
const ALWAYS = "expiryDate";

/** The facts that a preset discloses of a document with these facts. */
export const claimsOfPreset = (
  preset: Exclude<Preset, "own">,
  { printed }: Pick<Shareable, "printed">,
  made: readonly string[],
): string[] => {
  if (preset === "withBirth") return made.filter((name) => printed.includes(name) || BIRTH.includes(name));
  const shown = made.filter((name) => printed.includes(name));
  return preset === "printed" ? shown : shown.filter((name) => !HONOURS.includes(name));
};

/** The presets that differ from each other for documents with these facts. */
export const presetsFor = (made: readonly string[]): Preset[] =>
  PRESETS.filter((preset) => {
    if (preset === "withoutHonours") return made.some((name) => HONOURS.includes(name));
    return preset !== "withBirth" || made.some((name) => BIRTH.includes(name));
  });

const isSame = (some: readonly string[], others: readonly string[]): boolean => {
  const without = (names: readonly string[]) => [...names].filter((name) => name !== ALWAYS).sort();
  return without(some).join(" ") === without(others).join(" ");
};

/** The preset that discloses exactly these facts of a document, as far as its printed facts decide it. */
export const presetOf = ({ printed }: Pick<Shareable, "printed">, claims: readonly string[]): Preset => {
  const made = [...new Set([...printed, ...claims])];
  const found = PRESETS.find((each) => each !== "own" && isSame(claims, claimsOfPreset(each, { printed }, made)));
  return found ?? "own";
};

/** Whether a fact is always disclosed: without its title a document says nothing. */
export const isFixed = (name: string): boolean => TITLES.includes(name) || name === ALWAYS;

export type OwnFact = { name: string; label: string; value: string };

const FIELDS: readonly Field[] = [...DIPLOMA_FIELDS, ...STUDENT_FIELDS, ...CERTIFICATE_FIELDS];
const NAMED: readonly string[] = FIELDS.map(({ name }) => name);
const HIDDEN: readonly string[] = FILE_CLAIMS;

const labelOf = (name: string, language: Language, labels: OwnLabels = []): string =>
  labels.find((each) => each.name === name)?.label[language] ??
  FIELDS.find((each) => each.name === name)?.label[language] ??
  name;

/** Every fact that can be chosen, in the order of the fields, without digests of files. */
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

/** Whether the facts name the holder. */
export const namesHolder = (claims: readonly string[]): boolean =>
  claims.some((name) => /^(?:first|last|recipientFirst|recipientLast)Name/.test(name));
