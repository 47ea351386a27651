/** Documents that the university handed in: replaced while nobody accepted them, and given to whom they concern. */

import { FILE_FIELDS, takesFiles } from "@ijaza/schema/diploma-fields";
import type { replaceFiles } from "@ijaza/schema/diplomas";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import { type HandedInType, namesIn } from "@ijaza/schema/handed-in-files";
import { isPublic } from "@ijaza/schema/records/record";
import { judgeRow } from "@ijaza/schema/rows";
import { type Actor, readFor, withUniversity } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { today } from "../../../platform/clock.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { retryOnConflict } from "../../../platform/retry-on-conflict.ts";
import { audienceOf, type Caller, lockForAction, saveCorrection, scopeFor } from "../../records/records.service.ts";
import { correct, judgeRecord } from "../correcting/correct-diploma.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import { columnsOf, type FieldColumns } from "../diplomas.fields.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import { findDiploma } from "../diplomas.repository.ts";
import type { DiplomaRow } from "../diplomas.tables.ts";
import type { KeptFiles } from "../importing/kept-files.ts";
import { fittingFiles, readUploads, refuseSurplus, withFiles } from "../importing/uploads.ts";
import { describeDiploma } from "./describe-diploma.ts";

type HandedInDeps = DiplomaDeps & { keptFiles: KeptFiles };
type Replacement = Input<typeof replaceFiles>;
/** A file as it came, and what the university calls it. */
export type HandedInFile = { bytes: Buffer; type: HandedInType; name: string };

/** The diploma that took the place of this one. */
type Succeeded = { supersededBy: string | null };

export function createHandedIn(deps: HandedInDeps) {
  const { db, clock, keptFiles } = deps;

  /** The document that the university handed in for a diploma, as it came; null where we make the document. */
  const handedInFile = (trx: Trx, diploma: DiplomaRow): Promise<HandedInFile | null> =>
    readNamed(trx, diploma, { sha256: diploma.file_sha256, name: diploma.file });

  const readNamed = async (trx: Trx, diploma: DiplomaRow, file: { sha256?: string | null; name?: string | null }) => {
    if (!file.sha256 || !file.name) return null;
    const kept = await keptFiles.read(trx, diploma.university_id, file.sha256);
    if (!kept) throw new Error(`the storage has lost a file of diploma ${diploma.id}`);
    return { ...kept, name: file.name };
  };

  return {
    /** Replaces the files that are named; the record is judged anew and waits for the responsable. */
    async replaceFiles(caller: Caller, { _id, ...named }: Replacement, uploads: readonly Upload[]) {
      const changed = readReplacement(named, uploads, today(clock));
      await keptFiles.keep(caller.actor.universityId, changed.files);
      return retryOnConflict(() =>
        inScope(db, scopeFor(caller), async (trx): Promise<Answer<typeof replaceFiles>> => {
          const before = await lockForAction(trx, { kind: DIPLOMAS, caller, id: _id, action: "correct" });
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

    /** A handed-in document, for those who see all of the diploma; null where we make the document. */
    async documentFor(actor: Actor | null, id: string): Promise<(HandedInFile & Succeeded) | null> {
      const found = await readFor(db, actor, async (trx) => {
        const diploma = await findDiploma(trx, id);
        if (!diploma) return undefined;
        const audience = audienceOf(actor, diploma);
        // What a handed-in document prints we do not know: it may hold more than the public may see.
        if (audience === "anyone" && !isPublic(diploma)) throw new AppError("not_found");
        if (!takesFiles(diploma.mode)) return null;
        if (audience === "anyone") throw new AppError("handed_in_not_public");
        const file = await handedInFile(trx, diploma);
        return file && { ...file, supersededBy: diploma.superseded_by };
      });
      return found ?? null;
    },

    /** An attachment, counted from 1, for those who see all of the diploma. */
    async attachmentFor(actor: Actor, { id, position }: { id: string; position: number }): Promise<HandedInFile> {
      return inScope(db, { university: withUniversity(actor).universityId }, async (trx) => {
        const diploma = await findDiploma(trx, id);
        if (!diploma || audienceOf(actor, diploma) === "anyone") throw new AppError("not_found");
        const sha256 = diploma.attachments_sha256?.split(" ")[position - 1];
        const name = namesIn(diploma.attachments ?? undefined)[position - 1];
        const file = await readNamed(trx, diploma, { sha256, name });
        if (!file) throw new AppError("not_found");
        return file;
      });
    },
  };
}

type FileColumns = Partial<Pick<FieldColumns, "file" | "file_sha256" | "attachments" | "attachments_sha256">>;

/** The columns that change, and the files to keep. Throws `record_invalid`, `files_not_named`. */
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
