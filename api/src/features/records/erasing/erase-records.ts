/**
 * Erases the records of a person. Of what was signed the place in its batch stays, so that it can still be revoked, its
 * leaf, so that every other record of the batch is still proved, and what statistics count. All else is deleted.
 */
import type { DocumentKind } from "@ijaza/schema/sharing/shares";
import { AppError } from "../../../platform/app-error.ts";
import type { AuditEvent } from "../../../platform/audit/audit.ts";
import type { Db, Trx } from "../../../platform/database.ts";
import { inScope } from "../../../platform/database.ts";
import { forgetImportedRows } from "../../../platform/imported-rows.ts";
import { notify } from "../../../platform/notify.ts";
import { eraseCredentials } from "../../issuing/issuing.service.ts";
import { createOwnRecords, type OwnRecord } from "../reading/own-records.ts";
import type { ErasedRecordRow } from "../records.erased.tables.ts";
import type { FoundRecord, RecordKind, RecordRow } from "../records.kind.ts";
import { createDeletingRejected, type DeleteOldRejected } from "./delete-rejected.ts";
import {
  deleteRecords,
  findErased,
  findErasedOn,
  findRecordsOf,
  keepPlaces,
  lockRecordsOf,
  type RecordsOf,
} from "./erased.repository.ts";

/** Statuses in which the chain has the last word, or a batch waits to be signed again whole. */
const IN_PROGRESS: readonly RecordRow["status"][] = ["signing", "revoking", "error"];
const SIGNED: readonly RecordRow["status"][] = ["signed", "revoked"];

export type RecordsOfStudent = {
  /** Valid documents, which erasing does not revoke; `label` finds each in its list. */
  valid: { id: string; kind: DocumentKind; label: string }[];
  revoked: number;
  /** Records that were never signed. */
  drafts: number;
  isInProgress: boolean;
  ids: string[];
};

/** `sex` is that under which diplomas are counted. */
type EraseOptions = { of: RecordsOf; sex: string | null; at: Date };

export type PersonalRecords = {
  /** All records of a student with everything that is kept of them, but for secrets. */
  readOwnRecords(trx: Trx, studentId: string): Promise<OwnRecord[]>;
  /** What there is of a student, without locks. */
  surveyRecords(trx: Trx, studentId: string): Promise<RecordsOfStudent>;
  /**
   * Erases all records of a student whose row is locked, or those of these ids; returns their ids, and the events for the
   * audit log. Throws `erasure_has_to_wait` while one is being signed or revoked.
   */
  eraseRecords(trx: Trx, options: EraseOptions): Promise<{ ids: string[]; events: AuditEvent[] }>;
  deleteOldRejected: DeleteOldRejected;
  /** What stays of an erased record that was signed, in the transaction's scope. */
  findErased(trx: Trx, id: string): Promise<ErasedRecordRow | undefined>;
};

type ErasingDeps = { contentKey: Buffer; kinds: readonly RecordKind[] };

export function createPersonalRecords({ contentKey, kinds }: ErasingDeps): PersonalRecords {
  return {
    readOwnRecords: createOwnRecords(kinds),
    findErased,
    deleteOldRejected: createDeletingRejected({ contentKey, kinds }),

    async surveyRecords(trx, studentId) {
      const found: FoundRecord[] = [];
      for (const kind of kinds) {
        for (const record of await findRecordsOf(trx, { kind, of: { studentId } })) found.push({ kind, record });
      }
      return survey(found);
    },

    async eraseRecords(trx, { of, sex, at }) {
      const events: AuditEvent[] = [];
      for (const kind of kinds) {
        const records = await lockRecordsOf(trx, { kind, of });
        if (records.some(isInProgress)) throw new AppError("erasure_has_to_wait");
        const ids = idsOf(records);
        await keepPlaces(trx, { kind, ids: idsOf(records.filter(isSigned)), sex, at });
        await forgetImportedRows(trx, { kind: kind.name, recordIds: ids });
        await deleteRecords(trx, { kind, ids });
        events.push(...records.map((record) => eventOf({ kind, record, contentKey })));
      }
      const ids = events.map(({ subjectId }) => subjectId);
      await eraseCredentials(trx, ids);
      for (const id of ids) await notify(trx, { channel: "documents", subject: id });
      return { ids, events };
    },
  };
}

/** While it is so, the record is not erased. */
export const isInProgress = ({ status }: Pick<RecordRow, "status">): boolean => IN_PROGRESS.includes(status);
const isSigned = ({ status }: Pick<RecordRow, "status">): boolean => SIGNED.includes(status);
const idsOf = (records: readonly Pick<RecordRow, "id">[]): string[] => records.map(({ id }) => id);

function survey(found: readonly FoundRecord[]): RecordsOfStudent {
  const records = found.map(({ record }) => record);
  const valid = found.filter(({ record }) => record.status === "signed");
  return {
    valid: valid.flatMap(({ kind, record }) =>
      kind.document ? [{ id: record.id, kind: kind.document, label: kind.labelOf(record) }] : [],
    ),
    revoked: records.filter(({ status }) => status === "revoked").length,
    drafts: records.filter((record) => !isSigned(record) && !isInProgress(record)).length,
    isInProgress: records.some(isInProgress),
    ids: idsOf(records),
  };
}

/** The digest before is of no use to anybody once the record's salt is deleted with it. */
const eventOf = ({ kind, record, contentKey }: FoundRecord & { contentKey: Buffer }): AuditEvent => ({
  kind: `${kind.name}.erased`,
  subjectId: record.id,
  before: kind.stateDigest(contentKey, record),
  after: null,
});

/** The refusal for a record that is not found: whether the university has erased its data. */
export async function whyMissing(db: Db, id: string): Promise<AppError> {
  const erasedOn = await inScope(db, "public", (trx) => findErasedOn(trx, id));
  return new AppError(erasedOn ? "document_erased" : "not_found");
}
