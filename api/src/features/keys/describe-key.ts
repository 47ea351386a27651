/** A key of a university as the API describes it. Pure. */

import { UNIVERSITY_KEY_PURPOSES, type UniversityKey } from "@ijaza/schema/keys/calls";
import { keyStateAt } from "@ijaza/schema/keys/rules";
import type { UniversityKeyRow } from "../chain/chain.service.ts";

const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export function purposeOf({ purpose }: Pick<UniversityKeyRow, "purpose">): UniversityKey["purpose"] {
  const found = UNIVERSITY_KEY_PURPOSES.find((each) => each === purpose);
  if (!found) throw new Error(`a key of the kind ${purpose} is no university's`);
  return found;
}

export function describeUniversityKey(row: UniversityKeyRow, now: Date): UniversityKey {
  const purpose = purposeOf(row);
  return {
    _id: row.id,
    purpose,
    publicId: row.public_id,
    state: keyStateAt(
      {
        use: row.state,
        validFrom: row.valid_from,
        validUntil: row.valid_until,
        compromisedSince: row.compromised_since,
        byGuardian: row.marked_by_guardian,
        vetoedAt: row.vetoed_at,
      },
      now,
    ),
    createdAt: row.created_at.toISOString(),
    validFrom: momentOf(row.valid_from),
    validUntil: momentOf(row.valid_until),
    compromisedSince: momentOf(row.compromised_since),
    markedAt: momentOf(row.marked_at),
    reportedSince: momentOf(row.reported_since),
    open: row.open,
  };
}
