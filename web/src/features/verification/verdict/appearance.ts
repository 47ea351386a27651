/**
 * Maps a result to its colour and headline: never red for what could not be decided, never green unless all checks
 * passed.
 */
import type { Result } from "@ijaza/verifier/result";

/** Decides colour, icon and seal of the banner. */
export type Look = "valid" | "revoked" | "altered" | "unknown" | "unavailable";

/** The headline and the sentence under it. */
export type Headline =
  | "valid"
  | "revoked"
  | "superseded"
  | "expired"
  | "altered"
  | "issuer"
  | "sealed"
  | "resealed"
  | "unsealed"
  | "ended"
  | "unanchored"
  | "unissued"
  | "untrusted"
  | "foreign"
  | "copy"
  | "unread"
  | "several"
  | "locked"
  | "fresh"
  | "undecided"
  | "unavailable"
  | "outdated"
  | "offline"
  | "badgeUnknown"
  | "busy";

export type Appearance = { look: Look; headline: Headline };

/** A node answered, and its answer does not count. */
const OUTDATED: Appearance = { look: "unavailable", headline: "outdated" };

const BY_REASON: Record<string, Appearance> = {
  revoked: { look: "revoked", headline: "revoked" },
  batch_revoked: { look: "revoked", headline: "revoked" },
  superseded: { look: "revoked", headline: "superseded" },
  expired: { look: "revoked", headline: "expired" },
  not_issued: { look: "unknown", headline: "unissued" },
  registry_not_trusted: { look: "unknown", headline: "untrusted" },
  genesis_mismatch: { look: "unknown", headline: "untrusted" },
  trust_list_expired: { look: "unknown", headline: "untrusted" },
  not_a_diploma: { look: "unknown", headline: "foreign" },
  bundle_version_unknown: { look: "unknown", headline: "foreign" },
  credential_type_unknown: { look: "unknown", headline: "foreign" },
  file_not_named: { look: "unknown", headline: "foreign" },
  file_not_read: { look: "unknown", headline: "unread" },
  part_missing: { look: "unknown", headline: "unread" },
  presentation_unread: { look: "unknown", headline: "several" },
  document_locked: { look: "unknown", headline: "locked" },
  document_too_large: { look: "unknown", headline: "foreign" },
  document_too_complex: { look: "unknown", headline: "foreign" },
  seal_version_unknown: { look: "unknown", headline: "foreign" },
  badge_version_unknown: { look: "unknown", headline: "foreign" },
  seal_key_unknown: { look: "altered", headline: "sealed" },
  seal_of_another_university: { look: "altered", headline: "sealed" },
  seal_key_compromised: { look: "altered", headline: "resealed" },
  seal_key_not_yet_valid: { look: "altered", headline: "unsealed" },
  seal_key_ended: { look: "unknown", headline: "ended" },
  offline: { look: "unavailable", headline: "offline" },
  not_final: { look: "unknown", headline: "fresh" },
  node_stale: OUTDATED,
  node_behind: OUTDATED,
  quorum_missed: OUTDATED,
  rpc_disagree: OUTDATED,
  rpc_malformed: OUTDATED,
  wrong_chain: OUTDATED,
  wrong_code: OUTDATED,
  issuer_name_refused: OUTDATED,
  proof_unavailable: OUTDATED,
  state_proof_invalid: OUTDATED,
  badge_claim_hidden: { look: "unknown", headline: "badgeUnknown" },
  badge_origin_unnamed: { look: "unknown", headline: "badgeUnknown" },
  badge_issuer_missing: { look: "unknown", headline: "badgeUnknown" },
  badge_original_missing: { look: "unknown", headline: "badgeUnknown" },
  badge_list_missing: { look: "unknown", headline: "badgeUnknown" },
  expiry_hidden: { look: "unknown", headline: "undecided" },
  expiry_malformed: { look: "unknown", headline: "undecided" },
};

const REFUSED_BY = { integrity: "altered", issuer: "issuer", anchoring: "unanchored", status: "revoked" } as const;

/**
 * A reason that is not listed above takes the appearance of its verdict, and a refusal that of the check that refused.
 */
export const appearanceOf = ({
  verdict,
  reason,
  checks,
}: Pick<Result, "verdict" | "reason" | "checks">): Appearance => {
  if (verdict === "valid") return { look: "valid", headline: "valid" };
  const known = reason ? BY_REASON[reason] : undefined;
  if (known) return known;
  if (verdict === "unknown") return { look: "unavailable", headline: "unavailable" };
  const failed = checks.find(({ outcome }) => outcome === "invalid")?.name ?? "integrity";
  return { look: failed === "status" ? "revoked" : "altered", headline: REFUSED_BY[failed] };
};

/** Whether a university really issued it, so that its claims may be shown as the university's. */
export const isProved = ({ look }: Pick<Appearance, "look">): boolean => look === "valid" || look === "revoked";

const PASSING: readonly Headline[] = ["unavailable", "outdated", "offline", "fresh", "busy"];

/** Whether the same check may have another outcome later, so that it is repeated. */
export const mayPass = (headline: Headline): boolean => PASSING.includes(headline);
