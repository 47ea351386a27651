import type { LooseRow } from "@ijaza/schema/calls/wire";
import { addDiplomas, getDiplomasWithError } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getPendingByAgent } from "@ijaza/schema/diplomas/reading";
import { describe, expect, test } from "vitest";
import { diplomaValues, THESIS, TRANSLATED } from "../../../../test/diploma-values.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { counts, reported } from "../../../../test/import-replies.ts";

const { fixtures } = await startTestApp();

/** An agent, and students with the numbers S000001 and following. */
async function cohort(count = 3) {
  const university = await fixtures.university();
  const agent = await fixtures.agent({ university });
  for (let n = 1; n <= count; n += 1) await fixtures.student({ university, values: studentValues(n) });
  const add = (diplomas: LooseRow[], more: { importId?: string; firstRow?: number } = {}) =>
    agent.call(addDiplomas, { mode: "modeOne", diplomas, ...more });
  return { university, agent, add };
}

const importId = "import-0123456789-0123456789";

describe("an import", () => {
  test("stores the good rows as pending, with the values that were read", async () => {
    const { agent, add } = await cohort();
    expect(await add([diplomaValues(1), diplomaValues(2)])).toEqual({ created: 2, existing: 0, errors: [] });
    const { diplomas, total } = await agent.call(getPendingByAgent, {});
    expect(total).toBe(2);
    expect(diplomas[0]).toMatchObject({
      status: "pending",
      diplomaNumber: "D-000001",
      average: 14.25,
      credits: 180,
      decisionDate: "2025-07-10",
      agentId: agent.user.id,
      mode: "modeOne",
      templateName: "Diplôme national",
      student: { firstName: "Inès" },
    });
  });

  test("stores programme, establishment and place in every language, and a file without them as before", async () => {
    const { agent, add } = await cohort();
    expect((await add([diplomaValues(1, { ...TRANSLATED, ...THESIS }), diplomaValues(2)])).created).toBe(2);
    const { diplomas } = await agent.call(getPendingByAgent, {});
    expect(diplomas[0]).toMatchObject({ ...TRANSLATED, ...THESIS });
    const empty = Object.keys({ ...TRANSLATED, ...THESIS }).map((name) => [name, null]);
    expect(diplomas[1]).toMatchObject(Object.fromEntries(empty));
  });

  test("refuses texts and places that are too long or cannot be printed, in every language", async () => {
    const { add } = await cohort();
    const cells = {
      domainAr: "ع".repeat(301),
      specialityEn: "x\u202ey",
      establishmentAr: "王",
      placeOfIssueAr: "ص".repeat(121),
    };
    const { errors } = await add([diplomaValues(1, cells), diplomaValues(2, { domainAr: "ع".repeat(300) })]);
    expect(reported(errors)).toEqual([
      [2, "domainAr", "too_long"],
      [2, "specialityEn", "bidi_control"],
      [2, "establishmentAr", "letter_without_font"],
      [2, "placeOfIssueAr", "too_long"],
    ]);
  });

  test("takes another faculty or translation neither for another diploma nor for the same record", async () => {
    const { add } = await cohort();
    await add([diplomaValues(1, TRANSLATED)]);
    const { errors } = await add([
      diplomaValues(1, { ...TRANSLATED, establishmentAr: "كلية الحقوق" }),
      diplomaValues(1, { ...TRANSLATED, diplomaNumber: "D-X", domainAr: "القانون" }),
    ]);
    expect(reported(errors)).toEqual([
      [2, "diplomaNumber", "number_taken"],
      [3, "titleFr", "diploma_exists"],
    ]);
  });

  test("reports every bad cell by row and column, and stores the rest", async () => {
    const { add } = await cohort();
    const reply = await add([
      diplomaValues(1, { level: "wizard", average: "21,5" }),
      diplomaValues(2, { studentNumber: "NOBODY" }),
      diplomaValues(3),
      diplomaValues(3, { diplomaNumber: "D-X", titleFr: null, titleAr: "", extra: "x" }),
    ]);
    expect(reply.created).toBe(1);
    expect(reported(reply.errors)).toEqual([
      [2, "level", "not_a_choice"],
      [2, "average", "out_of_range"],
      [3, "studentNumber", "student_unknown"],
      [5, "extra", "unknown_column"],
      [5, "titleFr", "title_missing"],
    ]);
  });

  test("refuses the second of two rows with the same number, and names the row of the first", async () => {
    const { add } = await cohort();
    const { created, errors } = await add([diplomaValues(1), diplomaValues(2), diplomaValues(1)], { firstRow: 100 });
    expect(created).toBe(2);
    expect(reported(errors)).toEqual([[102, "diplomaNumber", "duplicate_in_file"]]);
    expect(errors[0]?.errors[0]?.message).toBe("Appears twice in the file (see row 100)");
  });

  test("finds the same duplicate when the file is split between the two rows", async () => {
    const { add } = await cohort();
    await add([diplomaValues(1)], { importId, firstRow: 2 });
    const { errors } = await add([diplomaValues(1)], { importId, firstRow: 3 });
    expect(reported(errors)).toEqual([[3, "diplomaNumber", "duplicate_in_file"]]);
  });

  test("refuses a second diploma of the same student, level, titles and year, in the file or stored", async () => {
    const { add } = await cohort();
    const again = (diplomaNumber: string) => diplomaValues(1, { diplomaNumber, honours: "excellent" });
    const first = await add([diplomaValues(1), again("D-OTHER")]);
    expect(reported(first.errors)).toEqual([[3, "titleFr", "diploma_exists"]]);
    expect(reported((await add([again("D-OTHER")])).errors)).toEqual([[2, "titleFr", "diploma_exists"]]);
    expect((await add([diplomaValues(1, { diplomaNumber: "D-N", academicYear: "2025-2026" })])).created).toBe(1);
  });

  test("counts an identical record as existing and refuses a different one with its number", async () => {
    const { add } = await cohort();
    await add([diplomaValues(1), diplomaValues(2)]);
    const reply = await add([diplomaValues(1), diplomaValues(2, { honours: "excellent" }), diplomaValues(3)]);
    expect(counts(reply)).toEqual([1, 1, 1]);
    expect(reported(reply.errors)).toEqual([[3, "diplomaNumber", "number_taken"]]);
  });

  test("sent twice with one importId adds nothing twice, and stores the rows corrected since", async () => {
    const { agent, add } = await cohort();
    expect(counts(await add([diplomaValues(1), diplomaValues(2, { level: "?" })], { importId }))).toEqual([1, 0, 1]);
    expect(counts(await add([diplomaValues(1), diplomaValues(2)], { importId }))).toEqual([1, 1, 0]);
    expect(counts(await add([diplomaValues(1), diplomaValues(2)], { importId }))).toEqual([0, 2, 0]);
    expect((await agent.call(getPendingByAgent, {})).total).toBe(2);
  });

  test("reports that a row over 8 KB is too large", async () => {
    const { add } = await cohort(1);
    const { errors } = await add([diplomaValues(1, { thesisTitle: "x".repeat(9000) })]);
    expect(reported(errors)).toEqual([[2, "thesisTitle", "row_too_large"]]);
  });

  test("is refused as a whole in a mode that the university lacks, or for an unknown template", async () => {
    const agent = await fixtures.agent({ university: await fixtures.university({ modes: ["modeOne", "modeThree"] }) });
    const diplomas = [diplomaValues(1)];
    expect((await agent.refused(addDiplomas, { mode: "modeTwo", diplomas })).error).toBe("mode_not_enabled");
    const input = { mode: "modeOne" as const, diplomas, templateName: "gold" };
    expect((await agent.refused(addDiplomas, input)).error).toBe("template_unknown");
  });

  test("reports cells that are neither text nor number, those that their reader could not read, and unknown columns", async () => {
    const { add } = await cohort();
    const unread = { speciality: { unread: "spreadsheet_made_date" }, domain: { unread: "constructor" } };
    const odd = { ...diplomaValues(1), ...unread, average: true, titleFr: ["x"], ["x".repeat(300)]: "1" };
    expect(reported((await add([odd, diplomaValues(2)])).errors)).toEqual([
      [2, "titleFr", "not_a_cell"],
      [2, "domain", "not_a_cell"],
      [2, "speciality", "spreadsheet_made_date"],
      [2, "average", "not_a_cell"],
      [2, "x".repeat(300), "unknown_column"],
    ]);
  });

  test("accepts an average with as many decimals as a spreadsheet computes", async () => {
    const { add } = await cohort();
    expect((await add([diplomaValues(1, { average: "13.333333333333334" })])).created).toBe(1);
  });

  test("refuses letters that no font has, in every text of the row", async () => {
    const { add } = await cohort();
    const cells = { diplomaNumber: "D-王", titleFr: "王", domain: "ก", thesisTitle: "😀", programme: "علوم" };
    const { errors } = await add([diplomaValues(1, cells), diplomaValues(2)]);
    expect(reported(errors)).toEqual(
      ["diplomaNumber", "titleFr", "domain", "thesisTitle"].map((path) => [2, path, "letter_without_font"]),
    );
  });

  test("refuses text with invisible characters", async () => {
    const { add } = await cohort(1);
    const { errors } = await add([
      diplomaValues(1, { titleFr: "\u200b", domain: "Génie\u00ad civil", diplomaNumber: "D\u20601" }),
    ]);
    expect(reported(errors)).toEqual(
      ["diplomaNumber", "titleFr", "domain"].map((path) => [2, path, "invisible_character"]),
    );
  });

  test("treats hostile text as plain text, never as an internal error", async () => {
    const { agent, add } = await cohort(1);
    const { errors } = await add([
      diplomaValues(1, { titleFr: "\ud800", domain: "a\u0000b", programme: "\\x00 '; drop" }),
    ]);
    expect(reported(errors)).toEqual([
      [2, "titleFr", "control_character"],
      [2, "domain", "control_character"],
    ]);
    expect((await agent.call(getAllDiplomas, { search: "a' %_\\" })).total).toBe(0);
    expect(await agent.refused(getAllDiplomas, { search: "a\u0000" })).toMatchObject({
      status: 400,
      errors: [{ path: "search", error: "control_character" }],
    });
  });
});

test("the dry run counts existing records", async () => {
  const { agent, add } = await cohort(3);
  await add([diplomaValues(1), diplomaValues(2)]);
  const input = { mode: "modeOne" as const, diplomas: [diplomaValues(1), diplomaValues(2), diplomaValues(3)] };
  expect(await agent.call(getDiplomasWithError, input)).toEqual({ diplomas: [], existing: 2 });
});

describe("of two agents who import the same number at once", () => {
  test("one wins and the other gets an error, whatever else their files contain", async () => {
    const { university, agent } = await cohort(40);
    const other = await fixtures.agent({ university });
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    const mine = numbers.map((n) => diplomaValues(n));
    const theirs = numbers.map((n) => diplomaValues(n, { honours: "excellent" })).reverse();
    const replies = await Promise.all([
      agent.call(addDiplomas, { mode: "modeOne", diplomas: mine }),
      other.call(addDiplomas, { mode: "modeOne", diplomas: theirs }),
    ]);
    expect(replies.map(counts).sort()).toEqual([
      [0, 0, 40],
      [40, 0, 0],
    ]);
    expect(
      new Set(replies.flatMap(({ errors }) => reported(errors)).map(([, path, error]) => `${path} ${error}`)),
    ).toEqual(new Set(["diplomaNumber number_taken"]));
  });
});
