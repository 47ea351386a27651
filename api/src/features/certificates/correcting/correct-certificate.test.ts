/** Correcting and deleting certificates that are not accepted yet. */
import { decideCertificates, deleteCertificate, updateCertificate } from "@ijaza/schema/certificates/calls";
import { describe, expect, test } from "vitest";
import { certificateValues, createCertificateScene } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";

const { fixtures, ended } = await startChainApp();
const { waiting, accept } = createCertificateScene({ fixtures, ended });

const rejected = { decision: "rejected" as const, reason: "the date is wrong" };

describe("correcting certificates", () => {
  test("makes a rejected one pending again, judged by its template's fields", async () => {
    const { agent, responsable, id } = await waiting(1);
    await responsable.call(decideCertificates, { certificatesIds: [id], ...rejected });
    const wrong = await agent.refused(updateCertificate, { _id: id, cells: { hours: "many", colour: "red" } });
    expect(wrong).toMatchObject({ error: "record_invalid", errors: [{ path: "hours" }, { path: "colour" }] });
    const { certificate } = await agent.call(updateCertificate, {
      _id: id,
      cells: { hours: 25, expiryDate: "2029-01-01" },
    });
    expect(certificate).toMatchObject({ status: "pending", rejectionReason: null, expiryDate: "2029-01-01" });
    expect(certificate.fields.find(({ name }) => name === "hours")?.value).toBe(25);
  });

  test("is refused if the result equals another valid certificate", async () => {
    const { agent, ids } = await waiting(2);
    const cells = { email: String(certificateValues(2).email) };
    const refusal = await agent.refused(updateCertificate, { _id: ids[0]!, cells });
    expect(refusal).toMatchObject({ errors: [{ path: "email", error: "certificate_exists" }] });
  });

  test("and deleting are allowed only to its own agent, until it is accepted", async () => {
    const { university, agent, responsable, ids } = await waiting(2);
    const colleague = await fixtures.agent({ university });
    expect(await colleague.refused(deleteCertificate, { _id: ids[0]! })).toMatchObject({ status: 404 });
    await agent.call(deleteCertificate, { _id: ids[0]! });
    await accept(responsable, [ids[1]!]);
    for (const call of [
      () => agent.refused(deleteCertificate, { _id: ids[1]! }),
      () => agent.refused(updateCertificate, { _id: ids[1]!, cells: {} }),
    ]) {
      expect(await call()).toMatchObject({ status: 409, error: "certificate_not_editable" });
    }
  });
});
