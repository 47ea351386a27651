import { addDiplomas, decideDiplomas } from "@ijaza/schema/diplomas/calls";
import {
  getAllDiplomas,
  getDiplomaById,
  getPendingByAgent,
  getPendingByResponsable,
  getUnsignedByAgent,
} from "@ijaza/schema/diplomas/reading";
import { formatReference } from "@ijaza/schema/documents/reference";
import { describe, expect, test } from "vitest";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { inScope } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";

const { db, fixtures, anyone } = await startTestApp();

/** Two agents of one university, with two pending diplomas of the first and one of the second. */
async function scene() {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  const other = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  for (let n = 1; n <= 3; n += 1) {
    await fixtures.student({
      university,
      values: studentValues(n, n === 2 ? { lastName: "El Ouardi", lastNameAr: "الوردي" } : {}),
    });
  }
  await agent.call(addDiplomas, {
    mode: "modeOne",
    diplomas: [diplomaValues(1), diplomaValues(2, { level: "master" })],
  });
  await other.call(addDiplomas, { mode: "modeOne", diplomas: [diplomaValues(3, { academicYear: "2023-2024" })] });
  return { university, agent, other, responsable };
}

const numbers = ({ diplomas }: { diplomas: { diplomaNumber: string }[] }) => diplomas.map((each) => each.diplomaNumber);

describe("a list", () => {
  test("contains an agent's own diplomas, newest first and in the order of the file", async () => {
    const { agent, other } = await scene();
    expect(numbers(await agent.call(getPendingByAgent, {}))).toEqual(["D-000001", "D-000002"]);
    expect(numbers(await other.call(getAllDiplomas, {}))).toEqual(["D-000003"]);
  });

  test("is filtered by agent; for an agent any other one, foreign or absent, has none", async () => {
    const { agent, other, responsable } = await scene();
    const foreign = await fixtures.agent();
    expect(numbers(await responsable.call(getPendingByResponsable, { agentId: other.user.id }))).toEqual(["D-000003"]);
    for (const agentId of [other.user.id, foreign.user.id, newId()]) {
      expect(await agent.call(getPendingByAgent, { agentId })).toMatchObject({ diplomas: [], total: 0 });
      if (agentId !== other.user.id) expect((await responsable.call(getPendingByAgent, { agentId })).total).toBe(0);
    }
  });

  test("shows nothing of another university, for any role", async () => {
    await scene();
    const university = await fixtures.university();
    for (const reader of [await fixtures.responsable({ university }), await fixtures.universityAdmin({ university })]) {
      expect(await reader.call(getAllDiplomas, {})).toMatchObject({
        total: 0,
        academicYears: [],
        counts: { pending: 0 },
      });
    }
  });

  test("is searched by names in both scripts, by numbers and by reference", async () => {
    const { responsable } = await scene();
    const { diplomas } = await responsable.call(getAllDiplomas, { search: "000002" });
    for (const search of ["el ouardi", "الوردى", "OUARDI inès", "S000002", formatReference(diplomas[0]!._id)]) {
      expect(numbers(await responsable.call(getAllDiplomas, { search }))).toEqual(["D-000002"]);
    }
    expect(numbers(await responsable.call(getAllDiplomas, { search: "100%" }))).toEqual([]);
  });

  test("is filtered, sorted and split into pages, with the counts of every status", async () => {
    const { responsable } = await scene();
    const { diplomas } = await responsable.call(getAllDiplomas, { level: "master" });
    await responsable.call(decideDiplomas, { diplomasIds: diplomas.map(({ _id }) => _id), decision: "accepted" });
    const page = await responsable.call(getAllDiplomas, {
      status: "pending",
      sort: "-diplomaNumber",
      pageSize: 1,
      page: 2,
    });
    expect(page).toMatchObject({ total: 2, page: 2, pageSize: 1, counts: { pending: 2, unsigned: 1, signed: 0 } });
    expect(page.academicYears).toEqual(["2024-2025", "2023-2024"]);
    expect(numbers(page)).toEqual(["D-000001"]);
    expect((await responsable.call(getUnsignedByAgent, {})).total).toBe(1);
  });

  test("is refused for an unknown order or status", async () => {
    const { responsable } = await scene();
    expect((await responsable.refused(getAllDiplomas, { sort: "content" })).errors?.[0]?.path).toBe("sort");
    expect((await responsable.refused(getAllDiplomas, { status: "pending,lost" })).errors?.[0]?.path).toBe("status");
  });
});

describe("one diploma", () => {
  const signed = { status: "signed" as const, signed_at: new Date("2026-01-02T03:04:05Z") };
  const set = (id: string, values: object) =>
    inScope(db, EVERYTHING, (trx) => trx.updateTable("diplomas").set(values).where("id", "=", id).execute());

  /** A pending diploma of a student who can sign in. */
  async function owned() {
    const university = await fixtures.university();
    const owner = await fixtures.signedInStudent({ university, values: studentValues(1) });
    const agent = await fixtures.agent({ university });
    await agent.call(addDiplomas, { mode: "modeOne", diplomas: [diplomaValues(1)] });
    const { diplomas } = await agent.call(getPendingByAgent, {});
    return { university, owner, agent, id: diplomas[0]!._id };
  }

  test("is not found by the public or by others before it is signed", async () => {
    const { university, owner, id } = await owned();
    const fellow = await fixtures.signedInStudent({ university, values: studentValues(2) });
    const outsiders = [anyone, fellow, await fixtures.agent(), await fixtures.admin()];
    for (const outsider of outsiders) {
      expect(await outsider.refused(getDiplomaById, { id })).toEqual(
        await outsider.refused(getDiplomaById, { id: newId() }),
      );
    }
    expect((await owner.call(getDiplomaById, { id })).diploma).toMatchObject({ status: "pending", average: 14.25 });
  });

  test("shows the public its public claims once signed, and its owner everything", async () => {
    const { university, owner, id } = await owned();
    await set(id, signed);
    const { diploma } = await anyone.call(getDiplomaById, { id });
    expect(diploma).toMatchObject({
      _id: id,
      status: "signed",
      handedIn: false,
      diplomaNumber: "D-000001",
      honours: "bien",
      signedAt: "2026-01-02T03:04:05.000Z",
      student: { _id: null, studentNumber: null, firstName: "Inès" },
      university: { slug: university.slug },
    });
    for (const secret of ["average", "credits", "thesisTitle", "agentId", "rejectionReason", "decidedAt"]) {
      expect(diploma).not.toHaveProperty(secret);
    }
    expect((await owner.call(getDiplomaById, { id })).diploma).toMatchObject({ average: 14.25, credits: 180 });
  });

  test("shows the public that it was revoked, and the reason only if it was superseded", async () => {
    const { agent, id } = await owned();
    await set(id, { ...signed, status: "revoked", revoked_at: new Date(), revocation_reason: "fraud" });
    expect((await anyone.call(getDiplomaById, { id })).diploma).toMatchObject({
      status: "revoked",
      revocationReason: null,
    });
    expect((await agent.call(getDiplomaById, { id })).diploma.revocationReason).toBe("fraud");
    await set(id, { revocation_reason: "superseded" });
    expect((await anyone.call(getDiplomaById, { id })).diploma.revocationReason).toBe("superseded");
  });
});
