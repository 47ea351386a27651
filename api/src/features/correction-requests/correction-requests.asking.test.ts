/** Students ask for corrections, item by item and with evidence, by the door. */
import {
  acceptStudentCorrection,
  countCorrectionRequests,
  getCorrectionRequests,
  getEvidence,
  getStudentCorrectionRequest,
  requestDiplomaCorrection,
  requestStudentCorrection,
} from "@ijaza/schema/correction-requests/calls";
import { describe, expect, test } from "vitest";
import { createCorrectionRequestScene, NAME, PLACE } from "../../../test/correction-request-scene.ts";
import { formOf } from "../../../test/form.ts";
import { startTestApp } from "../../../test/harness.ts";
import { sharp } from "../../platform/files/sharp.ts";

const { fixtures, anyone } = await startTestApp();
const { setting, withDiploma } = createCorrectionRequestScene(fixtures);

describe("a student's request", () => {
  test("shows what is written beside what is asked for, to the student and the staff", async () => {
    const { agent, student, id } = await setting();
    const { demand: request } = await student.call(requestStudentCorrection, {
      items: [NAME, PLACE],
      note: "See my card.",
    });
    expect(request).toMatchObject({ kind: "student", status: "open", note: "See my card.", student: { _id: id } });
    expect(request.items).toMatchObject([
      { field: "lastName", oldValue: "Mansouri", newValue: "Ben Salah", status: "open" },
      { field: "birthPlace", oldValue: null, newValue: "Sfax" },
    ]);
    expect(await agent.call(getStudentCorrectionRequest, { id })).toEqual({ demand: request });
    expect(await agent.call(getCorrectionRequests, { kind: "student", status: "open" })).toMatchObject({
      demands: [request],
    });
    expect(await agent.call(getCorrectionRequests, {})).toMatchObject({ total: 0 });
    expect(await agent.call(countCorrectionRequests)).toEqual({ diplomasCount: 0, studentsCount: 1 });
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
      { field: "birthPlace", value: "王" },
    ];
    const refusal = await student.refused(requestStudentCorrection, { items });
    expect(refusal).toMatchObject({ status: 422, error: "record_invalid" });
    expect(refusal.errors?.map(({ path, error }) => `${path} ${error}`)).toEqual([
      "items.0 not_a_choice",
      "items.1 required",
      "items.2 unchanged",
      "items.3 unknown_field",
      "items.4 no_such_day",
      "items.5 unchanged",
      "items.6 letter_without_font",
    ]);
  });

  test("waits alone: a second one for the same thing is told that the first was sent, even at once", async () => {
    const { student, diplomaId } = await withDiploma();
    const sent = await Promise.all([1, 2, 3].map(() => student.send(requestStudentCorrection, { items: [NAME] })));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const second = await student.refused(requestStudentCorrection, { items: [PLACE] });
    expect(second).toMatchObject({ error: "request_already_sent", code: 1 });
    await student.call(requestDiplomaCorrection, { diplomaId, items: [{ field: "honours", value: "excellent" }] });
  });

  test("is nobody else's: neither another student's nor another university's", async () => {
    const { university, student, diplomaId, id } = await withDiploma();
    const { demand: request } = await student.call(requestStudentCorrection, { items: [NAME] });
    const fellow = await fixtures.signedInStudent({ university });
    const stranger = await fixtures.agent();
    const items = [{ field: "honours", value: "excellent" }];
    expect(await fellow.refused(requestDiplomaCorrection, { diplomaId, items })).toMatchObject({ error: "not_found" });
    for (const other of [fellow, stranger]) {
      expect(await other.refused(getStudentCorrectionRequest, { id })).toMatchObject({ error: "not_found" });
      expect(await other.call(getCorrectionRequests, { kind: "student", studentId: id })).toMatchObject({ total: 0 });
    }
    for (const requestId of [request._id, "0".repeat(26)]) {
      expect(await stranger.refused(acceptStudentCorrection, { demandId: requestId })).toMatchObject({
        error: "not_found",
      });
    }
    expect(await stranger.call(countCorrectionRequests)).toEqual({ diplomasCount: 0, studentsCount: 0 });
  });
});

describe("evidence", () => {
  const ask = { items: [NAME] };
  const pdf = { name: "card.pdf", bytes: Buffer.from("%PDF-1.7\n…") };

  test("is a PDF as it came, or a picture drawn anew, for the university and the student alone", async () => {
    const { agent, responsable, student } = await setting();
    const { demand: request } = (await student.upload(requestStudentCorrection, formOf(ask, [pdf]))).json();
    expect(request.evidence).toEqual({ type: "application/pdf" });
    for (const reader of [student, agent, responsable]) {
      const reply = await reader.send(getEvidence, { id: request._id });
      expect(reply.rawPayload).toEqual(pdf.bytes);
      expect(reply.headers["content-disposition"]).toMatch(/^attachment/);
    }
    for (const stranger of [await fixtures.agent(), await fixtures.signedInStudent()]) {
      expect(await stranger.refused(getEvidence, { id: request._id })).toMatchObject({ error: "not_found" });
    }
    expect((await anyone.send(getEvidence, { id: request._id })).statusCode).toBe(401);
    const other = await setting();
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#fff" } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "somebody" } })
      .toBuffer();
    const pictured = (
      await other.student.upload(requestStudentCorrection, formOf(ask, [{ name: "x", bytes: photo }]))
    ).json();
    const { rawPayload, headers } = await other.agent.send(getEvidence, { id: pictured.demand._id });
    expect(headers["content-type"]).toBe("image/png");
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: "png", width: 40 });
    expect(rawPayload.includes("somebody")).toBe(false);
  });

  test("is not looked at while a request is open, or when the request is refused anyway", async () => {
    const { student } = await setting();
    const noPicture = [{ name: "x.png", bytes: Buffer.from("no picture") }];
    const wrong = { items: [{ field: "birthDate", value: "tomorrow" }] };
    expect((await student.upload(requestStudentCorrection, formOf(wrong, noPicture))).json().error).toBe(
      "record_invalid",
    );
    expect((await student.upload(requestStudentCorrection, formOf(ask, [pdf]))).statusCode).toBe(200);
    const again = await student.upload(requestStudentCorrection, formOf(ask, noPicture));
    expect(again.json().error).toBe("request_already_sent");
  });

  test("of another kind, too large, or more than one is refused, and nothing is asked", async () => {
    const { agent, student } = await setting();
    const html = { name: "x.pdf", bytes: Buffer.from("<script>alert(1)</script>") };
    const huge = { name: "x.pdf", bytes: Buffer.concat([pdf.bytes, Buffer.alloc(5_000_000)]) };
    const refusals = [];
    for (const files of [[html], [huge], [pdf, pdf]]) {
      refusals.push((await student.upload(requestStudentCorrection, formOf(ask, files))).json());
    }
    expect(refusals.map(({ status, error }) => `${status} ${error}`)).toEqual([
      "422 evidence_not_accepted",
      "413 body_too_large",
      "413 body_too_large",
    ]);
    expect(await agent.call(getCorrectionRequests, { kind: "student" })).toMatchObject({ total: 0 });
  });
});
