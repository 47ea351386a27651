/** Builds a badge before it is signed: an OpenBadgeCredential (Open Badges 3.0) of the claims that its reader may see. Pure. */
import { CREDENTIALS_V2, OPEN_BADGES_V3 } from "@ijaza/verifier/badge/contexts";
import { BADGE_SCHEMA_TYPE, NEWEST_BADGE, schemaPathOf } from "@ijaza/verifier/badge/forms";
import { badgeAt, originalAt, statusListAt } from "./badges.addresses.ts";
import { describeHolder, type HolderFacts } from "./badges.holders.ts";
import { inSeconds } from "./badges.signing.ts";
import { originalTexts } from "./badges.texts.ts";

/** Facts of a document that are no claims, and the place of its badge in a status list. */
export type Subject = HolderFacts & {
  signedAt: Date;
  slug: string;
  status: { list: number; entry: number };
  publicUrl: string;
};

export function describeBadge(subject: Subject) {
  const { kind, id, issuer, publicUrl, signedAt, slug, status, title, language } = subject;
  return {
    "@context": [CREDENTIALS_V2, OPEN_BADGES_V3],
    id: badgeAt(publicUrl, { kind, id }),
    type: ["VerifiableCredential", "OpenBadgeCredential"],
    name: title,
    issuer: { id: issuer.did, type: ["Profile"], name: issuer.name[language] },
    validFrom: inSeconds(signedAt),
    ...endOf(subject),
    awardedDate: `${awardedOn(subject)}T00:00:00Z`,
    credentialSubject: describeHolder(subject),
    credentialSchema: { id: `${publicUrl}${schemaPathOf(NEWEST_BADGE)}`, type: BADGE_SCHEMA_TYPE },
    credentialStatus: describeStatus(statusListAt(publicUrl, { slug, list: status.list }), status.entry),
    evidence: [{ id: originalAt(publicUrl, id), type: ["Evidence"], ...originalTexts(language) }],
  };
}

/** A diploma is awarded by the jury's decision. */
const awardedOn = ({ kind, claims, signedAt }: Subject) =>
  (kind === "diploma" ? claims.decisionDate : claims.issueDate) ?? inSeconds(signedAt).slice(0, 10);

/** A certificate with a last day is valid until that day ends in UTC. */
function endOf({ kind, claims: { expiryDate } }: Subject) {
  const ends = kind === "certificate" && /^\d{4}-\d{2}-\d{2}$/.test(String(expiryDate));
  return ends ? { validUntil: `${expiryDate}T23:59:59Z` } : {};
}

/** What a credential says of its entry in the status list at this address. */
export function describeStatus(list: string, entry: number) {
  return {
    id: `${list}#${entry}`,
    type: "BitstringStatusListEntry",
    statusPurpose: "revocation",
    statusListIndex: String(entry),
    statusListCredential: list,
  };
}
