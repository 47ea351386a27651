/** Locks the records that are to be revoked, and says which of them cannot be. */
import { SUPERSEDED } from "@ijaza/schema/diplomas/diploma";
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import { AppError } from "../../../platform/app-error.ts";
import type { Trx } from "../../../platform/database.ts";
import { lockErased } from "../erasing/erased.repository.ts";
import type { Caller } from "../records.caller.ts";
import type { ErasedRecordRow } from "../records.erased.tables.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { refuseForbidden } from "../records.locking.ts";
import { lockRecords } from "../records.repository.ts";

export type Revocation = { reason: string; note?: string | undefined };

type LockOptions<Row extends RecordRow> = {
  kind: RecordKind<Row>;
  refusalOf?(record: Row, revocation: Revocation): RefusalCode | null;
  caller: Caller;
  ids: readonly string[];
  revocation: Revocation;
};

export type LockedRecords<Row extends RecordRow> = {
  records: Row[];
  erased: ErasedRecordRow[];
  /** Those that cannot be revoked, with their statuses. */
  conflicts: { _id: string; status: string }[];
};

/** Throws `not_found` unless all are there, and the refusal of the first when none can be revoked. */
export async function lockRevocable<Row extends RecordRow>(
  trx: Trx,
  { kind, refusalOf, caller, ids, revocation }: LockOptions<Row>,
): Promise<LockedRecords<Row>> {
  const erased = await lockErased(trx, ids);
  const records = await lockRecords(trx, { kind, ids });
  const isAllThere = records.length + erased.length === new Set(ids).size;
  if (!isAllThere || erased.some(({ kind: name }) => name !== kind.name)) throw new AppError("not_found");
  refuseForbidden({ kind, caller, action: "revoke", records });

  const refusals = new Map<string, RefusalCode | null>();
  const refusalOfStatus = (status: RecordRow["status"]) => {
    const next = kind.declared.move(status, "revoke");
    return "refusal" in next ? next.refusal : null;
  };
  for (const record of records) {
    refusals.set(record.id, refusalOfStatus(record.status) ?? refusalOf?.(record, revocation) ?? null);
  }
  // What is erased has no correction that could have taken its place.
  const refusalOfErased = revocation.reason === SUPERSEDED ? "not_superseded" : null;
  for (const { record_id, status } of erased) refusals.set(record_id, refusalOfStatus(status) ?? refusalOfErased);

  const isOpen = (id: string) => refusals.get(id) === null;
  const [refusal] = refusals.values();
  if (refusal && ![...refusals.keys()].some(isOpen)) throw new AppError(refusal);
  const conflicts = [...records, ...erased.map(({ record_id: id, status }) => ({ id, status }))]
    .filter(({ id }) => !isOpen(id))
    .map(({ id, status }) => ({ _id: id, status }));
  return {
    records: records.filter(({ id }) => isOpen(id)),
    erased: erased.filter(({ record_id }) => isOpen(record_id)),
    conflicts,
  };
}
