/** Correcting and deleting what is pending or rejected: its own agent's affair. */

import { fieldsOfCertificate } from "@ijaza/schema/certificate-fields";
import { judgeCertificateRow } from "@ijaza/schema/certificate-rules";
import type { deleteCertificate, updateCertificate } from "@ijaza/schema/certificates";
import type { Answer, Input } from "@ijaza/schema/endpoint";
import type { CellFault } from "@ijaza/schema/rows";
import { AppError } from "../../platform/app-error.ts";
import { appendAudit } from "../../platform/audit/audit.ts";
import { today } from "../../platform/clock.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { retryRaces } from "../../platform/races.ts";
import { lockForAction } from "../records/records.service.ts";
import { authorFor, type Caller, type CertificateParts, scopeFor } from "./certificates.caller.ts";
import { stateDigest } from "./certificates.content.ts";
import { describeCertificate } from "./certificates.describe.ts";
import { columnsOf, fieldsOf, samenessOf, searchedText } from "./certificates.fields.ts";
import { isLive } from "./certificates.judging.ts";
import { CERTIFICATES } from "./certificates.kind.ts";
import { correctCertificate, deleteCertificateRow, findRivals } from "./certificates.repository.ts";
import { findOwners } from "./certificates.students.ts";
import type { CertificateRow } from "./certificates.tables.ts";

type Correction = Input<typeof updateCertificate>;

export function createCorrecting(parts: CertificateParts) {
  const { db, clock, contentKey } = parts;

  const log = (trx: Trx, caller: Caller, change: { kind: string; before: CertificateRow; after?: CertificateRow }) =>
    appendAudit(trx, {
      universityId: caller.actor.universityId,
      author: authorFor(caller),
      at: clock.now(),
      events: [
        {
          kind: change.kind,
          subjectId: change.before.id,
          before: stateDigest(contentKey, change.before),
          after: change.after ? stateDigest(contentKey, change.after) : null,
        },
      ],
    });

  return {
    /** Lays the cells given over the record, judges it whole, and leaves it pending. */
    update(caller: Caller, { _id: id, cells }: Correction): Promise<Answer<typeof updateCertificate>> {
      return retryRaces(() =>
        inScope(db, scopeFor(caller), async (trx) => {
          const before = await lockForAction(trx, { kind: CERTIFICATES, caller, id, action: "correct" });
          const after = await correct(trx, { parts, before, cells });
          await correctCertificate(trx, after);
          await log(trx, caller, { kind: "certificate.corrected", before, after });
          return { certificate: describeCertificate(after, { anchor: null, today: today(clock) }) };
        }),
      );
    },

    remove(caller: Caller, { _id: id }: Input<typeof deleteCertificate>): Promise<undefined> {
      return retryRaces(() =>
        inScope(db, scopeFor(caller), async (trx) => {
          const before = await lockForAction(trx, { kind: CERTIFICATES, caller, id, action: "delete" });
          await deleteCertificateRow(trx, id);
          await log(trx, caller, { kind: "certificate.deleted", before });
          return undefined;
        }),
      );
    },
  };
}

type Correcting = { parts: CertificateParts; before: CertificateRow; cells: Correction["cells"] };

/** The record after the correction: pending, without the rejection. Throws `record_invalid`. */
async function correct(trx: Trx, { parts, before, cells }: Correcting): Promise<CertificateRow> {
  const { university_id: universityId, definition, template_id, template_name } = before;
  const fields = fieldsOfCertificate(definition);
  const row = { ...fieldsOf(before), ...cells };
  const { values, faults } = judgeCertificateRow({ fields, row, today: today(parts.clock) });
  const columns = columnsOf(values);
  const sameness = samenessOf(columns, template_id);
  const rivals = faults.length > 0 ? [] : await findRivals(trx, { universityId, sameness: [sameness] });
  const repeats = rivals.some((rival) => rival.id !== before.id && isLive(rival));
  const repeated: CellFault[] = repeats ? [{ path: "email", error: "certificate_exists" }] : [];
  const all = [...faults, ...repeated];
  if (all.length > 0) throw new AppError("record_invalid", { fields: all });
  const ownerOf = await findOwners(trx, { students: parts.students, universityId, rows: [columns] });
  const submitted_at = before.status === "rejected" ? parts.clock.now() : before.submitted_at;
  return {
    ...before,
    ...columns,
    sameness,
    search: searchedText(columns, template_name),
    student_id: ownerOf(columns),
    submitted_at,
    status: "pending",
    rejection_reason: null,
    decided_at: null,
    decided_by: null,
  };
}
