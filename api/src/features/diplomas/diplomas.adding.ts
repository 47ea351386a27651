/** Importing diplomas: judged against everything, then stored as pending, each call whole or not at all. */
import { takesFiles } from "@ijaza/schema/diploma-fields";
import type { addDiplomas } from "@ijaza/schema/diplomas";
import type { Input } from "@ijaza/schema/endpoint";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import { today } from "../../platform/clock.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx, undone } from "../../platform/database.ts";
import type { BulkOutcome } from "../../platform/http/bulk.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import { nameImport, noteImportedRows } from "../../platform/imported-rows.ts";
import { retryRaces } from "../../platform/races.ts";
import { modesOf } from "../universities/universities.service.ts";
import { authorFor, type Caller, type DiplomaParts, scopeFor } from "./diplomas.caller.ts";
import { stateDigest } from "./diplomas.content.ts";
import { type Judged, judgeImport, type ReadFiles } from "./diplomas.import.ts";
import { readCandidates, type Verdict } from "./diplomas.judging.ts";
import type { KeptDiplomas } from "./diplomas.keeping.ts";
import type { KeptFiles } from "./diplomas.kept-files.ts";
import { fittingFiles, readUploads, refuseSurplus, withFiles } from "./diplomas.received.ts";
import { makeRecord, makeSalts, type UsedTemplate } from "./diplomas.record.ts";
import { insertDiplomas, type NewDiploma } from "./diplomas.repository.ts";

/** Trying out names no file. */
type Request = Omit<Input<typeof addDiplomas>, "fileName"> & { fileName?: string | undefined };

type AddingParts = DiplomaParts & Pick<KeptDiplomas, "tellWaiting"> & { keptFiles: KeptFiles };

export function createAdding(parts: AddingParts) {
  const { db, universities } = parts;

  const judge = async (trx: Trx, caller: Caller, input: Request, readFiles?: ReadFiles) => {
    const university = await universities.findById(trx, caller.actor.universityId);
    if (!university || !modesOf(university).includes(input.mode)) throw new AppError("mode_not_enabled");
    const template = await findTemplate(trx, { parts, caller, input });
    return { ...(await judgeImport(trx, { parts, caller, input, ...(readFiles && { readFiles }) })), template };
  };

  return {
    /** Stores the good rows as pending and names the bad ones; a row sent again adds nothing. */
    async add(caller: Caller, input: Request, uploads: readonly Upload[] = []): Promise<BulkOutcome> {
      const readFiles = await takeFiles({ parts, caller, input, uploads });
      return retryRaces(() =>
        inScope(db, scopeFor(caller), async (trx) => {
          const judged = await judge(trx, caller, input, readFiles);
          const created = await store(trx, { parts, caller, input, judged });
          crashPoint("import.stored");
          return { created, ...outcomeOf(judged.verdicts) };
        }),
      );
    },

    /** Judges the rows as `add` would, and stores nothing. */
    async tryOut(caller: Caller, input: Request): Promise<Omit<BulkOutcome, "created">> {
      const judged = await retryRaces(() => undone(db, scopeFor(caller), (trx) => judge(trx, caller, input)));
      return outcomeOf(judged.verdicts);
    },
  };
}

type Taking = { parts: AddingParts; caller: Caller; input: Request; uploads: readonly Upload[] };

/**
 * Keeps the files of a call that fit their rows, and gives what reads them into the rows; undefined where none belong.
 * Before the transaction, which must not wait for a storage; what it then does not name is swept away later.
 */
async function takeFiles({ parts, caller, input, uploads }: Taking): Promise<ReadFiles | undefined> {
  const { mode, diplomas: rows, firstRow } = input;
  if (!takesFiles(mode)) {
    if (uploads.length > 0) throw new AppError("files_not_taken");
    return undefined;
  }
  const files = readUploads(uploads);
  refuseSurplus(files, rows);
  const candidates = readCandidates({ mode, rows, firstRow, today: today(parts.clock) });
  const good = candidates.map((candidate) => withFiles(files, candidate)).filter(({ faults }) => faults.length === 0);
  const kept = fittingFiles(
    files,
    good.map(({ values }) => values),
  );
  await parts.keptFiles.keep(caller.actor.universityId, kept);
  return (candidate) => withFiles(files, candidate);
}

const outcomeOf = (verdicts: readonly Verdict[]): Omit<BulkOutcome, "created"> => ({
  existing: verdicts.filter(({ kind }) => kind === "existing").length,
  faults: new Map(verdicts.flatMap((verdict) => (verdict.kind === "refused" ? [[verdict.row, verdict.faults]] : []))),
});

type Asked = { parts: AddingParts; caller: Caller; input: Request };

/** The template that the call names, or else the university's first; null where we make no document. Throws `template_unknown`. */
async function findTemplate(trx: Trx, { parts, caller, input }: Asked): Promise<UsedTemplate> {
  if (takesFiles(input.mode)) return null;
  const { universityId } = caller.actor;
  const found = await parts.templates.findByName(trx, { universityId, kind: "diploma", name: input.templateName });
  if (!found) throw new AppError("template_unknown");
  return found;
}

type Storing = Asked & { judged: Judged & { template: UsedTemplate } };

/** Stores the new records, notes which rows they came from, and tells it to the log; the number of new ones. */
async function store(trx: Trx, { parts, caller, input, judged }: Storing): Promise<number> {
  const { universityId, id: agentId } = caller.actor;
  const at = parts.clock.now();
  const made = { agentId, mode: input.mode, template: judged.template, at };
  const records: NewDiploma[] = [];
  const rows: { row: number; recordId: string }[] = [];
  const salts = makeSalts(judged.verdicts.length);
  for (const [index, verdict] of judged.verdicts.entries()) {
    if (verdict.kind === "existing" && verdict.recordId) rows.push({ row: verdict.row, recordId: verdict.recordId });
    if (verdict.kind !== "new") continue;
    const student = judged.students.get(String(verdict.values.studentNumber));
    if (!student) throw new Error(`row ${verdict.row} was judged good without a student`);
    const record = makeRecord({ ...made, values: verdict.values, student, salt: salts[index]! });
    records.push(record);
    rows.push({ row: verdict.row, recordId: record.id });
  }
  await parts.keptFiles.hold(trx, universityId, records);
  await insertDiplomas(trx, records);
  const { importId, fileName } = input;
  if (importId) await noteImportedRows(trx, { universityId, importId, kind: "diploma", rows });
  if (importId && fileName) await nameImport(trx, { universityId, importId, fileName });
  if (records.length > 0) {
    const events = records.map((record) => ({
      kind: "diploma.submitted",
      subjectId: record.id,
      after: stateDigest(parts.contentKey, record),
    }));
    await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
    await parts.tellWaiting(trx, { caller, importId: input.importId });
  }
  return records.length;
}
