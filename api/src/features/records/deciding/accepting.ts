/** Fixes the content of accepted records, and who signs them: later exactly these bytes are signed and printed. */
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import type { Trx } from "../../../platform/database.ts";
import { refuseLongVersions } from "../../templates/templates.service.ts";
import { acceptRecords } from "../correcting/storing.ts";
import { authorFor, type Caller } from "../records.caller.ts";
import { contentDigest } from "../records.content.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { type Accepting, digestFixed, fixAll } from "./fixing.ts";
import { refusingUnsignable } from "./signable.ts";

type Acceptance<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  contentKey: Buffer;
  caller: Caller;
  at: Date;
  /** Pending and locked. */
  rows: readonly Row[];
  accept: Accepting<Row>;
  /** Digest of what the caller saw of the only row. */
  seen?: string | undefined;
};

/** Writes all acceptances, each with those who sign it, with an audit event each. Throws `record_changed`, `record_invalid`, `template_text_too_long`. */
export async function acceptAll<Row extends RecordRow>(
  trx: Trx,
  { kind, contentKey: key, caller, at, rows, accept, seen }: Acceptance<Row>,
): Promise<void> {
  const { id: by, universityId } = caller.actor;
  const fixed = await fixAll(trx, { rows, accept: refusingUnsignable(kind, accept), at });
  const versionIds = [...new Set(fixed.flatMap(({ templateVersionId }) => templateVersionId ?? []))];
  if (kind.document) await refuseLongVersions(trx, { kind: kind.document, versionIds });
  if (seen !== undefined && fixed.some((each) => digestFixed(each) !== seen)) throw new AppError("record_changed");
  const acceptances = fixed.map(({ row, set, content, signatories, printed }) => {
    const { id, content_salt: salt } = row;
    if (!salt) throw new Error(`${kind.name} ${id} is pending without a salt`);
    const content_digest = contentDigest({ key, salt, content, signatories: printed });
    return { ...set, id, content, signatories, content_digest };
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
