/** Imports records of any kind: checks rows and stores the valid ones as pending; a call succeeds or fails entirely. */

import type { BulkReply } from "@ijaza/schema/calls/wire";
import type { CellFault } from "@ijaza/schema/fields/rows";
import type { Language } from "@ijaza/schema/product";
import { appendAudit } from "../../../platform/audit/audit.ts";
import type { Clock } from "../../../platform/clock.ts";
import { crashPoint } from "../../../platform/crash-points.ts";
import { type Db, inScope, type Trx, undone } from "../../../platform/database.ts";
import { describeFaults } from "../../../platform/http/bulk.ts";
import { findImportedRows, findRowsOfRecords, noteCohort, noteImportedRows } from "../../../platform/imported-rows.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import { insertRecords } from "../correcting/storing.ts";
import type { StaffMails } from "../mails/staff-mails.ts";
import { authorFor, type Caller, scopeFor } from "../records.caller.ts";
import type { NewRecord, RecordKind, RecordRow } from "../records.kind.ts";

/** The result for a row: a new record of `Good`, an existing one, or none. */
export type Verdict<Good, Existing = unknown> = { row: number } & (
  | ({ kind: "new" } & Good)
  /** `recordId` is null when an earlier call of the same import stored the same row. */
  | ({ kind: "existing"; recordId: string | null } & Existing)
  | { kind: "refused"; faults: CellFault[] }
);

type AnyVerdict = Verdict<unknown>;

/** Stored data about an import that consists of several calls. */
export type KnownImport = {
  /** Rows of this import that an earlier call has stored. */
  seenRows: ReadonlyMap<number, string>;
  /** The row of this import that a record came from. */
  rowOfRecord: ReadonlyMap<string, number>;
};

type ImportInput = {
  importId?: string | undefined;
  fileName?: string | undefined;
  cohortName?: string | undefined;
  cohortRows?: number | undefined;
};

type ReadKnownImportOptions = {
  kind: Pick<RecordKind, "name">;
  universityId: string;
  importId: string | undefined;
  rows: readonly number[];
  recordIds: readonly string[];
};

export async function readKnownImport(
  trx: Trx,
  { kind, universityId, importId, rows, recordIds }: ReadKnownImportOptions,
): Promise<KnownImport> {
  if (importId === undefined) return { seenRows: new Map(), rowOfRecord: new Map() };
  return {
    seenRows: await findImportedRows(trx, { universityId, importId, kind: kind.name, rows }),
    rowOfRecord: await findRowsOfRecords(trx, { importId, recordIds }),
  };
}

type ImportingDeps = { db: Db; clock: Clock; contentKey: Buffer } & Pick<StaffMails, "tellWaiting">;

type AnyJudgedRows = { verdicts: readonly AnyVerdict[] };

type ImportingOptions<Row extends RecordRow, New extends NewRecord, Input, Found extends AnyJudgedRows> = {
  kind: RecordKind<Row, New>;
  /** Checks the rows of a call in their order. */
  judge(trx: Trx, work: { caller: Caller; input: Input }): Promise<Found>;
  /** A record for each new row, in their order. */
  makeRecords(trx: Trx, work: { caller: Caller; input: Input; judged: Found; at: Date }): Promise<New[]>;
};

export function createImporting<
  Row extends RecordRow,
  New extends NewRecord,
  Input extends ImportInput,
  Found extends AnyJudgedRows,
>(deps: ImportingDeps, { kind, judge, makeRecords }: ImportingOptions<Row, New, Input, Found>) {
  type LinkOptions = { caller: Caller; input: Input; importId: string; at: Date; rows: ReturnType<typeof rowsOf> };

  /** The rows with their records, and the cohort that the first of them make. */
  const link = async (trx: Trx, { caller, input, importId, at, rows }: LinkOptions): Promise<void> => {
    if (rows.length === 0) return;
    const { universityId, id: agentId } = caller.actor;
    const of = { universityId, importId, kind: kind.name };
    await noteImportedRows(trx, { ...of, rows });
    const { fileName, cohortName, cohortRows } = input;
    await noteCohort(trx, { ...of, agentId, at, fileName, name: cohortName, rows: cohortRows });
  };

  const store = async (trx: Trx, caller: Caller, input: Input, judged: Found): Promise<number> => {
    const { universityId } = caller.actor;
    const at = deps.clock.now();
    const records = await makeRecords(trx, { caller, input, judged, at });
    await insertRecords(trx, { kind, rows: records });
    const { importId } = input;
    if (importId) await link(trx, { caller, input, importId, at, rows: rowsOf(judged.verdicts, records) });
    if (records.length === 0) return 0;
    const events = records.map((record) => ({
      kind: `${kind.name}.submitted`,
      subjectId: record.id,
      after: kind.stateDigest(deps.contentKey, record),
    }));
    await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
    await deps.tellWaiting(trx, { caller, importId });
    return records.length;
  };

  return {
    /** Stores the valid rows as pending and reports the others; a row sent again adds nothing. */
    add(caller: Caller, input: Input): Promise<BulkReply> {
      return retryOnConflict(() =>
        inScope(deps.db, scopeFor(caller), async (trx) => {
          const judged = await judge(trx, { caller, input });
          const created = await store(trx, caller, input, judged);
          crashPoint("import.stored");
          return { created, ...outcomeOf(judged.verdicts, caller.language) };
        }),
      );
    },

    /** Checks the rows as `add` would, but stores nothing. */
    async tryOut(caller: Caller, input: Input): Promise<Omit<BulkReply, "created">> {
      const dry = () => undone(deps.db, scopeFor(caller), (trx) => judge(trx, { caller, input }));
      return outcomeOf((await retryOnConflict(dry)).verdicts, caller.language);
    },
  };
}

/** The record of each row, new or existing, as far as this call knows it. */
function rowsOf(verdicts: readonly AnyVerdict[], records: readonly NewRecord[]) {
  const existing = verdicts.flatMap((verdict) =>
    verdict.kind === "existing" && verdict.recordId ? [{ row: verdict.row, recordId: verdict.recordId }] : [],
  );
  const added = verdicts.filter(({ kind }) => kind === "new");
  return [...existing, ...added.map(({ row }, index) => ({ row, recordId: records[index]!.id }))];
}

function outcomeOf(verdicts: readonly AnyVerdict[], language: Language): Omit<BulkReply, "created"> {
  const refused = verdicts.filter((verdict) => verdict.kind === "refused");
  const faults = new Map(refused.map((verdict) => [verdict.row, verdict.faults]));
  return {
    existing: verdicts.filter(({ kind }) => kind === "existing").length,
    errors: describeFaults(faults, language),
  };
}
