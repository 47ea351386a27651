/** Presets of claims that holders often share. Pure. */
import { isPublicCertificateClaim } from "../certificates/rules.ts";
import { isPublicDiplomaClaim } from "../diplomas/fields.ts";
import type { DOCUMENT_KINDS } from "./shares.ts";

export const SHARE_PRESETS = ["public", "with_birth", "without_honours"] as const;
export type SharePreset = (typeof SHARE_PRESETS)[number];

const BIRTH = new Set(["birthDate", "birthPlace", "birthPlaceAr"]);
const HONOURS = new Set(["honours", "average"]);
const NAMES = new Set(["firstName", "lastName", "firstNameAr", "lastNameAr"]);
const RECIPIENTS = new Set(["recipientFirstName", "recipientLastName", "recipientFirstNameAr", "recipientLastNameAr"]);

type Of = { kind: (typeof DOCUMENT_KINDS)[number]; names: readonly string[] };

/** The claims of a document that the preset discloses, in their order. */
export function claimsOfPreset(preset: SharePreset, { kind, names }: Of): string[] {
  const isPublic = (name: string) => (kind === "diploma" ? isPublicDiplomaClaim(name) : isPublicCertificateClaim(name));
  return names.filter((name) => {
    if (preset === "with_birth" && BIRTH.has(name)) return true;
    return isPublic(name) && !(preset === "without_honours" && HONOURS.has(name));
  });
}

/** Whether these claims identify the holder; if not, the page asks the holder again. */
export const namesHolder = ({ kind, names }: Of): boolean =>
  names.some((name) => (kind === "diploma" ? NAMES : RECIPIENTS).has(name));
