/** Two students whose diplomas are in one batch; of the first there is everything that a student can have. */

import { addCertificates, decideCertificates } from "@ijaza/schema/certificates/calls";
import { getPendingCertificates } from "@ijaza/schema/certificates/reading";
import { requestStudentCorrection } from "@ijaza/schema/correction-requests/calls";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { getDocumentPicture } from "@ijaza/schema/documents/calls";
import type { Job } from "@ijaza/schema/jobs/calls";
import { eraseStudent } from "@ijaza/schema/privacy/erasure";
import { createShare, openShare } from "@ijaza/schema/sharing/shares";
import { hideClaims } from "@ijaza/schema/students/calls";
import { sql } from "kysely";
import { inScope } from "../src/platform/database.ts";
import { certificateValues, TEMPLATE } from "./certificate-scene.ts";
import type { ChainApp } from "./chain-harness.ts";
import { diplomaValues } from "./diploma-values.ts";
import { EVERYTHING } from "./everything.ts";
import type { Member } from "./fixtures.ts";
import { formOf } from "./form.ts";
import { pdfOf } from "./pdf-bytes.ts";
import { secretOf } from "./share-scene.ts";

/** Values that nobody else has, so that they are found wherever they are kept. */
export const PERSON = {
  studentNumber: "S777001",
  nationalId: "77700177",
  firstName: "Zoubeida",
  lastName: "Quicherat",
  firstNameAr: "زبيدة",
  lastNameAr: "القيشراتي",
  birthDate: "2001-07-17",
  birthPlace: "Kerkouane",
  email: "zoubeida.quicherat@etu.example",
  phone: "+216 77 700 177",
};
const THESIS = { diplomaNumber: "D-777001", thesisTitle: "Hydroponie saharienne" };
const COURSE = "Apiculture urbaine";

/** Texts that must be nowhere once the person is erased. */
export const TRACES = [...Object.values(PERSON), ...Object.values(THESIS), COURSE];

type Setup = Pick<ChainApp, "fixtures" | "ended" | "anyone" | "db" | "owner">;

export async function createErasureScene({ fixtures, ended, anyone, db, owner }: Setup) {
  const university = await fixtures.issuingUniversity();
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const student = await fixtures.signedInStudent({ university, values: PERSON });
  const neighbour = await fixtures.signedInStudent({ university });
  const { id } = student.student;

  const idOf = async (diplomaNumber: string) => {
    const { diplomas } = await agent.call(getAllDiplomas, { pageSize: 500 });
    return diplomas.find((each) => each.diplomaNumber === diplomaNumber)!._id;
  };
  let imports = 0;
  const add = (number: string, values = {}) => {
    const row = diplomaValues(1, { studentNumber: PERSON.studentNumber, diplomaNumber: number, ...values });
    imports += 1;
    const file = { importId: `import-${imports}`.padEnd(24, "0"), fileName: "june.csv", firstRow: 2 };
    return agent.call(addDiplomas, { mode: "modeOne", diplomas: [row], ...file });
  };
  const accept = (diplomasIds: string[]) => responsable.call(decideDiplomas, { diplomasIds, decision: "accepted" });
  const sign = async (diplomasIds: string[]) => {
    await accept(diplomasIds);
    await ended(agent, await agent.call(signDiplomas, { diplomasIds }));
  };

  /** A signed, a revoked and a pending diploma, a certificate, a share, a request with evidence, files and mails. */
  const everything = async () => {
    await add(THESIS.diplomaNumber, { thesisTitle: THESIS.thesisTitle });
    await add("D-2", { level: "master" });
    await add("D-3", { level: "doctorate" });
    const other = { studentNumber: neighbour.student.student_number, diplomaNumber: "D-9" };
    await agent.call(addDiplomas, { mode: "modeOne", diplomas: [diplomaValues(9, other)] });
    const [diploma, revoked, draft, besides] = await Promise.all([THESIS.diplomaNumber, "D-2", "D-3", "D-9"].map(idOf));
    await sign([diploma!, revoked!, besides!]);
    await ended(responsable, await responsable.call(revokeDiploma, { _id: revoked!, reason: "issued_in_error" }));
    const certificate = await certificateOf({ agent, responsable });
    await student.call(hideClaims, { documentId: diploma!, hidden: ["honours"] });
    const share = await student.call(createShare, {
      items: [{ documentId: diploma!, claims: ["lastName"] }],
      purpose: "job",
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    await anyone.call(openShare, { secret: secretOf(share.link) });
    for (const client of [anyone, student])
      for (const format of ["pdf", "json"] as const) await client.send(getDiplomaFile, { id: diploma!, format });
    await anyone.send(getDocumentPicture, { id: diploma!, shape: "page" });
    const items = [{ field: "birthPlace", value: "Kélibia" }];
    const evidence = { name: "proof.pdf", bytes: pdfOf("proof") };
    await student.upload(requestStudentCorrection, formOf({ items, note: `I am ${PERSON.firstName}` }, [evidence]));
    return { diploma: diploma!, revoked: revoked!, draft: draft!, besides: besides!, certificate };
  };

  const certificateOf = async (staff: { agent: Member; responsable: Member }) => {
    const values = { studentNumber: PERSON.studentNumber, email: PERSON.email, course: COURSE };
    await staff.agent.call(addCertificates, { templateName: TEMPLATE, certificates: [certificateValues(1, values)] });
    const { certificates } = await staff.responsable.call(getPendingCertificates);
    const [first] = certificates;
    const decision = { certificatesIds: [first!._id], decision: "accepted" as const };
    await ended(staff.responsable, (await staff.responsable.call(decideCertificates, decision)) as Job);
    return first!._id;
  };

  /** Tables in which a text stands anywhere, but for the ids and digests of bytes. */
  const tablesWith = async (text: string): Promise<string[]> =>
    inScope(owner, EVERYTHING, async (trx) => {
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
        trx,
      );
      const found: string[] = [];
      for (const { name } of rows) {
        const { rows: hits } = await sql`
          select from ${sql.table(name)} t where strpos(lower(t::text), lower(${text})) > 0 limit 1`.execute(trx);
        if (hits.length > 0) found.push(name);
      }
      return found;
    });

  const erase = (client: Member = responsable, studentNumber = PERSON.studentNumber) =>
    client.call(eraseStudent, { _id: id, studentNumber });

  return {
    university,
    agent,
    responsable,
    student,
    neighbour,
    id,
    db,
    add,
    accept,
    idOf,
    everything,
    erase,
    tablesWith,
  };
}
