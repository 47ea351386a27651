/** Issues the three certificates of a course for one journey by calls, to people who have no student's record. */
import { randomInt } from "node:crypto";
import { addCertificates, decideCertificates } from "@ijaza/schema/certificates/calls";
import { putCertificateTemplate } from "@ijaza/schema/templates/calls";
import { CERTIFICATE } from "@ijaza/schema/templates/starters/certificate";
import { getAllUniversities, updateUniversity } from "@ijaza/schema/universities/calls";
import { expect } from "@playwright/test";
import type { Agent } from "./actors/agent.ts";
import { certifierOf } from "./actors/certifier.ts";
import type { Person } from "./actors/person.ts";
import type { Responsable } from "./actors/responsable.ts";
import { call, read } from "./calls.ts";
import { certificatesOf, rowsOf } from "./cohorts.ts";
import { openSession } from "./sessions.ts";
import { PLATFORM_ADMIN, type University } from "./universities.ts";

type CertificatesDeps = {
  agent: Agent;
  responsable: Responsable;
  /** Becomes the admin of the platform. */
  person: Person;
  university: University;
};

/** The journey of a certificate from its template does the same by pages. */
export async function issueCertificates({ agent, responsable, person, university }: CertificatesDeps) {
  const course = `Aquaculture ${randomInt(1e5, 1e6)}`;
  const templateName = `Certificate of ${course}`;
  const decider = certifierOf(responsable);

  await openSession(person, PLATFORM_ADMIN.email);
  const found = `${getAllUniversities.path}?search=${encodeURIComponent(university.name.en)}`;
  const { universities } = await read(person, getAllUniversities, found);
  await call(person, updateUniversity, { _id: universities[0]?._id, certificateCreationEnabled: true });
  await call(responsable, putCertificateTemplate, { ...CERTIFICATE, name: templateName });
  const certificates = rowsOf(certificatesOf(course));
  expect(await call(agent, addCertificates, { templateName, certificates })).toMatchObject({ created: 3 });
  const certificatesIds = (await decider.readAll(course, "pending")).map(({ _id }) => _id);
  await call(responsable, decideCertificates, { certificatesIds, decision: "accepted" });
  await expect.poll(async () => (await decider.readSigned(course)).length).toBe(certificates.length);
  const [good, , another] = await decider.readSigned(course);
  if (!good || !another) throw new Error("not all are signed");
  return { course, decider, good, another };
}
