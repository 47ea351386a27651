/** Real documents for the fuzz run: bundles, badges and PDFs of diplomas and certificates, good ones and bad ones. */

import { addCertificates, decideCertificates } from "@ijaza/schema/certificates/calls";
import { getCertificateFile, getPendingCertificates } from "@ijaza/schema/certificates/reading";
import { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import type { Job } from "@ijaza/schema/jobs/calls";
import { certificateValues, TEMPLATE } from "../certificate-scene.ts";
import type { ChainApp } from "../chain-harness.ts";
import { diplomaValues } from "../diploma-values.ts";
import { type Member, studentValues } from "../fixtures.ts";

export type Kind = "bundle" | "badge" | "pdf";

/** `isGood`: untouched and asked at a good time it is valid; any other sample must never be. */
export type Sample = { name: string; kind: Kind; bytes: Uint8Array; isGood: boolean };

type App = Pick<ChainApp, "fixtures" | "ended" | "anyone">;
type Document = {
  id: string;
  state: "good" | "revoked" | "expired";
  call: typeof getDiplomaFile | typeof getCertificateFile;
};

const FORMATS = { bundle: "json", badge: "openbadge", pdf: "pdf" } as const;

/** Issues on the chain of the application: three diplomas, one of them revoked, and two certificates, one expired. */
export async function makeSamples({ fixtures, ended, anyone }: App): Promise<Sample[]> {
  const university = await fixtures.issuingUniversity({ credits: 100 });
  const agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const finish = async (job: Job) => ended(responsable, job);
  const documents = [
    ...(await issueDiplomas({ agent, responsable, finish })),
    ...(await issueCertificates({ agent, responsable, finish })),
  ];
  const samples = [];
  for (const document of documents) {
    for (const kind of ["bundle", "badge", "pdf"] as const) {
      // Whoever belongs to the university has all claims in the file, anybody else the public ones.
      for (const reader of kind === "badge" ? [anyone] : [anyone, agent]) {
        const { statusCode, rawPayload } = await reader.send(document.call, { id: document.id, format: FORMATS[kind] });
        if (statusCode !== 200) throw new Error(`no ${kind} of a ${document.state} document: ${statusCode}`);
        const name = `${kind} of a ${document.state} document, for ${reader === agent ? "its university" : "anybody"}`;
        samples.push({ name, kind, bytes: new Uint8Array(rawPayload), isGood: document.state === "good" });
      }
    }
  }
  return samples;
}

type People = { agent: Member; responsable: Member; finish: (job: Job) => Promise<Job> };

async function issueDiplomas({ agent, responsable, finish }: People): Promise<Document[]> {
  const diplomas = [1, 2, 3].map((number) => ({ ...studentValues(number), ...diplomaValues(number) }));
  await agent.call(addDiplomas, { mode: "modeTwo", diplomas });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await finish(await agent.call(signDiplomas, { all: true }));
  const ids = (await agent.call(getAllDiplomas)).diplomas.map(({ _id }) => _id);
  const [revoked] = ids;
  if (revoked === undefined) throw new Error("no diploma was issued");
  await finish(await responsable.call(revokeDiploma, { _id: revoked, reason: "issued_in_error" }));
  return ids.map((id) => ({ id, state: id === revoked ? "revoked" : "good", call: getDiplomaFile }));
}

async function issueCertificates({ agent, responsable, finish }: People): Promise<Document[]> {
  const rows = [
    certificateValues(1, { expiryDate: "2100-10-15" }),
    certificateValues(2, { issueDate: "2020-10-15", expiryDate: "2021-10-15" }),
  ];
  await agent.call(addCertificates, { templateName: TEMPLATE, certificates: rows });
  const { certificates } = await responsable.call(getPendingCertificates, { sort: "submittedAt", pageSize: 10 });
  const ids = certificates.map(({ _id }) => _id);
  const job = await responsable.call(decideCertificates, { certificatesIds: ids, decision: "accepted" });
  if (!("status" in job)) throw new Error("no certificate was accepted");
  await finish(job);
  return certificates.map(({ _id: id, expiryDate }) => ({
    id,
    state: expiryDate === "2021-10-15" ? "expired" : "good",
    call: getCertificateFile,
  }));
}
