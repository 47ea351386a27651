/** Importing certificates: judged against everything, then stored as pending, each call whole or not at all. */
import { fieldsOfCertificate } from "@ijaza/schema/certificate-fields";
import type { addCertificates } from "@ijaza/schema/certificates";
import type { Input } from "@ijaza/schema/endpoint";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import { today } from "../../platform/clock.ts";
import { crashPoint } from "../../platform/crash-points.ts";
import { inScope, type Trx, undone } from "../../platform/database.ts";
import type { BulkOutcome } from "../../platform/http/bulk.ts";
import { newId } from "../../platform/ids.ts";
import { findImportedRows, findRowsOfRecords, nameImport, noteImportedRows } from "../../platform/imported-rows.ts";
import { retryRaces } from "../../platform/races.ts";
import { makeSalts, type Records } from "../records/records.service.ts";
import type { Template } from "../templates/templates.service.ts";
import { authorFor, type Caller, type CertificateParts, scopeFor } from "./certificates.caller.ts";
import { stateDigest } from "./certificates.content.ts";
import { searchedText } from "./certificates.fields.ts";
import { type Candidate, judgeAgainst, type Known, readCandidates, type Verdict } from "./certificates.judging.ts";
import { findRivals, insertCertificates, type NewCertificate } from "./certificates.repository.ts";
import { findOwners } from "./certificates.students.ts";

type Request = Input<typeof addCertificates>;
type AddingDeps = CertificateParts & Pick<ReturnType<Records["keep"]>, "tellWaiting">;
type Import = { deps: AddingDeps; caller: Caller; input: Request; template: Template };

export function createAdding(deps: AddingDeps) {
  const judged = async (trx: Trx, caller: Caller, input: Request) => {
    const template = await findTemplate(trx, { deps, caller, input });
    const work: Import = { deps, caller, input, template };
    return { work, verdicts: await judge(trx, work) };
  };

  return {
    /** Stores the good rows as pending and names the bad ones; a row sent again adds nothing. */
    add(caller: Caller, input: Request): Promise<BulkOutcome> {
      return retryRaces(() =>
        inScope(deps.db, scopeFor(caller), async (trx) => {
          const { work, verdicts } = await judged(trx, caller, input);
          const created = await store(trx, { ...work, verdicts });
          crashPoint("import.stored");
          return { created, ...outcomeOf(verdicts) };
        }),
      );
    },

    /** Judges the rows as `add` would, and stores nothing. */
    async tryOut(caller: Caller, input: Request): Promise<Omit<BulkOutcome, "created">> {
      const dry = () => undone(deps.db, scopeFor(caller), (trx) => judged(trx, caller, input));
      return outcomeOf((await retryRaces(dry)).verdicts);
    },
  };
}

const outcomeOf = (verdicts: readonly Verdict[]): Omit<BulkOutcome, "created"> => ({
  existing: verdicts.filter(({ kind }) => kind === "existing").length,
  faults: new Map(verdicts.flatMap((verdict) => (verdict.kind === "refused" ? [[verdict.row, verdict.faults]] : []))),
});

async function findTemplate(trx: Trx, { deps, caller, input }: Omit<Import, "template">): Promise<Template> {
  const { universityId } = caller.actor;
  const university = await deps.universities.findById(trx, universityId);
  if (!university?.certificate_creation_enabled) throw new AppError("certificates_not_enabled");
  const named = { universityId, kind: "certificate" as const, name: input.templateName };
  const template = await deps.templates.findByName(trx, named);
  if (!template) throw new AppError("template_unknown");
  return template;
}

async function judge(trx: Trx, { deps, caller, input, template }: Import): Promise<Verdict[]> {
  const candidates = readCandidates({
    fields: fieldsOfCertificate(template.fieldsDefinition),
    templateId: template.id,
    rows: input.certificates,
    firstRow: input.firstRow,
    today: today(deps.clock),
  });
  return judgeAgainst(await readKnown(trx, { universityId: caller.actor.universityId, input, candidates }), candidates);
}

type KnownRequest = { universityId: string; input: Request; candidates: readonly Candidate[] };

async function readKnown(trx: Trx, { universityId, input, candidates }: KnownRequest): Promise<Known> {
  const sameness = candidates.flatMap((each) => each.sameness ?? []);
  const rivals = await findRivals(trx, { universityId, sameness });
  const { importId } = input;
  if (importId === undefined) return { rivals, seenRows: new Map(), rowOfRecord: new Map() };
  const rows = candidates.map(({ row }) => row);
  return {
    rivals,
    seenRows: await findImportedRows(trx, { universityId, importId, kind: "certificate", rows }),
    rowOfRecord: await findRowsOfRecords(trx, { importId, recordIds: rivals.map(({ id }) => id) }),
  };
}

type Fresh = Extract<Verdict, { kind: "new" }>;

/** Stores the new records, notes which rows they came from, and tells it to the log; the number of new ones. */
async function store(trx: Trx, { verdicts, ...work }: Import & { verdicts: readonly Verdict[] }): Promise<number> {
  const { deps, caller, input } = work;
  const { universityId } = caller.actor;
  const at = deps.clock.now();
  const fresh = verdicts.filter((verdict) => verdict.kind === "new");
  const records = await makeRecords(trx, { ...work, fresh, at });
  await insertCertificates(trx, records);
  const rows = [
    ...verdicts.flatMap((each) =>
      each.kind === "existing" && each.recordId ? [{ row: each.row, recordId: each.recordId }] : [],
    ),
    ...fresh.map(({ row }, index) => ({ row, recordId: records[index]!.id })),
  ];
  const { importId, fileName } = input;
  if (importId) await noteImportedRows(trx, { universityId, importId, kind: "certificate", rows });
  if (importId && fileName) await nameImport(trx, { universityId, importId, fileName });
  if (records.length === 0) return 0;
  const events = records.map((record) => ({
    kind: "certificate.submitted",
    subjectId: record.id,
    after: stateDigest(deps.contentKey, record),
  }));
  await appendAudit(trx, { universityId, author: authorFor(caller), at, events });
  await deps.tellWaiting(trx, { caller, importId });
  return records.length;
}

async function makeRecords(
  trx: Trx,
  { deps, caller, template, fresh, at }: Omit<Import, "input"> & { fresh: readonly Fresh[]; at: Date },
): Promise<NewCertificate[]> {
  const { universityId, id: agentId } = caller.actor;
  const rows = fresh.map(({ columns }) => columns);
  const ownerOf = await findOwners(trx, { students: deps.students, universityId, rows });
  const salts = makeSalts(fresh.length);
  return fresh.map(({ columns, sameness }, index) => ({
    ...columns,
    id: newId(),
    university_id: universityId,
    agent_id: agentId,
    student_id: ownerOf(columns),
    template_id: template.id,
    template_version_id: template.versionId,
    template_name: template.name,
    definition: template.fieldsDefinition,
    sameness,
    search: searchedText(columns, template.name),
    status: "pending",
    submitted_at: at,
    content_salt: salts[index]!,
  }));
}
