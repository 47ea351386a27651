/** A student with a signed diploma and a signed certificate, and shares of them. */

import type { RawInput } from "@ijaza/schema/calls/endpoint";
import { addCertificates, decideCertificates } from "@ijaza/schema/certificates/calls";
import { getPendingCertificates } from "@ijaza/schema/certificates/reading";
import type { Job } from "@ijaza/schema/jobs/calls";
import { createShare } from "@ijaza/schema/sharing/shares";
import { certificateValues, TEMPLATE } from "./certificate-scene.ts";
import type { ChainApp } from "./chain-harness.ts";
import type { FalseClock } from "./false-clock.ts";

type ShareInput = Partial<RawInput<typeof createShare>>;
type Setup = Pick<ChainApp, "fixtures" | "ended"> & { clock: FalseClock };

const DAY = 24 * 3600 * 1000;

export const secretOf = (link: string): string => new URL(link).hash.slice(1);

export async function createShareScene({ fixtures, ended, clock }: Setup) {
  const scene = await fixtures.signedDiploma();
  const { agent, responsable, student, diploma } = scene;
  const row = certificateValues(1, { studentNumber: student.student.student_number, expiryDate: "2199-01-01" });
  await agent.call(addCertificates, { templateName: TEMPLATE, certificates: [row] });
  const waiting = await responsable.call(getPendingCertificates);
  const certificateId = waiting.certificates[0]!._id;
  const job = await responsable.call(decideCertificates, { certificatesIds: [certificateId], decision: "accepted" });
  await ended(responsable, job as Job);

  return {
    ...scene,
    certificateId,
    /** Shares the diploma's name and title for a day and twenty openings, unless the input says otherwise. */
    async share(input: ShareInput = {}) {
      const made = await student.call(createShare, {
        items: [{ documentId: diploma._id, claims: ["lastName", "titleFr"] }],
        purpose: "job",
        expiresAt: new Date(clock.now().getTime() + DAY).toISOString(),
        ...input,
      });
      return { ...made, secret: secretOf(made.link) };
    },
  };
}
