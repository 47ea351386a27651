/** A university of the walk over all calls: a person of each role, and a record of each kind. */

import { addCertificates } from "@ijaza/schema/certificates/calls";
import { getAllCertificates } from "@ijaza/schema/certificates/reading";
import { requestStudentCorrection } from "@ijaza/schema/correction-requests/calls";
import { requestCredits } from "@ijaza/schema/credits/calls";
import { addDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas } from "@ijaza/schema/diplomas/reading";
import { putSignatory } from "@ijaza/schema/signatories/calls";
import type { Role } from "@ijaza/schema/users/roles";
import { insertBatch } from "../src/features/issuing/batches.ts";
import { type Db, inScope, type Trx } from "../src/platform/database.ts";
import "../src/features/records/records.erased.tables.ts";
import { newId } from "../src/platform/ids.ts";
import { queueJob } from "../src/platform/jobs/jobs.ts";
import { certificateValues, TEMPLATE } from "./certificate-scene.ts";
import type { Client } from "./client.ts";
import { diplomaValues } from "./diploma-values.ts";
import { EVERYTHING } from "./everything.ts";
import type { Fixtures } from "./fixtures.ts";
import { formOf } from "./form.ts";
import { pdfOf } from "./pdf-bytes.ts";
import { insertRequest, insertShare } from "./share-rows.ts";
import { pictureUrl, signatoryValues } from "./signatory-values.ts";

export const TENANTS = ["agent_uni", "resp_uni", "admin_uni", "student"] as const satisfies readonly Role[];
type Tenant = (typeof TENANTS)[number];

export type Populated = Awaited<ReturnType<typeof populateUniversity>>;
export type Ids = Populated["ids"];

export async function populateUniversity({ db, fixtures }: { db: Db; fixtures: Fixtures }) {
  const university = await fixtures.university();
  const clients = {
    agent_uni: await fixtures.agent({ university }),
    resp_uni: await fixtures.responsable({ university }),
    admin_uni: await fixtures.universityAdmin({ university }),
    student: await fixtures.signedInStudent({ university }),
  } satisfies Record<Tenant, Client>;
  const agent = clients.agent_uni;
  const row = { studentNumber: clients.student.student.student_number, file: "d.pdf", attachments: "a.pdf" };
  const files = ["d.pdf", "a.pdf"].map((name) => ({ name, bytes: pdfOf(name) }));
  const cohort = { importId: newId(), fileName: "walk.csv" };
  await agent.upload(addDiplomas, formOf({ mode: "modeThree", ...cohort, diplomas: [diplomaValues(1, row)] }, files));
  const { diplomas } = await agent.call(getAllDiplomas, {});
  await agent.call(addCertificates, { templateName: TEMPLATE, certificates: [certificateValues(1)] });
  const { certificates } = await agent.call(getAllCertificates, { status: "pending" });
  const items = [{ field: "lastName", value: "Ben Salah" }];
  const evidence = { name: "card.pdf", bytes: Buffer.from("%PDF-1.7") };
  const correction = (await clients.student.upload(requestStudentCorrection, formOf({ items }, [evidence]))).json()
    .demand;
  const { demand: funding } = await clients.resp_uni.call(requestCredits, { amount: 1 });
  const { signatory } = await clients.resp_uni.call(putSignatory, signatoryValues({ pictureUrl: await pictureUrl() }));
  const share = await insertShare(db, { universityId: university.id, studentId: clients.student.student.id });
  const request = await insertRequest(db, {
    universityId: university.id,
    studentId: clients.student.student.id,
    recordId: diplomas[0]!._id,
  });
  const job = { universityId: university.id, kind: "walk", total: 1, payload: {}, createdBy: agent.user.id };
  const ids = {
    university: university.id,
    agent: agent.user.id,
    responsable: clients.resp_uni.user.id,
    student: clients.student.student.id,
    diploma: diplomas[0]!._id,
    cohort: cohort.importId,
    certificate: certificates[0]!._id,
    fundingRequest: funding._id,
    correctionRequest: correction._id,
    signatory: signatory.id,
    signature: signatory._id,
    share,
    request,
    ...(await inScope(db, EVERYTHING, async (trx) => {
      const { id: jobId } = await queueJob(trx, job);
      const { id: studentJob } = await queueJob(trx, { ...job, createdBy: clients.student.student.id });
      const batch = { universityId: university.id, kind: "diploma", jobId, count: 1, createdBy: agent.user.id };
      return { job: jobId, studentJob, batch: await insertBatch(trx, batch) };
    })),
  };
  const erased = await inScope(db, EVERYTHING, (trx) => insertErased(trx, university.id, ids.batch));
  return { university, clients, ids, erased };
}

/** What stays of a signed diploma whose data was erased; returns its id, of which everybody is told so (410). */
async function insertErased(trx: Trx, universityId: string, batchId: string): Promise<string> {
  const [id, at] = [newId(), new Date()];
  const place = { record_id: id, university_id: universityId, batch_id: batchId, batch_index: 0 };
  const days = {
    submitted_on: "2026-01-02",
    signed_on: "2026-01-02",
    decided_in: null,
    academic_year: null,
    sex: null,
  };
  await trx
    .insertInto("erased_records")
    .values({ ...place, ...days, kind: "diploma", status: "signed", erased_at: at })
    .execute();
  return id;
}
