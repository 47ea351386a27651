/** The title of a document as on paper: in the reader's script, and beside it in the other. Pure. */
import type { Language, Texts } from "@ijaza/schema/product";
import type { Claims } from "@ijaza/verifier/result";
import { holderOf, isCertificate, type OwnLabels, subjectOf, textOf } from "./facts.ts";

/** The texts in one script; `year` is the academic year. A claim that is not disclosed is absent. */
export type Side = { language: Language; name?: string; subject?: string; university?: string; year?: string };

/** `other` is absent where the other script adds nothing. */
export type Facing = { main: Side; other?: Side };

export type NamedFacts = {
  claims: Claims;
  language: Language;
  /** The university's name in the reader's language, and, where it is known, in all languages. */
  university: { main: string; listed?: Texts };
  labels?: OwnLabels;
};

export function facingOf(named: NamedFacts): Facing {
  const { claims, language, university, labels } = named;
  const main: Side = {
    language,
    name: holderOf(claims, language)?.main,
    subject: subjectOf(claims, language, labels),
    university: university.main || undefined,
    year: textOf(claims, "academicYear"),
  };
  const other = facingSide(named, main);
  return other.name || other.subject ? { main, other } : { main };
}

function facingSide({ claims, language, university: { listed } }: NamedFacts, main: Side): Side {
  const title = titleFacing(claims, language);
  const subject = title && title.text !== main.subject ? title.text : undefined;
  const side = title?.language ?? (language === "ar" ? "fr" : "ar");
  return {
    language: side,
    name: holderOf(claims, language)?.others[0],
    subject,
    university: listed?.[side] || undefined,
    year: main.year,
  };
}

/** The title in the other script than the reader's. */
function titleFacing(claims: Claims, language: Language): { language: Language; text: string } | undefined {
  if (isCertificate(claims)) return undefined;
  const candidates = language === "ar" ? (["fr", "en"] as const) : (["ar"] as const);
  const names = { ar: "titleAr", en: "titleEn", fr: "titleFr" };
  for (const each of candidates) {
    const text = textOf(claims, names[each]);
    if (text) return { language: each, text };
  }
  return undefined;
}
