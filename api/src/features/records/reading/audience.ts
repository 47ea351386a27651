/** Decides who sees which claims of a record; used wherever claims leave the server. Pure. */
import type { Role } from "@ijaza/schema/users/roles";
import type { RecordKind } from "../records.kind.ts";

/** The reader of a record by its id: its holder, the staff of its university, or anyone with its link. */
export type ReaderAudience = "owner" | "university" | "anyone";

/** For whom claims are disclosed: a reader, or anyone with the link of a share. */
export type Audience = ReaderAudience | { share: string };

/** The claims of one record that an audience sees. */
export type Disclosure<For extends Audience = ReaderAudience> = {
  audience: For;
  /** Names of the public claims that the holder hides from everyone with the link, in alphabetical order. */
  withheld: readonly string[];
  /** Whether this audience sees the claim of this name. */
  discloses(name: string): boolean;
};

/** Always shown, because without the last day nobody can tell whether a certificate is still valid. */
export const ALWAYS_SHOWN = "expiryDate";

type Reader = { id: string; role: Role; universityId: string | null };

/** The audience of a reader; null is somebody without a session. */
export function audienceOf(
  reader: Reader | null,
  record: { university_id: string; student_id: string | null },
): ReaderAudience {
  if (!reader || reader.universityId !== record.university_id) return "anyone";
  if (reader.role !== "student") return "university";
  return reader.id === record.student_id ? "owner" : "anyone";
}

type ClaimRules = Pick<RecordKind["declared"], "isPublicClaim">;
type Read = { audience: ReaderAudience; kind: { declared: ClaimRules }; withheld: readonly string[] };
type ShareAudience = { audience: { share: string }; chosen: readonly string[] };

/** Owner and university see all claims, anyone the public ones that are not withheld, and a share the chosen ones. */
export function disclosureTo(request: ShareAudience): Disclosure<{ share: string }>;
export function disclosureTo(request: Read): Disclosure;
export function disclosureTo(request: Read | ShareAudience): Disclosure<Audience> {
  if ("chosen" in request) {
    const chosen = new Set([...request.chosen, ALWAYS_SHOWN]);
    return { audience: request.audience, withheld: [], discloses: (name) => chosen.has(name) };
  }
  const { audience, kind, withheld } = request;
  if (audience !== "anyone") return { audience, withheld: [], discloses: () => true };
  const without = new Set(withheld);
  return { audience, withheld, discloses: (name) => kind.declared.isPublicClaim(name) && !without.has(name) };
}
