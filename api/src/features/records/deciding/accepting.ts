/** Fixes the content of accepted records, and who signs them: later exactly these bytes are signed and printed. */
import { appendAudit } from "../../../platform/audit/audit.ts";
import { dayOf } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import { acceptRecords } from "../correcting/storing.ts";
import { authorFor, type Caller } from "../records.caller.ts";
import { type Claims, contentDigest, freeze } from "../records.content.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { freezeSignatories } from "../records.signatories.ts";

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

const versionOf = ({ template_version_id }: Pick<RecordRow, "template_version_id">) => template_version_id;

/** Writes all acceptances, each with those who sign it, with an audit event each. */
export async function acceptAll<Row extends RecordRow>(
  trx: Trx,
  { kind, contentKey: key, caller, at, rows, accept }: Acceptance<Row>,
): Promise<void> {
  const { id: by, universityId } = caller.actor;
  const accepted = rows.map((row) => ({ row, ...accept(row) }));
  const templateVersions = new Set(accepted.flatMap(({ row, set }) => versionOf({ ...row, ...set }) ?? []));
  const frozen = await freezeSignatories(trx, { templateVersions: [...templateVersions], day: dayOf(at) });
  const acceptances = accepted.map(({ row, claims, set }) => {
    const { id, content_salt: salt } = row;
    if (!salt) throw new Error(`${kind.name} ${id} is pending without a salt`);
    const content = freeze(claims);
    const { slots = null, printed = null } = frozen.get(versionOf({ ...row, ...set }) ?? "") ?? {};
    const content_digest = contentDigest({ key, salt, content, signatories: printed });
    return { ...set, id, content, signatories: slots, content_digest };
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
