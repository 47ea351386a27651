/** Demands for corrections by the door, as far as no chain is needed: asking, deciding, evidence, mails. */
import { getAllDiplomas, getDiplomaById } from "@ijaza/schema/diploma-reading";
import { addDiplomas, decideDiplomas, deleteDiploma } from "@ijaza/schema/diplomas";
import { deleteStudent, getStudentById, updateStudent } from "@ijaza/schema/students";
import {
  acceptDiplomaDemand,
  acceptDiplomaItem,
  acceptStudentDemand,
  acceptStudentItem,
  countDemands,
  demandDiplomaUpdate,
  demandStudentUpdate,
  getDemands,
  getEvidence,
  getStudentDemand,
  rejectDiplomaDemand,
  rejectStudentDemand,
  rejectStudentItem,
} from "@ijaza/schema/update-demands";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { formOf } from "../../../test/form.ts";
import { startTestApp } from "../../../test/harness.ts";

const { given, mails, anyone } = await startTestApp();

async function setting() {
  const university = await given.university();
  const agent = await given.agent({ university });
  const responsable = await given.responsable({ university });
  const student = await given.signedInStudent({ university });
  return { university, agent, responsable, student, id: student.student.id, email: student.student.email };
}

/** The same, and a pending diploma of the student. */
async function withDiploma() {
  const all = await setting();
  const row = diplomaValues(1, { studentNumber: all.student.student.student_number });
  await all.agent.call(addDiplomas, { mode: "modeOne", diplomas: [row] });
  const { diplomas } = await all.agent.call(getAllDiplomas);
  return { ...all, diplomaId: diplomas[0]!._id };
}

const NAME = { field: "lastName", value: "Ben Salah" };
const PLACE = { field: "birthPlace", value: "Sfax" };

describe("a student's demand", () => {
  test("shows what is written beside what is asked for, to the student and the staff", async () => {
    const { agent, student, id } = await setting();
    const { demand } = await student.call(demandStudentUpdate, { items: [NAME, PLACE], note: "See my card." });
    expect(demand).toMatchObject({ kind: "student", status: "open", note: "See my card.", student: { _id: id } });
    expect(demand.items).toMatchObject([
      { field: "lastName", oldValue: "Mansouri", newValue: "Ben Salah", status: "open" },
      { field: "birthPlace", oldValue: null, newValue: "Sfax" },
    ]);
    expect(await agent.call(getStudentDemand, { id })).toEqual({ demand });
    expect(await agent.call(getDemands, { kind: "student", status: "open" })).toMatchObject({ demands: [demand] });
    expect(await agent.call(getDemands, {})).toMatchObject({ total: 0 });
    expect(await agent.call(countDemands)).toEqual({ diplomasCount: 0, studentsCount: 1 });
  });

  test("is judged by the rules of the import, item by item", async () => {
    const { student } = await setting();
    const items = [
      { field: "sex", value: "X" },
      { field: "lastName", value: "" },
      { field: "firstName", value: "Inès" },
      { field: "passwordHash", value: "x" },
      { field: "birthDate", value: "31/02/2001" },
      { field: "phone", value: null },
    ];
    const refusal = await student.refused(demandStudentUpdate, { items });
    expect(refusal).toMatchObject({ status: 422, error: "record_invalid" });
    expect(refusal.errors?.map(({ path, error }) => `${path} ${error}`)).toEqual([
      "items.0 not_a_choice",
      "items.1 required",
      "items.2 unchanged",
      "items.3 unknown_field",
      "items.4 no_such_day",
      "items.5 unchanged",
    ]);
  });

  test("waits alone: a second one for the same thing is told that the first was sent, even at once", async () => {
    const { student, diplomaId } = await withDiploma();
    const sent = await Promise.all([1, 2, 3].map(() => student.send(demandStudentUpdate, { items: [NAME] })));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const second = await student.refused(demandStudentUpdate, { items: [PLACE] });
    expect(second).toMatchObject({ error: "request_already_sent", code: 1 });
    await student.call(demandDiplomaUpdate, { diplomaId, items: [{ field: "honours", value: "excellent" }] });
  });

  test("is nobody else's: neither another student's nor another university's", async () => {
    const { university, student, diplomaId, id } = await withDiploma();
    const { demand } = await student.call(demandStudentUpdate, { items: [NAME] });
    const fellow = await given.signedInStudent({ university });
    const stranger = await given.agent();
    const items = [{ field: "honours", value: "excellent" }];
    expect(await fellow.refused(demandDiplomaUpdate, { diplomaId, items })).toMatchObject({ error: "not_found" });
    for (const other of [fellow, stranger]) {
      expect(await other.refused(getStudentDemand, { id })).toMatchObject({ error: "not_found" });
      expect(await other.call(getDemands, { kind: "student", studentId: id })).toMatchObject({ total: 0 });
    }
    for (const demandId of [demand._id, "0".repeat(26)]) {
      expect(await stranger.refused(acceptStudentDemand, { demandId })).toMatchObject({ error: "not_found" });
    }
    expect(await stranger.call(countDemands)).toEqual({ diplomasCount: 0, studentsCount: 0 });
  });
});

describe("evidence", () => {
  const ask = { items: [NAME] };
  const pdf = { name: "card.pdf", bytes: Buffer.from("%PDF-1.7\n…") };

  test("is a PDF as it came, or a picture drawn anew, for the university and the student alone", async () => {
    const { agent, responsable, student } = await setting();
    const { demand } = (await student.upload(demandStudentUpdate, formOf(ask, [pdf]))).json();
    expect(demand.evidence).toEqual({ type: "application/pdf" });
    for (const reader of [student, agent, responsable]) {
      const reply = await reader.send(getEvidence, { id: demand._id });
      expect(reply.rawPayload).toEqual(pdf.bytes);
      expect(reply.headers["content-disposition"]).toMatch(/^attachment/);
    }
    for (const stranger of [await given.agent(), await given.signedInStudent()]) {
      expect(await stranger.refused(getEvidence, { id: demand._id })).toMatchObject({ error: "not_found" });
    }
    expect((await anyone.send(getEvidence, { id: demand._id })).statusCode).toBe(401);
    const other = await setting();
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#fff" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "somebody" } })
      .toBuffer();
    const pictured = (
      await other.student.upload(demandStudentUpdate, formOf(ask, [{ name: "x", bytes: photo }]))
    ).json();
    const { rawPayload, headers } = await other.agent.send(getEvidence, { id: pictured.demand._id });
    expect(headers["content-type"]).toBe("image/png");
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 40 });
    expect(rawPayload.includes("somebody")).toBe(false);
  });

  test("of another kind, too large, or more than one is refused, and nothing is asked", async () => {
    const { agent, student } = await setting();
    const html = { name: "x.pdf", bytes: Buffer.from("<script>alert(1)</script>") };
    const huge = { name: "x.pdf", bytes: Buffer.concat([pdf.bytes, Buffer.alloc(5_000_000)]) };
    const refusals = [];
    for (const files of [[html], [huge], [pdf, pdf]]) {
      refusals.push((await student.upload(demandStudentUpdate, formOf(ask, files))).json());
    }
    expect(refusals.map(({ status, error }) => `${status} ${error}`)).toEqual([
      "422 evidence_not_accepted",
      "413 body_too_large",
      "413 body_too_large",
    ]);
    expect(await agent.call(getDemands, { kind: "student" })).toMatchObject({ total: 0 });
  });
});

describe("a decision on personal data", () => {
  test("accepts: the record changes, the count falls, and the student is written to in their language", async () => {
    const { agent, student, id, email } = await setting();
    const french = { headers: { language: "fr" } };
    const { demand } = await student.call(demandStudentUpdate, { items: [NAME, PLACE] }, french);
    const decided = (await agent.call(acceptStudentDemand, { demandId: demand._id })).demand;
    expect(decided).toMatchObject({ status: "closed", items: [{ status: "accepted" }, { status: "accepted" }] });
    const changed = (await student.call(getStudentById, { id })).student;
    expect(changed).toMatchObject({ lastName: "Ben Salah", birthPlace: "Sfax" });
    expect(await agent.call(countDemands)).toEqual({ diplomasCount: 0, studentsCount: 0 });
    const [mail] = await mails.to(email);
    expect(mail).toMatchObject({ language: "fr", subject: "Votre correction a été acceptée" });
    expect(mail?.text).toContain("Nom ; Lieu de naissance");
  });

  test("takes item by item, and writes once all are decided, with each reason", async () => {
    const { agent, student, id, email } = await setting();
    const { demand } = await student.call(demandStudentUpdate, { items: [NAME, PLACE] });
    const [name, place] = demand.items.map(({ _id }) => _id) as [string, string];
    const demandId = demand._id;
    await agent.call(acceptStudentItem, { demandId, itemId: name });
    expect(await mails.to(email)).toEqual([]);
    expect(await agent.refused(rejectStudentItem, { demandId, itemId: place })).toMatchObject({
      error: "reason_required",
    });
    await agent.call(rejectStudentItem, { demandId, itemId: place, reason: "The card says Tunis." });
    const [mail] = await mails.to(email);
    expect(mail?.text).toContain("Corrected: Last name.");
    expect(mail?.text).toContain("Not corrected: Place of birth (The card says Tunis.).");
    expect((await agent.call(getStudentById, { id })).student).toMatchObject({
      lastName: "Ben Salah",
      birthPlace: null,
    });
    expect(await agent.refused(acceptStudentItem, { demandId, itemId: place })).toMatchObject({
      error: "demand_decided",
    });
  });

  test("stands: of accepting and rejecting at once one wins, the others are told that it was decided", async () => {
    const { agent, student, id } = await setting();
    const { demand } = await student.call(demandStudentUpdate, { items: [NAME] });
    const demandId = demand._id;
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => agent.send(acceptStudentDemand, { demandId })),
      ...[1, 2, 3].map(() => agent.send(rejectStudentDemand, { demandId, reason: "No." })),
    ]);
    const wins = replies.filter(({ statusCode }) => statusCode === 200);
    const losers = replies.filter(({ statusCode }) => statusCode !== 200);
    expect(wins).toHaveLength(1);
    expect(new Set(losers.map((reply) => `${reply.statusCode} ${reply.json().error}`))).toEqual(
      new Set(["409 demand_decided"]),
    );
    const accepted = wins[0]!.json().demand.items[0].status === "accepted";
    expect((await agent.call(getStudentById, { id })).student.lastName).toBe(accepted ? "Ben Salah" : "Mansouri");
  });

  test("takes no number that another student got meanwhile; the demand stays open", async () => {
    const { university, agent, student } = await setting();
    const fellow = await given.student({ university });
    const items = [{ field: "nationalId", value: "777" }];
    const { demand } = await student.call(demandStudentUpdate, { items });
    await agent.call(updateStudent, { _id: fellow.id, nationalId: "777" });
    const refusal = await agent.refused(acceptStudentDemand, { demandId: demand._id });
    expect(refusal).toMatchObject({ status: 422, errors: [{ path: "nationalId", error: "number_taken" }] });
    expect((await agent.call(getDemands, { kind: "student", status: "open" })).total).toBe(1);
  });

  test("is over when the student is deleted meanwhile", async () => {
    const { agent, student, id, email } = await setting();
    const { demand } = await student.call(demandStudentUpdate, { items: [NAME] });
    await agent.call(deleteStudent, { _id: id });
    expect(await agent.refused(acceptStudentDemand, { demandId: demand._id })).toMatchObject({
      error: "demand_decided",
    });
    expect(await agent.call(countDemands)).toEqual({ diplomasCount: 0, studentsCount: 0 });
    expect(await mails.to(email)).toEqual([]);
  });

  test("and the student's deletion at once leave no demand open and nobody half changed", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { agent, student, id } = await setting();
      const { demand } = await student.call(demandStudentUpdate, { items: [NAME] });
      const [accepted, deleted] = await Promise.all([
        agent.send(acceptStudentDemand, { demandId: demand._id }),
        agent.send(deleteStudent, { _id: id }),
      ]);
      expect([200, 409]).toContain(accepted.statusCode);
      expect(deleted.statusCode).toBe(204);
      expect(await agent.call(countDemands)).toEqual({ diplomasCount: 0, studentsCount: 0 });
    }
  });

  test("is an agent's alone, and of the right kind of demand", async () => {
    const { responsable, agent, student } = await setting();
    const { demand } = await student.call(demandStudentUpdate, { items: [NAME] });
    const demandId = demand._id;
    expect(await responsable.refused(acceptStudentDemand, { demandId })).toMatchObject({ error: "forbidden" });
    expect(await agent.refused(acceptDiplomaDemand, { demandId })).toMatchObject({ error: "not_found" });
    const itemId = "0".repeat(26);
    expect(await agent.refused(acceptStudentItem, { demandId, itemId })).toMatchObject({ error: "not_found" });
  });
});

describe("a decision on a diploma that nobody accepted yet", () => {
  const items = [
    { field: "honours", value: "Excellent" },
    { field: "average", value: "١٧٫٥" },
    { field: "lastNameAr", value: "بن صالح" },
  ];

  test("corrects it in place, and its holder where an item is about the holder", async () => {
    const { agent, student, diplomaId, id } = await withDiploma();
    const { demand } = await student.call(demandDiplomaUpdate, { diplomaId, items });
    expect(demand.items.map(({ oldValue, newValue }) => [oldValue, newValue])).toEqual([
      ["bien", "excellent"],
      ["14.25", "17.5"],
      ["منصوري", "بن صالح"],
    ]);
    const decided = (await agent.call(acceptDiplomaDemand, { demandId: demand._id })).demand;
    expect(decided.items.map((item) => item.diplomaId)).toEqual([diplomaId, diplomaId, diplomaId]);
    const { diploma } = await agent.call(getDiplomaById, { id: diplomaId });
    expect(diploma).toMatchObject({ status: "pending", honours: "excellent", average: 17.5, supersedes: null });
    expect(diploma.student?.lastNameAr).toBe("بن صالح");
    expect((await agent.call(getStudentById, { id })).student.lastNameAr).toBe("بن صالح");
  });

  test("brings a rejected one back before the responsable", async () => {
    const { agent, responsable, student, diplomaId } = await withDiploma();
    const rejection = { diplomasIds: [diplomaId], decision: "rejected" as const, reason: "The average is wrong." };
    await responsable.call(decideDiplomas, rejection);
    const { demand } = await student.call(demandDiplomaUpdate, { diplomaId, items: items.slice(1, 2) });
    await agent.call(acceptDiplomaItem, { demandId: demand._id, itemId: demand.items[0]!._id });
    const { diploma } = await agent.call(getDiplomaById, { id: diplomaId });
    expect(diploma).toMatchObject({ status: "pending", average: 17.5, rejectionReason: null });
  });

  test("waits while the diploma waits for its signature, and may be rejected", async () => {
    const { agent, responsable, student, diplomaId } = await withDiploma();
    const { demand } = await student.call(demandDiplomaUpdate, { diplomaId, items });
    await responsable.call(decideDiplomas, { diplomasIds: [diplomaId], decision: "accepted" });
    const demandId = demand._id;
    const refusal = await agent.refused(acceptDiplomaDemand, { demandId });
    expect(refusal).toMatchObject({ status: 409, error: "diploma_not_correctable" });
    const after = (await agent.call(rejectDiplomaDemand, { demandId, reason: "Ask again later." })).demand;
    expect(after).toMatchObject({ status: "closed" });
  });

  test("that was deleted meanwhile can only be rejected", async () => {
    const { agent, student, diplomaId } = await withDiploma();
    const { demand } = await student.call(demandDiplomaUpdate, { diplomaId, items });
    await agent.call(deleteDiploma, { _id: diplomaId });
    const refusal = await agent.refused(acceptDiplomaDemand, { demandId: demand._id });
    expect(refusal).toMatchObject({ error: "diploma_not_correctable" });
    const after = await agent.call(rejectDiplomaDemand, { demandId: demand._id, reason: "It is gone." });
    expect(after.demand).toMatchObject({ status: "closed", diploma: null });
  });

  test("never gives a diploma to somebody else, nor says how to reach its holder", async () => {
    const { student, diplomaId } = await withDiploma();
    for (const field of ["studentNumber", "email", "phone"]) {
      const refusal = await student.refused(demandDiplomaUpdate, { diplomaId, items: [{ field, value: "x@y.tn" }] });
      expect(refusal.errors).toMatchObject([{ error: "unknown_field" }]);
    }
  });
});
