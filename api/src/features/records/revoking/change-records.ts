/** Changes the status of records with their revocation, each with its audit event. */
import { CHAIN_ACTIONS } from "@ijaza/schema/records/record";
import { type Author, appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { type RevocationColumns, saveRevocations } from "../records.repository.ts";

type ChangeOptions<Row extends RecordRow> = {
  contentKey: Buffer;
  kind: RecordKind<Row>;
  /** Locked, of one university, and in the status that the action needs. */
  records: readonly Row[];
  action: "revoke" | "settleRevocation" | "failRevocation";
  set: Partial<RevocationColumns>;
  author: Author;
  at: Date;
};

export async function changeRecords<Row extends RecordRow>(
  trx: Trx,
  { contentKey, kind, records, action, set, author, at }: ChangeOptions<Row>,
): Promise<void> {
  const [first] = records;
  if (!first) return;
  const { from, to: status } = CHAIN_ACTIONS[action];
  await saveRevocations(trx, { kind, ids: records.map(({ id }) => id), from, set: { ...set, status } });
  const events = records.map((before) => ({
    kind: `${kind.name}.${status}`,
    subjectId: before.id,
    before: kind.stateDigest(contentKey, before),
    after: kind.stateDigest(contentKey, { ...before, ...set, status }),
  }));
  await appendAudit(trx, { universityId: first.university_id, author, at, events });
}
