/** Imports of diplomas that register the students of their rows. */

import type { LooseRow } from "@ijaza/schema/calls/wire";
import { addDiplomas, getDiplomasWithError } from "@ijaza/schema/diplomas/calls";
import { getPendingByAgent } from "@ijaza/schema/diplomas/reading";
import { describe, expect, test } from "vitest";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { studentValues } from "../../../../test/fixtures.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { counts, reported } from "../../../../test/import-replies.ts";

const { fixtures } = await startTestApp();

describe("an import that makes students from its rows", () => {
  const row = (n: number, values: LooseRow = {}) => ({ ...studentValues(n), ...diplomaValues(n), ...values });
  const start = async () => {
    const agent = await fixtures.agent();
    return { agent, add: (diplomas: LooseRow[]) => agent.call(addDiplomas, { mode: "modeTwo", diplomas }) };
  };

  test("registers them, and reuses a registered one with the same identity", async () => {
    const { agent, add } = await start();
    expect(counts(await add([row(1)]))).toEqual([1, 0, 0]);
    expect(counts(await add([row(1, { diplomaNumber: "D-2", level: "master" })]))).toEqual([1, 0, 0]);
    const { diplomas } = await agent.call(getPendingByAgent, {});
    expect(new Set(diplomas.map(({ student }) => student._id)).size).toBe(1);
  });

  test("reports the field in which a registered student differs, and adds nobody for a refused row", async () => {
    const { add } = await start();
    await add([row(1)]);
    const { created, errors } = await add([
      row(1, { diplomaNumber: "D-2", level: "master", lastName: "Gharbi" }),
      row(2, { honours: "?" }),
    ]);
    expect(created).toBe(0);
    expect(reported(errors)).toEqual([
      [2, "lastName", "student_differs"],
      [3, "honours", "not_a_choice"],
    ]);
    const asOne = { mode: "modeOne" as const, diplomas: [diplomaValues(2)] };
    expect(reported((await (await start()).agent.call(addDiplomas, asOne)).errors)).toEqual([
      [2, "studentNumber", "student_unknown"],
    ]);
  });

  test("is complete or not stored at all: the dry run leaves neither student nor diploma", async () => {
    const { agent } = await start();
    const input = { mode: "modeTwo" as const, diplomas: [row(1), row(2, { level: "?" })] };
    const { diplomas } = await agent.call(getDiplomasWithError, input);
    expect(reported(diplomas)).toEqual([[3, "level", "not_a_choice"]]);
    expect((await agent.call(getPendingByAgent, {})).total).toBe(0);
    const asOne = { mode: "modeOne" as const, diplomas: [diplomaValues(1)] };
    expect(reported((await agent.call(addDiplomas, asOne)).errors)).toEqual([[2, "studentNumber", "student_unknown"]]);
  });
});
