/** Deciding on requests by the door, as far as no chain is needed: records, pending diplomas, mails. */

import {
  acceptDiplomaCorrection,
  acceptDiplomaItem,
  acceptStudentCorrection,
  acceptStudentItem,
  countCorrectionRequests,
  getCorrectionRequests,
  getRequestsBeforeSigning,
  rejectDiplomaCorrection,
  rejectStudentCorrection,
  rejectStudentItem,
  requestDiplomaCorrection,
  requestStudentCorrection,
} from "@ijaza/schema/correction-requests/calls";
import { decideDiplomas, deleteDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaById } from "@ijaza/schema/diplomas/reading";
import { deleteStudent, getStudentById, updateStudent } from "@ijaza/schema/students/calls";
import { describe, expect, test } from "vitest";
import { createCorrectionRequestScene, NAME, PLACE } from "../../../test/correction-request-scene.ts";
import { startTestApp } from "../../../test/harness.ts";

const { fixtures, mails } = await startTestApp();
const { setting, withDiploma } = createCorrectionRequestScene(fixtures);

describe("a decision on personal data", () => {
  test("accepts: the record changes, the count falls, and the student is written to in their language", async () => {
    const { agent, student, id, email } = await setting();
    const french = { headers: { language: "fr" } };
    const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME, PLACE] }, french);
    const decided = (await agent.call(acceptStudentCorrection, { demandId: request._id })).demand;
    expect(decided).toMatchObject({ status: "closed", items: [{ status: "accepted" }, { status: "accepted" }] });
    const changed = (await student.call(getStudentById, { id })).student;
    expect(changed).toMatchObject({ lastName: "Ben Salah", birthPlace: "Sfax" });
    expect(await agent.call(countCorrectionRequests)).toEqual({ diplomasCount: 0, studentsCount: 0 });
    const [mail] = await mails.to(email);
    expect(mail).toMatchObject({ language: "fr", subject: "Votre demande de correction a été acceptée" });
    expect(mail?.text).toContain("Nom\u00a0; Lieu de naissance");
  });

  test("takes item by item, and writes once all are decided, with each reason", async () => {
    const { agent, student, id, email } = await setting();
    const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME, PLACE] });
    const [name, place] = request.items.map(({ _id }) => _id) as [string, string];
    const requestId = request._id;
    await agent.call(acceptStudentItem, { demandId: requestId, itemId: name });
    expect(await mails.to(email)).toEqual([]);
    expect(await agent.refused(rejectStudentItem, { demandId: requestId, itemId: place })).toMatchObject({
      error: "reason_required",
    });
    await agent.call(rejectStudentItem, { demandId: requestId, itemId: place, reason: "The card says Tunis." });
    const [mail] = await mails.to(email);
    expect(mail?.text).toContain("Corrected: Last name.");
    expect(mail?.text).toContain("Not corrected: Place of birth (The card says Tunis.).");
    expect((await agent.call(getStudentById, { id })).student).toMatchObject({
      lastName: "Ben Salah",
      birthPlace: null,
    });
    expect(await agent.refused(acceptStudentItem, { demandId: requestId, itemId: place })).toMatchObject({
      error: "demand_decided",
    });
  });

  test("writes twenty times an hour to one student, and later what is more", async () => {
    const { agent, student, email } = await setting();
    for (let n = 0; n < 21; n += 1) {
      const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME] });
      await agent.call(rejectStudentCorrection, { demandId: request._id, reason: `No ${n}.` });
    }
    expect(await mails.to(email)).toHaveLength(20);
  });

  test("stands: of accepting and rejecting at once one wins, the others are told that it was decided", async () => {
    const { agent, student, id } = await setting();
    const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME] });
    const requestId = request._id;
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => agent.send(acceptStudentCorrection, { demandId: requestId })),
      ...[1, 2, 3].map(() => agent.send(rejectStudentCorrection, { demandId: requestId, reason: "No." })),
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

  test("takes no number that another student got meanwhile; the request stays open", async () => {
    const { university, agent, student } = await setting();
    const fellow = await fixtures.student({ university });
    const items = [{ field: "nationalId", value: "777" }];
    const { demand: request } = await student.call(requestStudentCorrection, { items });
    await agent.call(updateStudent, { _id: fellow.id, nationalId: "777" });
    const refusal = await agent.refused(acceptStudentCorrection, { demandId: request._id });
    expect(refusal).toMatchObject({ status: 422, errors: [{ path: "nationalId", error: "number_taken" }] });
    expect((await agent.call(getCorrectionRequests, { kind: "student", status: "open" })).total).toBe(1);
  });

  test("is over when the student is deleted meanwhile", async () => {
    const { agent, student, id, email } = await setting();
    const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME] });
    await agent.call(deleteStudent, { _id: id });
    expect(await agent.refused(acceptStudentCorrection, { demandId: request._id })).toMatchObject({
      error: "demand_decided",
    });
    expect(await agent.call(countCorrectionRequests)).toEqual({ diplomasCount: 0, studentsCount: 0 });
    expect(await mails.to(email)).toEqual([]);
  });

  test("and the student's deletion at once leave no request open and nobody half changed", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { agent, student, id } = await setting();
      const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME] });
      const [accepted, deleted] = await Promise.all([
        agent.send(acceptStudentCorrection, { demandId: request._id }),
        agent.send(deleteStudent, { _id: id }),
      ]);
      expect([200, 409]).toContain(accepted.statusCode);
      expect(deleted.statusCode).toBe(204);
      expect(await agent.call(countCorrectionRequests)).toEqual({ diplomasCount: 0, studentsCount: 0 });
    }
  });

  test("is an agent's alone, and of the right kind of request", async () => {
    const { responsable, agent, student } = await setting();
    const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME] });
    const requestId = request._id;
    expect(await responsable.refused(acceptStudentCorrection, { demandId: requestId })).toMatchObject({
      error: "forbidden",
    });
    expect(await agent.refused(acceptDiplomaCorrection, { demandId: requestId })).toMatchObject({ error: "not_found" });
    const itemId = "0".repeat(26);
    expect(await agent.refused(acceptStudentItem, { demandId: requestId, itemId })).toMatchObject({
      error: "not_found",
    });
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
    const { demand: request } = await student.call(requestDiplomaCorrection, { diplomaId, items });
    expect(request.items.map(({ oldValue, newValue }) => [oldValue, newValue])).toEqual([
      ["bien", "excellent"],
      ["14.25", "17.5"],
      ["منصوري", "بن صالح"],
    ]);
    const decided = (await agent.call(acceptDiplomaCorrection, { demandId: request._id })).demand;
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
    const { demand: request } = await student.call(requestDiplomaCorrection, { diplomaId, items: items.slice(1, 2) });
    await agent.call(acceptDiplomaItem, { demandId: request._id, itemId: request.items[0]!._id });
    const { diploma } = await agent.call(getDiplomaById, { id: diplomaId });
    expect(diploma).toMatchObject({ status: "pending", average: 17.5, rejectionReason: null });
  });

  test("waits while the diploma waits for its signature, and corrects it once it was taken back", async () => {
    const { agent, responsable, student, diplomaId } = await withDiploma();
    const { demand: request } = await student.call(requestDiplomaCorrection, { diplomaId, items });
    await responsable.call(decideDiplomas, { diplomasIds: [diplomaId], decision: "accepted" });
    const requestId = request._id;
    const refusal = await agent.refused(acceptDiplomaCorrection, { demandId: requestId });
    expect(refusal).toMatchObject({ status: 409, error: "diploma_accepted" });
    expect(await agent.call(getRequestsBeforeSigning, {})).toEqual({ diplomasIds: [diplomaId] });
    const takenBack = { diplomasIds: [diplomaId], decision: "rejected" as const, reason: "The student asks." };
    await responsable.call(decideDiplomas, takenBack);
    await agent.call(acceptDiplomaCorrection, { demandId: requestId });
    const { diploma } = await agent.call(getDiplomaById, { id: diplomaId });
    expect(diploma).toMatchObject({ status: "pending", average: 17.5 });
    expect(await agent.call(getRequestsBeforeSigning, {})).toEqual({ diplomasIds: [] });
  });

  test("that was deleted meanwhile can only be rejected", async () => {
    const { agent, student, diplomaId } = await withDiploma();
    const { demand: request } = await student.call(requestDiplomaCorrection, { diplomaId, items });
    await agent.call(deleteDiploma, { _id: diplomaId });
    const refusal = await agent.refused(acceptDiplomaCorrection, { demandId: request._id });
    expect(refusal).toMatchObject({ error: "diploma_not_correctable" });
    const after = await agent.call(rejectDiplomaCorrection, { demandId: request._id, reason: "It is gone." });
    expect(after.demand).toMatchObject({ status: "closed", diploma: null });
  });

  test("never gives a diploma to somebody else, nor says how to reach its holder", async () => {
    const { student, diplomaId } = await withDiploma();
    for (const field of ["studentNumber", "email", "phone"]) {
      const refusal = await student.refused(requestDiplomaCorrection, {
        diplomaId,
        items: [{ field, value: "x@y.tn" }],
      });
      expect(refusal.errors).toMatchObject([{ error: "unknown_field" }]);
    }
  });
});
