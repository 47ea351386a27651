/** The texts of a certificate for a reader: the recipient, what is certified, the values of its fields. */
import type { Certificate } from "@ijaza/schema/certificates/certificate";
import { subjectFieldOf } from "@ijaza/schema/certificates/fields";
import type { Language } from "@ijaza/schema/product";
import type { ChipStatus } from "../../ui/Chip.tsx";

type NamedCertificate = Pick<
  Certificate,
  "recipientFirstName" | "recipientLastName" | "recipientFirstNameAr" | "recipientLastNameAr"
>;

/** The Arabic name for a reader of Arabic, where the record has it. */
export function recipientOf(certificate: NamedCertificate, language: Language): string {
  const arabic = [certificate.recipientFirstNameAr, certificate.recipientLastNameAr].filter(Boolean).join(" ");
  return language === "ar" && arabic ? arabic : latinName(certificate);
}

export const latinName = ({ recipientFirstName, recipientLastName }: NamedCertificate): string =>
  `${recipientFirstName} ${recipientLastName}`;

/** The name in the script that `recipientOf` does not show; null where there is one script only. */
export function otherRecipientOf(certificate: NamedCertificate, language: Language): string | null {
  const shown = recipientOf(certificate, language);
  return (["en", "ar"] as const).map((each) => recipientOf(certificate, each)).find((name) => name !== shown) ?? null;
}

/** What it certifies, as a text of its template says, else the template's name. */
export function subjectOf(
  { fields, templateName }: Pick<Certificate, "fields" | "templateName">,
  language: Language,
): string {
  const texts = fields.filter(({ type, value }) => type === "text" && value !== null);
  return String(subjectFieldOf(texts, language)?.value ?? templateName);
}

/** A signed one whose last day is over is told as expired. */
export const shownStatus = ({ status, expired }: Pick<Certificate, "status" | "expired">): ChipStatus =>
  status === "signed" && expired ? "expired" : status;
