/** Names a document where its link is shown: its subject, its holder, its status. Pure. */
import type { Language, Texts } from "@ijaza/schema/product";
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import type { Claims } from "@ijaza/verifier/result";
import type { Template } from "../../templates/templates.service.ts";
import type { Standing } from "../documents.standing.ts";

export const KINDS: Record<TemplateKind, Texts> = {
  diploma: { en: "Diploma", fr: "Diplôme", ar: "شهادة علمية" },
  certificate: { en: "Certificate", fr: "Certificat", ar: "شهادة مهنية" },
};

/** The stamp on a card, by status; a valid document has none. */
export const STAMPS: Record<Exclude<Standing, "good">, Texts> = {
  revoked: { en: "Revoked", fr: "Révoqué", ar: "ملغاة" },
  superseded: { en: "Replaced", fr: "Remplacé", ar: "استُبدلت" },
  expired: { en: "Expired", fr: "Expiré", ar: "منتهية" },
};

const TITLES: Record<Language, readonly string[]> = {
  en: ["titleEn", "titleFr", "titleAr"],
  fr: ["titleFr", "titleEn", "titleAr"],
  ar: ["titleAr", "titleFr", "titleEn"],
};

type SubjectInOptions = { kind: TemplateKind; claims: Claims; template: Pick<Template, "fieldsDefinition"> };

/** The diploma's title or the certificate's first field; the kind when the reader may see neither. */
export function subjectIn({ kind, claims, template }: SubjectInOptions, language: Language): string {
  const names = kind === "diploma" ? TITLES[language] : template.fieldsDefinition.slice(0, 1).map(({ name }) => name);
  const claim = names.map((name) => claims[name]).find((value) => value !== undefined && value !== "");
  return claim === undefined ? KINDS[kind][language] : String(claim);
}
