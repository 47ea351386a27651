/** Imports certificates: finds the template, and checks each row against all others. */

import type { Input } from "@ijaza/schema/calls/endpoint";
import type { addCertificates } from "@ijaza/schema/certificates/calls";
import { fieldsOfCertificate } from "@ijaza/schema/certificates/fields";
import { AppError } from "../../../platform/app-error.ts";
import { today } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import {
  type Caller,
  createImporting,
  makeSalts,
  readKnownImport,
  type StaffMails,
} from "../../records/records.service.ts";
import type { Template } from "../../templates/templates.service.ts";
import type { CertificateDeps } from "../certificates.deps.ts";
import { CERTIFICATES } from "../certificates.kind.ts";
import { findConflicts } from "./conflicts.repository.ts";
import { type Candidate, judgeAgainst, type KnownCertificates, readCandidates, type Verdict } from "./judging.ts";
import { makeRecord, type NewCertificate } from "./new-record.ts";
import { findOwners } from "./owners.ts";

type ImportInput = Input<typeof addCertificates>;
type JudgedCertificates = { verdicts: Verdict[]; template: Template };
type AddingDeps = CertificateDeps & Pick<StaffMails, "tellWaiting">;

export function createAdding(deps: AddingDeps) {
  const findTemplate = async (trx: Trx, universityId: string, name: string): Promise<Template> => {
    const university = await deps.universities.findById(trx, universityId);
    if (!university?.certificate_creation_enabled) throw new AppError("certificates_not_enabled");
    const template = await deps.templates.findByName(trx, { universityId, kind: "certificate", name });
    if (!template) throw new AppError("template_unknown");
    return template;
  };

  return createImporting(deps, {
    kind: CERTIFICATES,
    async judge(
      trx,
      { caller: { actor }, input }: { caller: Caller; input: ImportInput },
    ): Promise<JudgedCertificates> {
      const template = await findTemplate(trx, actor.universityId, input.templateName);
      const candidates = readCandidates({
        fields: fieldsOfCertificate(template.fieldsDefinition),
        templateId: template.id,
        rows: input.certificates,
        firstRow: input.firstRow,
        today: today(deps.clock),
      });
      const known = await readKnown(trx, { universityId: actor.universityId, input, candidates });
      return { template, verdicts: judgeAgainst(known, candidates) };
    },
    async makeRecords(trx, { caller, judged: { verdicts, template }, at }): Promise<NewCertificate[]> {
      const { universityId, id: agentId } = caller.actor;
      const fresh = verdicts.filter((verdict) => verdict.kind === "new");
      const rows = fresh.map(({ columns }) => columns);
      const ownerOf = await findOwners(trx, { students: deps.students, universityId, rows });
      const salts = makeSalts(fresh.length);
      return fresh.map(({ columns, sameness }, index) => {
        const studentId = ownerOf(columns);
        return makeRecord({ columns, sameness, template, universityId, agentId, studentId, salt: salts[index]!, at });
      });
    },
  });
}

type KnownOptions = { universityId: string; input: ImportInput; candidates: readonly Candidate[] };

async function readKnown(trx: Trx, { universityId, input, candidates }: KnownOptions): Promise<KnownCertificates> {
  const sameness = candidates.flatMap((each) => each.sameness ?? []);
  const conflicts = await findConflicts(trx, { universityId, sameness });
  const known = await readKnownImport(trx, {
    kind: CERTIFICATES,
    universityId,
    importId: input.importId,
    rows: candidates.map(({ row }) => row),
    recordIds: conflicts.map(({ id }) => id),
  });
  return { ...known, conflicts };
}
