import { decideCertificates, revokeCertificate } from "@ijaza/schema/certificates/calls";
import { getCertificateFile } from "@ijaza/schema/certificates/reading";
import type { Job } from "@ijaza/schema/jobs/calls";
import { beforeAll, expect, test } from "vitest";
import { createBadgeChecker } from "../../../test/badge-checker.ts";
import { certificateValues, setUpCertificates } from "../../../test/certificate-scene.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import type { Client } from "../../../test/client.ts";
import { TEST_PUBLIC_URL } from "../../../test/harness.ts";

const { fixtures, anyone, ended } = await startChainApp();
const judge = createBadgeChecker({ anyone, publicUrl: TEST_PUBLIC_URL });

type Scene = Awaited<ReturnType<typeof setUpCertificates>>;
let scene: Scene;
let id: string;

const badgeOf = async (client: Client = anyone) =>
  (await client.send(getCertificateFile, { id, format: "openbadge" })).json();

beforeAll(async () => {
  const rows = [certificateValues(1, { studentNumber: "17000001", expiryDate: "2100-01-01" })];
  scene = await setUpCertificates(fixtures, { university: await fixtures.issuingUniversity(), rows });
  id = scene.id;
  const accepting = { certificatesIds: [id], decision: "accepted" as const };
  await ended(scene.responsable, (await scene.responsable.call(decideCertificates, accepting)) as Job);
});

test("a certificate has a badge with the fields of its template, without e-mail and student number", async () => {
  const badge = await badgeOf();
  expect(await judge(badge)).toBe("valid");
  expect(badge).toMatchObject({
    name: "Certificate",
    awardedDate: "2026-10-15T00:00:00Z",
    validUntil: "2100-01-01T23:59:59Z",
    credentialSubject: {
      identifier: [{ identityHash: "Anis Ayari" }, { identityHash: "أنيس العياري" }],
      narrative: expect.stringContaining("Cybersécurité"),
      achievement: { achievementType: "Certificate" },
    },
  });
  expect(JSON.stringify(badge)).not.toMatch(/etu\.example|17000001/);
  expect(JSON.stringify(await badgeOf(scene.agent))).toContain("17000001");
});

test("the badge of a certificate expires with it", async () => {
  expect(await judge(await badgeOf(), new Date("2100-01-01T23:00:00Z"))).toBe("valid");
  expect(await judge(await badgeOf(), new Date("2100-01-02T01:00:00Z"))).toContain("validUntil");
});

test("the badge of a revoked certificate is revoked", async () => {
  const before = await badgeOf();
  const { responsable } = scene;
  await ended(responsable, (await responsable.call(revokeCertificate, { _id: id, reason: "issued_in_error" })) as Job);
  expect(await judge(before)).toBe("revoked");
});
