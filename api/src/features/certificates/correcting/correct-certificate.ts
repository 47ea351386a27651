/** Checks the corrected cells of a certificate, and whether it now repeats another one. */

import type { Input } from "@ijaza/schema/calls/endpoint";
import type { updateCertificate } from "@ijaza/schema/certificates/calls";
import { fieldsOfCertificate } from "@ijaza/schema/certificates/fields";
import { judgeCertificateRow } from "@ijaza/schema/certificates/rows";
import type { CellFault } from "@ijaza/schema/fields/rows";
import { AppError } from "../../../platform/app-error.ts";
import { today } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import { createCorrecting, reopen } from "../../records/records.service.ts";
import type { CertificateDeps } from "../certificates.deps.ts";
import { columnsOf, fieldsOf, samenessOf, searchedText } from "../certificates.fields.ts";
import { CERTIFICATES } from "../certificates.kind.ts";
import type { CertificateRow } from "../certificates.tables.ts";
import { findConflicts } from "../importing/conflicts.repository.ts";
import { isLive } from "../importing/judging.ts";
import { findOwners } from "../importing/owners.ts";
import { describeCertificate } from "../reading/describe-certificate.ts";

type Correction = { before: CertificateRow; cells: Input<typeof updateCertificate>["cells"]; at: Date };

export const createCorrections = (deps: CertificateDeps) =>
  createCorrecting(deps, {
    kind: CERTIFICATES,
    correct: (trx, correction: Correction) => correct(trx, deps, correction),
    describe: (row: CertificateRow) => describeCertificate(row, { anchor: null, today: today(deps.clock) }),
  });

async function correct(trx: Trx, deps: CertificateDeps, { before, cells, at }: Correction): Promise<CertificateRow> {
  const { university_id: universityId, definition, template_id, template_name } = before;
  const fields = fieldsOfCertificate(definition);
  const row = { ...fieldsOf(before), ...cells };
  const { values, faults } = judgeCertificateRow({ fields, row, today: today(deps.clock) });
  const columns = columnsOf(values);
  const sameness = samenessOf(columns, template_id);
  const conflicts = faults.length > 0 ? [] : await findConflicts(trx, { universityId, sameness: [sameness] });
  const repeats = conflicts.some((conflict) => conflict.id !== before.id && isLive(conflict));
  const repeated: CellFault[] = repeats ? [{ path: "email", error: "certificate_exists" }] : [];
  const all = [...faults, ...repeated];
  if (all.length > 0) throw new AppError("record_invalid", { fields: all });
  const ownerOf = await findOwners(trx, { students: deps.students, universityId, rows: [columns] });
  const search = searchedText(columns, template_name);
  return { ...reopen(before, at), ...columns, sameness, search, student_id: ownerOf(columns) };
}
