/** Fixes the content of accepted records: later exactly these bytes are signed. */
import { appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { acceptRecords } from "../correcting/storing.ts";
import { authorFor, type Caller } from "../records.caller.ts";
import { type Claims, contentDigest, freeze } from "../records.content.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";

type Acceptance<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  contentKey: Buffer;
  caller: Caller;
  at: Date;
  /** Pending and locked. */
  rows: readonly Row[];
  /** The accepted claims, and further columns that change. */
  accept(row: Row): { claims: Claims; set: Partial<Row> };
};

/** Writes all acceptances, with an audit event each. */
export async function acceptAll<Row extends RecordRow>(
  trx: Trx,
  { kind, contentKey: key, caller, at, rows, accept }: Acceptance<Row>,
): Promise<void> {
  const { id: by, universityId } = caller.actor;
  const acceptances = rows.map((row) => {
    const { id, content_salt: salt } = row;
    if (!salt) throw new Error(`${kind.name} ${id} is pending without a salt`);
    const { claims, set } = accept(row);
    const content = freeze(claims);
    return { ...set, id, content, content_digest: contentDigest({ key, salt, content }) };
  });
  await acceptRecords(trx, { kind, acceptances, by, at });
  const events = rows.map((before, index) => ({
    kind: `${kind.name}.accepted`,
    subjectId: before.id,
    before: kind.stateDigest(key, before),
    after: kind.stateDigest(key, { ...before, ...acceptances[index] }),
  }));
  await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
}
