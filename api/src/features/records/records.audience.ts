/** Who sees which claims of a record: decided here, and asked for wherever claims leave the server. Pure. */
import type { Role } from "@ijaza/schema/roles";
import type { RecordKind } from "./records.kind.ts";

/** For whom claims are disclosed: the record's holder, the staff of its university, or whoever has its link. */
export type Audience = "owner" | "university" | "anyone";

/** What an audience is given of one record. */
export type Disclosure = {
  audience: Audience;
  /** Names of the public claims that the holder keeps from this audience, in the order of the alphabet. */
  withheld: readonly string[];
  /** Whether this audience is given the claim of this name. */
  discloses(name: string): boolean;
};

type Reader = { id: string; role: Role; universityId: string | null };

/** The audience that a reader belongs to; null is somebody without a session. */
export function audienceOf(
  reader: Reader | null,
  record: { university_id: string; student_id: string | null },
): Audience {
  if (!reader || reader.universityId !== record.university_id) return "anyone";
  if (reader.role !== "student") return "university";
  return reader.id === record.student_id ? "owner" : "anyone";
}

type Asked = { audience: Audience; kind: Pick<RecordKind, "isPublicClaim">; withheld: readonly string[] };

/** Owner and university are given all claims, anyone the public ones that are not withheld. */
export function disclosureTo({ audience, kind, withheld }: Asked): Disclosure {
  if (audience !== "anyone") return { audience, withheld: [], discloses: () => true };
  const without = new Set(withheld);
  return { audience, withheld, discloses: (name) => kind.isPublicClaim(name) && !without.has(name) };
}
