/** Replaces the uploaded files of a diploma that is not accepted yet. */

import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import type { replaceFiles } from "@ijaza/schema/diplomas/calls";
import { FILE_FIELDS, takesFiles } from "@ijaza/schema/diplomas/fields";
import { judgeRow } from "@ijaza/schema/fields/rows";
import { AppError } from "../../../platform/app-error.ts";
import { today } from "../../../platform/clock.ts";
import { inScope } from "../../../platform/database.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import { type Caller, lockForAction, saveCorrection, scopeFor } from "../../records/records.service.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import { columnsOf, type FieldColumns } from "../diplomas.fields.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import type { KeptFiles } from "../importing/kept-files.ts";
import { fittingFiles, readUploads, refuseSurplus, withFiles } from "../importing/uploads.ts";
import { describeDiploma } from "../reading/describe-diploma.ts";
import { correct, judgeRecord } from "./correct-diploma.ts";

type Replacement = Input<typeof replaceFiles>;

export type ReplacingFiles = {
  /** Replaces the named files; the record is checked again and waits for the responsable. */
  replaceFiles(caller: Caller, input: Replacement, uploads: readonly Upload[]): Promise<Answer<typeof replaceFiles>>;
};

export function createReplacingFiles(deps: DiplomaDeps & { keptFiles: KeptFiles }): ReplacingFiles {
  const { db, clock, users, keptFiles } = deps;
  return {
    async replaceFiles(caller, { _id, ...named }, uploads) {
      const changed = readReplacement(named, uploads, today(clock));
      await keptFiles.keep(caller.actor.universityId, changed.files);
      return retryOnConflict(() =>
        inScope(db, scopeFor(caller), async (trx) => {
          const before = await lockForAction(trx, { kind: DIPLOMAS, users, caller, id: _id, action: "correct" });
          if (!takesFiles(before.mode)) throw new AppError("files_not_taken");
          const replaced = { ...before, ...changed.columns };
          await keptFiles.hold(trx, before.university_id, [replaced]);
          const judged = await judgeRecord(trx, { deps, before: replaced, cells: {} });
          const at = clock.now();
          const after = correct(replaced, { ...judged, at });
          await saveCorrection(trx, { kind: DIPLOMAS, contentKey: deps.contentKey, caller, before, after, at });
          return { diploma: describeDiploma(after, null) };
        }),
      );
    },
  };
}

type FileColumns = Partial<Pick<FieldColumns, "file" | "file_sha256" | "attachments" | "attachments_sha256">>;

/** The changed columns, and the files to store. Throws `record_invalid`, `files_not_named`. */
function readReplacement(named: Omit<Replacement, "_id">, uploads: readonly Upload[], day: string) {
  const received = readUploads(uploads);
  refuseSurplus(received, [named]);
  const rules = FILE_FIELDS.filter(({ name }) => named[name] !== undefined);
  const { values, faults } = withFiles(received, { row: 0, ...judgeRow(rules, named, day) });
  if (faults.length > 0) throw new AppError("record_invalid", { fields: faults });
  const { file, file_sha256, attachments, attachments_sha256 } = columnsOf(values);
  const columns: FileColumns = {
    ...(named.file !== undefined && { file, file_sha256 }),
    ...(named.attachments !== undefined && { attachments, attachments_sha256 }),
  };
  return { columns, files: fittingFiles(received, [values]) };
}
