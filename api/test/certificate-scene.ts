/** Certificates for tests: rows of the initial template, and certificates that wait for a decision. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import { addCertificates, decideCertificates } from "@ijaza/schema/certificates/calls";
import { getPendingCertificates } from "@ijaza/schema/certificates/reading";
import type { Job } from "@ijaza/schema/jobs/calls";
import type { UniversityRow } from "../src/features/universities/universities.service.ts";
import type { ChainApp } from "./chain-harness.ts";
import type { Fixtures, Member } from "./fixtures.ts";

export const TEMPLATE = "Certificate";

/** A valid row with this number. */
export function certificateValues(number: number, values: LooseRow = {}): LooseRow {
  return {
    recipientFirstName: "Anis",
    recipientLastName: "Ayari",
    recipientFirstNameAr: "أنيس",
    recipientLastNameAr: "العياري",
    email: `anis.ayari.${number}@etu.example`,
    issueDate: "2026-10-15",
    course: "Cybersécurité",
    hours: "20",
    grade: "A",
    ...values,
  };
}

type SceneOptions = { university?: UniversityRow; responsable?: Member | undefined; rows?: readonly LooseRow[] };

/** A university with an agent, a responsable, and certificates that the agent has imported. */
export async function setUpCertificates(
  fixtures: Fixtures,
  { university, responsable: known, rows = [certificateValues(1)] }: SceneOptions = {},
) {
  const at = university ?? (await fixtures.university());
  const agent = await fixtures.agent({ university: at });
  const responsable = known ?? (await fixtures.responsable({ university: at }));
  await agent.call(addCertificates, { templateName: TEMPLATE, certificates: [...rows] });
  const { certificates } = await responsable.call(getPendingCertificates, {
    agentId: agent.user.id,
    sort: "submittedAt",
    pageSize: 500,
  });
  const ids = certificates.map(({ _id }) => _id).reverse();
  return { university: at, agent, responsable, ids, id: ids[0]! };
}

type WaitingOptions = { credits?: number; at?: { university: UniversityRow; responsable: Member } };

/** Certificates on a real chain: pending ones at a university that can issue, and accepting until they are final. */
export const createCertificateScene = ({ fixtures, ended }: Pick<ChainApp, "fixtures" | "ended">) => ({
  /** By default at a new university. */
  waiting: async (count: number, { credits, at }: WaitingOptions = {}) => {
    const rows = Array.from({ length: count }, (_, index) => certificateValues(index + 1));
    return setUpCertificates(fixtures, {
      university: at?.university ?? (await fixtures.issuingUniversity({ credits })),
      responsable: at?.responsable,
      rows,
    });
  },
  accept: async (responsable: Member, certificatesIds: string[]): Promise<Job> => {
    const job = await responsable.call(decideCertificates, { certificatesIds, decision: "accepted" });
    return ended(responsable, job as Job);
  },
});
