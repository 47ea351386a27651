/** Importing diplomas: judged against everything, then stored as pending, each call whole or not at all. */
import type { addDiplomas } from "@ijaza/schema/diplomas";
import type { Input } from "@ijaza/schema/endpoint";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { BulkOutcome } from "../../platform/http/bulk.ts";
import { noteImportedRows } from "../../platform/imported-rows.ts";
import { retryRaces } from "../../platform/races.ts";
import { modesOf } from "../universities/universities.service.ts";
import { authorFor, type Caller, type DiplomaParts, scopeFor } from "./diplomas.caller.ts";
import { stateDigest } from "./diplomas.content.ts";
import { type Judged, judgeImport } from "./diplomas.import.ts";
import type { Verdict } from "./diplomas.judging.ts";
import { DEFAULT_TEMPLATE, makeRecord, makeSalts } from "./diplomas.record.ts";
import { insertDiplomas, type NewDiploma } from "./diplomas.repository.ts";

type Request = Input<typeof addDiplomas>;

export function createAdding(parts: DiplomaParts) {
  const { db, universities } = parts;

  const judge = async (trx: Trx, caller: Caller, input: Request) => {
    const university = await universities.findById(trx, caller.actor.universityId);
    if (!university || !modesOf(university).includes(input.mode)) throw new AppError("mode_not_enabled");
    return judgeImport(trx, { parts, caller, input });
  };

  return {
    /** Stores the good rows as pending and names the bad ones; a row sent again adds nothing. */
    add(caller: Caller, input: Request): Promise<BulkOutcome> {
      refuseWhatIsNotThereYet(input);
      return retryRaces(() =>
        inScope(db, scopeFor(caller), async (trx) => {
          const judged = await judge(trx, caller, input);
          const created = await store(trx, { parts, caller, input, judged });
          crashPoint("import.stored");
          return { created, ...outcomeOf(judged.verdicts) };
        }),
      );
    },

    /** Judges the rows as `add` would, and stores nothing. */
    async tryOut(caller: Caller, input: Request): Promise<Omit<BulkOutcome, "created">> {
      refuseWhatIsNotThereYet(input);
      const judged = await retryRaces(() => undone(parts, caller, (trx) => judge(trx, caller, input)));
      return outcomeOf(judged.verdicts);
    },
  };
}

function refuseWhatIsNotThereYet({ mode, templateName }: Request): void {
  if (mode === "modeThree" || mode === "modeFour") throw new AppError("mode_not_available");
  if (templateName !== undefined && templateName !== DEFAULT_TEMPLATE) throw new AppError("template_unknown");
}

const outcomeOf = (verdicts: readonly Verdict[]): Omit<BulkOutcome, "created"> => ({
  existing: verdicts.filter(({ kind }) => kind === "existing").length,
  faults: new Map(verdicts.flatMap((verdict) => (verdict.kind === "refused" ? [[verdict.row, verdict.faults]] : []))),
});

type Storing = { parts: DiplomaParts; caller: Caller; input: Request; judged: Judged };

/** Stores the new records, notes which rows they came from, and tells it to the log; the number of new ones. */
async function store(trx: Trx, { parts, caller, input, judged }: Storing): Promise<number> {
  const { universityId, id: agentId } = caller.actor;
  const at = parts.clock.now();
  const made = { agentId, mode: input.mode, at };
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
  await insertDiplomas(trx, records);
  if (input.importId) await noteImportedRows(trx, { universityId, importId: input.importId, kind: "diploma", rows });
  if (records.length > 0) {
    const events = records.map((record) => ({
      kind: "diploma.submitted",
      subjectId: record.id,
      after: stateDigest(parts.contentKey, record),
    }));
    await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
  }
  return records.length;
}

/** Runs the work in a transaction that leaves nothing behind. */
async function undone<T>({ db }: DiplomaParts, caller: Caller, work: (trx: Trx) => Promise<T>): Promise<T> {
  const done: { result?: T } = {};
  const undo = new Error("undo");
  try {
    await inScope(db, scopeFor(caller), async (trx) => {
      done.result = await work(trx);
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  return done.result as T;
}
