/** All that is kept of a student's records, as the student reads it. */
import type { Trx } from "../../../platform/database.ts";
import { type Readable, readableRow } from "../../../platform/readable-rows.ts";
import { findRecordsOf } from "../erasing/erased.repository.ts";
import type { RecordKind, RecordRow } from "../records.kind.ts";
import { findHiddenClaims } from "./hide-claims.ts";

/** Keys of lists, and what only the printing needs. */
const INTERNAL = ["content", "sameness", "signatories"];

export type OwnRecord = { kind: RecordKind; record: RecordRow; readable: Readable };

export const createOwnRecords =
  (kinds: readonly RecordKind[]) =>
  async (trx: Trx, studentId: string): Promise<OwnRecord[]> => {
    const own: OwnRecord[] = [];
    for (const kind of kinds) {
      const records = await findRecordsOf(trx, { kind, of: { studentId } });
      const hidden = await findHiddenClaims(
        trx,
        records.map(({ id }) => id),
      );
      for (const record of records) {
        // What was accepted says the same as the columns, but is what was signed.
        const signedClaims = record.content === null ? null : JSON.parse(record.content);
        const hiddenClaims = hidden.get(record.id) ?? [];
        const readable = { kind: kind.name, ...readableRow(record, INTERNAL), signedClaims, hiddenClaims };
        own.push({ kind, record, readable });
      }
    }
    return own;
  };
