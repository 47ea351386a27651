import type { LooseRow } from "@ijaza/schema/calls/wire";
import { addCertificates, getCertificatesWithError } from "@ijaza/schema/certificates/calls";
import { getAllCertificates, getPendingCertificates } from "@ijaza/schema/certificates/reading";
import { toggleCertificateCreation } from "@ijaza/schema/universities/calls";
import { describe, expect, test } from "vitest";
import { certificateValues, TEMPLATE } from "../../../../test/certificate-scene.ts";
import type { Member } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { reported } from "../../../../test/import-replies.ts";
import { newId } from "../../../platform/ids.ts";

const { fixtures } = await startTestApp();

const add = (agent: Member, certificates: LooseRow[], more: object = {}) =>
  agent.call(addCertificates, { templateName: TEMPLATE, certificates, ...more });

describe("an import of certificates", () => {
  test("stores typed values under the names from the template", async () => {
    const agent = await fixtures.agent();
    const row = certificateValues(1, { hours: "٢٠٫٥", expiryDate: "15/10/2029" });
    expect(await add(agent, [row])).toEqual({ created: 1, existing: 0, errors: [] });
    const { certificates } = await agent.call(getAllCertificates, { status: "pending" });
    expect(certificates).toMatchObject([
      { recipientFirstName: "Anis", issueDate: "2026-10-15", expiryDate: "2029-10-15", templateName: TEMPLATE },
    ]);
    const values = certificates[0]!.fields.map(({ name, value }) => [name, value]);
    expect(values).toEqual([
      ["course", "Cybersécurité"],
      ["hours", 20.5],
      ["grade", "A"],
    ]);
  });

  test("names every invalid cell in the caller's language, and stores the good rows", async () => {
    const agent = await fixtures.agent();
    const rows = [
      certificateValues(1, { email: "nobody", hours: "many" }),
      certificateValues(2, { expiryDate: "2026-10-14" }),
      certificateValues(3, { course: "", colour: "red" }),
      certificateValues(4),
    ];
    const { created, errors } = await add(agent, rows);
    expect(created).toBe(1);
    expect(reported(errors)).toEqual([
      [2, "email", "not_an_email"],
      [2, "hours", "not_a_number"],
      [3, "expiryDate", "expires_before_issue"],
      [4, "course", "required"],
      [4, "colour", "unknown_column"],
    ]);
  });

  test("refuses letters that no font has, in the common fields and in those of the template", async () => {
    const agent = await fixtures.agent();
    const rows = [certificateValues(1, { recipientLastName: "王" }), certificateValues(2, { course: "Thaï ภ" })];
    const { created, errors } = await add(agent, rows);
    expect(created).toBe(0);
    expect(reported(errors)).toEqual([
      [2, "recipientLastName", "letter_without_font"],
      [3, "course", "letter_without_font"],
    ]);
  });

  test("sent again adds nothing, with its importId or without", async () => {
    const agent = await fixtures.agent();
    const rows = [certificateValues(1), certificateValues(2)];
    const importId = newId();
    expect(await add(agent, rows, { importId })).toMatchObject({ created: 2, existing: 0 });
    expect(await add(agent, rows, { importId })).toMatchObject({ created: 0, existing: 2, errors: [] });
    expect(await add(agent, rows)).toMatchObject({ created: 0, existing: 2, errors: [] });
  });

  test("refuses the same certificate with other details, and a row that is twice in the file", async () => {
    const agent = await fixtures.agent();
    await add(agent, [certificateValues(1)]);
    const other = certificateValues(1, { recipientLastName: "Ayadi" });
    const twice = [certificateValues(2), certificateValues(2)];
    const { created, errors } = await add(agent, [other, ...twice]);
    expect(created).toBe(1);
    expect(reported(errors)).toEqual([
      [2, "email", "certificate_exists"],
      [4, "email", "duplicate_in_file"],
    ]);
  });

  test("stores another course, or another date, of the same recipient", async () => {
    const agent = await fixtures.agent();
    const rows = [{}, { course: "Anglais B2" }, { issueDate: "2026-11-15" }].map((more) => certificateValues(1, more));
    expect(await add(agent, rows)).toMatchObject({ created: 3, errors: [] });
  });

  test("as a dry run gives the same result and stores nothing", async () => {
    const agent = await fixtures.agent();
    await add(agent, [certificateValues(1)]);
    const certificates = [
      certificateValues(1),
      certificateValues(2, { issueDate: "31/02/2026" }),
      certificateValues(3),
    ];
    const reply = await agent.call(getCertificatesWithError, { templateName: TEMPLATE, certificates });
    expect(reported(reply.certificates)).toEqual([[3, "issueDate", "no_such_day"]]);
    expect(reply.existing).toBe(1);
    expect(await agent.call(getAllCertificates, { status: "pending" })).toMatchObject({ total: 1 });
  });

  test("stores each certificate once when two run together", async () => {
    const university = await fixtures.university();
    const agents = await Promise.all([fixtures.agent({ university }), fixtures.agent({ university })]);
    const rows = Array.from({ length: 50 }, (_, index) => certificateValues(index));
    const replies = await Promise.all([add(agents[0], rows), add(agents[1], [...rows].reverse())]);
    expect(replies.reduce((sum, { created }) => sum + created, 0)).toBe(50);
    expect(replies.reduce((sum, { existing }) => sum + existing, 0)).toBe(50);
  });
});

describe("certificates cannot be imported", () => {
  test("if the university may not issue them", async () => {
    const university = await fixtures.university();
    const [agent, admin] = [await fixtures.agent({ university }), await fixtures.admin()];
    await admin.call(toggleCertificateCreation, { universityId: university.id, enabled: false });
    const input = { templateName: TEMPLATE, certificates: [certificateValues(1)] };
    for (const endpoint of [addCertificates, getCertificatesWithError]) {
      expect(await agent.refused(endpoint, input)).toMatchObject({ status: 403, error: "certificates_not_enabled" });
    }
  });

  test("with an unknown template", async () => {
    const agent = await fixtures.agent();
    const input = { templateName: "Another", certificates: [certificateValues(1)] };
    expect(await agent.refused(addCertificates, input)).toMatchObject({ status: 422, error: "template_unknown" });
  });
});

describe("lists of certificates", () => {
  test("hold own ones for an agent, all of the university for the responsable, none of another one", async () => {
    const university = await fixtures.university();
    const [first, second] = [await fixtures.agent({ university }), await fixtures.agent({ university })];
    const [responsable, stranger] = [await fixtures.responsable({ university }), await fixtures.responsable()];
    await add(first, [certificateValues(1)]);
    await add(second, [certificateValues(2), certificateValues(3)]);
    const pending = { status: "pending" };
    expect(await first.call(getAllCertificates, pending)).toMatchObject({ total: 1, counts: { pending: 1 } });
    expect(await responsable.call(getAllCertificates, pending)).toMatchObject({ total: 3 });
    expect(await responsable.call(getPendingCertificates, { agentId: second.user.id })).toMatchObject({ total: 2 });
    expect(await stranger.call(getAllCertificates, pending)).toMatchObject({ total: 0 });
    expect(await first.call(getAllCertificates, { ...pending, agentId: second.user.id })).toMatchObject({ total: 0 });
  });

  test("are searched by names in both scripts, by e-mail, and by what is certified", async () => {
    const agent = await fixtures.agent();
    await add(agent, [
      certificateValues(1),
      certificateValues(2, { recipientFirstName: "Wafa", course: "Anglais B2" }),
    ]);
    for (const search of ["wafa", "anglais", "ayari.2@etu", "العياري anglais"]) {
      expect(await agent.call(getAllCertificates, { status: "pending", search }), search).toMatchObject({ total: 1 });
    }
  });
});
