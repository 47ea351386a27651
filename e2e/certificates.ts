/** Issues the three certificates of a course for one journey, to people who have no student's record. */
import { randomInt } from "node:crypto";
import { adminOf } from "./actors/admin.ts";
import type { Agent } from "./actors/agent.ts";
import { certifierOf } from "./actors/certifier.ts";
import type { Person } from "./actors/person.ts";
import type { Responsable } from "./actors/responsable.ts";
import { templateDesignerOf } from "./actors/template-designer.ts";
import { certificatesOf } from "./cohorts.ts";
import { step } from "./scene.ts";
import type { University } from "./universities.ts";

type CertificatesDeps = {
  agent: Agent;
  responsable: Responsable;
  /** Becomes the admin of the platform. */
  person: Person;
  university: University;
};

export async function issueCertificates({ agent, responsable, person, university }: CertificatesDeps) {
  const { language } = person.words;
  const course = `Aquaculture ${language}${randomInt(1e5, 1e6)}`;
  const template = `Certificate of ${course}`;
  const cohort = certificatesOf(course);
  const [importer, decider] = [certifierOf(agent), certifierOf(responsable)];
  const designer = templateDesignerOf(responsable);

  await step("the platform lets the university make certificates", async () => {
    const admin = adminOf(person);
    await admin.signIn();
    await admin.letCertify(university.name[language]);
  });
  await step("the responsable makes a template for them", () => designer.keepCertificate(template));
  await step("the agent imports them with this template", () => importer.importCertificates(cohort, template));
  await step("the responsable sees the cost, and accepts: they are signed", () =>
    decider.acceptOf({ course, count: cohort.rows }),
  );
  await step("the responsable takes the template out of use, which changes nothing of them", () =>
    designer.remove(template, "certificate"),
  );
  const [good, expired, another] = await decider.readAccepted(course);
  if (!good || !expired || !another) throw new Error("not all are accepted");
  return { course, template, importer, decider, good, expired, another };
}
