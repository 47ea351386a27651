/** Imports diplomas: reads files, finds the template, and checks each row against all others. */

import type { Input } from "@ijaza/schema/calls/endpoint";
import type { addDiplomas } from "@ijaza/schema/diplomas/calls";
import { takesFiles } from "@ijaza/schema/diplomas/fields";
import { AppError } from "../../../platform/app-error.ts";
import { today } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { type Caller, createImporting, makeSalts, type StaffMails } from "../../records/records.service.ts";
import { modesOf } from "../../universities/universities.service.ts";
import type { DiplomaDeps } from "../diplomas.deps.ts";
import { DIPLOMAS } from "../diplomas.kind.ts";
import { type JudgedDiplomas as JudgedRows, judgeImport, type ReadFiles } from "./judge-import.ts";
import { readCandidates } from "./judging.ts";
import type { KeptFiles } from "./kept-files.ts";
import { makeRecord, type NewDiploma, type UsedTemplate } from "./new-record.ts";
import { fittingFiles, readUploads, refuseSurplus, withFiles } from "./uploads.ts";

/** A dry run does not name the file. */
type Request = Omit<Input<typeof addDiplomas>, "fileName"> & { fileName?: string | undefined };
type ImportInput = Request & { readFiles?: ReadFiles | undefined };
type JudgedImport = JudgedRows & { template: UsedTemplate };

type AddingDeps = DiplomaDeps & Pick<StaffMails, "tellWaiting"> & { keptFiles: KeptFiles };

export function createAdding(deps: AddingDeps) {
  /** The template that the call names, or the university's first one; null where we make no document. */
  const findTemplate = async (trx: Trx, universityId: string, input: Request): Promise<UsedTemplate> => {
    if (takesFiles(input.mode)) return null;
    const found = await deps.templates.findByName(trx, { universityId, kind: "diploma", name: input.templateName });
    if (!found) throw new AppError("template_unknown");
    return found;
  };

  const importing = createImporting(deps, {
    kind: DIPLOMAS,
    async judge(trx, { caller, input }: { caller: Caller; input: ImportInput }): Promise<JudgedImport> {
      const { universityId } = caller.actor;
      const university = await deps.universities.findById(trx, universityId);
      if (!university || !modesOf(university).includes(input.mode)) throw new AppError("mode_not_enabled");
      const template = await findTemplate(trx, universityId, input);
      return { ...(await judgeImport(trx, { deps, caller, input, readFiles: input.readFiles })), template };
    },
    async makeRecords(trx, { caller, input: { mode }, judged, at }): Promise<NewDiploma[]> {
      const { universityId, id: agentId } = caller.actor;
      const fresh = judged.verdicts.filter((verdict) => verdict.kind === "new");
      const salts = makeSalts(fresh.length);
      const records = fresh.map(({ row, values }, index) => {
        const student = judged.students.get(String(values.studentNumber));
        if (!student) throw new Error(`row ${row} was judged good without a student`);
        return makeRecord({ agentId, mode, template: judged.template, at, values, student, salt: salts[index]! });
      });
      await deps.keptFiles.hold(trx, universityId, records);
      return records;
    },
  });

  return {
    /** Stores the valid rows as pending and reports the others; a row sent again adds nothing. */
    async add(caller: Caller, input: Request, uploads: readonly Upload[] = []) {
      return importing.add(caller, { ...input, readFiles: await takeFiles({ deps, caller, input, uploads }) });
    },
    /** Checks the rows as `add` would, but stores nothing. */
    async tryOut(caller: Caller, input: Request) {
      const { errors: diplomas, existing } = await importing.tryOut(caller, input);
      return { diplomas, existing };
    },
  };
}

type TakeFilesOptions = { deps: AddingDeps; caller: Caller; input: Request; uploads: readonly Upload[] };

/**
 * Stores the files of a call that belong to its rows, and returns the function that reads them into rows; undefined for
 * modes without files. It runs before the transaction, which must not wait for a storage; unnamed files are deleted
 * later.
 */
async function takeFiles({ deps, caller, input, uploads }: TakeFilesOptions): Promise<ReadFiles | undefined> {
  const { mode, diplomas: rows, firstRow } = input;
  if (!takesFiles(mode)) {
    if (uploads.length > 0) throw new AppError("files_not_taken");
    return undefined;
  }
  const files = readUploads(uploads);
  refuseSurplus(files, rows);
  const candidates = readCandidates({ mode, rows, firstRow, today: today(deps.clock) });
  const good = candidates.map((candidate) => withFiles(files, candidate)).filter(({ faults }) => faults.length === 0);
  const kept = fittingFiles(
    files,
    good.map(({ values }) => values),
  );
  await deps.keptFiles.keep(caller.actor.universityId, kept);
  return (candidate) => withFiles(files, candidate);
}
