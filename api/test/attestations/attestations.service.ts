/** The room of attestations, built from what the room records offers for every kind. */

import type { Input } from "@ijaza/schema/calls/endpoint";
import { CERTIFICATE_STATUSES } from "@ijaza/schema/certificates/certificate";
import { judgeRow } from "@ijaza/schema/fields/rows";
import {
  ATTESTATION_FIELDS,
  type Attestation,
  type CALLS,
  type listPending,
} from "../../../schema/test/attestation.ts";
import {
  acceptAll,
  createCorrecting,
  createExporting,
  createListing,
  createSignedDeciding,
  lockInSteps,
  ownOrLeft,
  type RecordRoom,
  readRecord,
  reopen,
} from "../../src/features/records/records.service.ts";
import { AppError } from "../../src/platform/app-error.ts";
import { today } from "../../src/platform/clock.ts";
import { fieldColumns } from "../../src/platform/sheets/sheet.ts";
import { ATTESTATIONS, claimsOf, columnsOf, describeAttestation } from "./attestations.kind.ts";
import { createHolderMailTemplates, STAFF_MAIL_TEMPLATES } from "./attestations.mails.ts";
import type { AttestationRow } from "./attestations.tables.ts";
import { type AttestationDeps, createAdding } from "./import-attestations.ts";

const kind = ATTESTATIONS;

const accept = (row: AttestationRow) => ({ claims: claimsOf(row), set: {} });

type Correction = { before: AttestationRow; cells: Input<typeof CALLS.correct>["cells"]; at: Date };

export function createAttestations(deps: AttestationDeps): RecordRoom<typeof CALLS, typeof listPending, Attestation> {
  const { contentKey, records } = deps;
  const kept = records.keep({
    kind,
    prepareAccepting: async () => accept,
    holderMailTemplates: createHolderMailTemplates(deps),
    staffMailTemplates: STAFF_MAIL_TEMPLATES,
  });
  const importing = createAdding({ ...deps, tellWaiting: kept.tellWaiting });
  const { correct, remove } = createCorrecting(deps, {
    kind,
    async correct(_trx, { before, cells, at }: Correction) {
      const { values, faults } = judgeRow(ATTESTATION_FIELDS, { ...claimsOf(before), ...cells }, today(deps.clock));
      if (faults.length > 0) throw new AppError("record_invalid", { fields: faults });
      return { ...reopen(before, at), ...columnsOf(values) };
    },
    describe: (row) => describeAttestation(row, null),
  });
  const decide = createSignedDeciding(
    { ...deps, tellDecided: kept.tellDecided },
    {
      kind,
      member: "attestationsIds",
      isPlain: () => true,
      async accept(trx, { ids, ...acceptance }) {
        for await (const rows of lockInSteps(trx, { kind, ids })) {
          await acceptAll(trx, { ...acceptance, kind, contentKey, rows, accept });
        }
      },
    },
  );
  const listing = createListing(deps, {
    kind,
    member: "attestations",
    statuses: CERTIFICATE_STATUSES,
    orders: { academicYear: { column: "academic_year", mayBeEmpty: false } },
    scopeOf: ownOrLeft(kind, deps.users),
    describe: describeAttestation,
  });
  const exportAll = createExporting(deps, {
    kind,
    listing,
    name: "attestations",
    title: { en: "Attestations", fr: "Attestations", ar: "الشهادات" },
    columnsFor: async () =>
      fieldColumns<Attestation>(ATTESTATION_FIELDS, (attestation, name) => attestation[name as "studentNumber"]),
    statusOf: ({ status }) => status,
  });
  return {
    async tryOut(caller, input) {
      const { errors: attestations, existing } = await importing.tryOut(caller, input);
      return { attestations, existing };
    },
    add: importing.add,
    decide: (caller, { attestationsIds: ids, agentId, importId, all, decision, reason }) =>
      decide(caller, { ids, agentId, importId, all, decision, reason }),
    estimate: records.signing.estimate,
    correct: async (caller, { _id: id, cells }) => ({ attestation: await correct(caller, { id, cells }) }),
    remove,
    list: listing.list,
    async listAll(caller, query) {
      const options = { conditions: [], otherwise: CERTIFICATE_STATUSES, choicesOf: "academic_year" };
      const { found, counts, choices } = await listing.listAll(caller, query, options);
      return { ...found, counts, academicYears: choices };
    },
    exportAll: (caller, query) => exportAll(caller, query, { conditions: [], otherwise: CERTIFICATE_STATUSES }),
    listOfStudent: listing.listOfStudent,
    async read(actor, { id }) {
      const attestation = await readRecord(deps, {
        kind,
        actor,
        id,
        describe(row, { anchor, disclosure: { discloses } }): Partial<Attestation> {
          const { studentNumber, ...shown } = describeAttestation(row, anchor);
          return { ...shown, ...(discloses("studentNumber") && { studentNumber }) };
        },
      });
      return { attestation };
    },
    countPendingOf: kept.countPendingOf,
  };
}
