import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { AUDIT_PLANTINGS } from "../../../test/fsck/audit-plantings.ts";
import { BATCH_PLANTINGS } from "../../../test/fsck/batch-plantings.ts";
import { COUNT_PLANTINGS } from "../../../test/fsck/count-plantings.ts";
import { CREDIT_PLANTINGS } from "../../../test/fsck/credit-plantings.ts";
import { FILE_PLANTINGS, FILE_ROW_PLANTINGS } from "../../../test/fsck/file-plantings.ts";
import { plantedCodes } from "../../../test/fsck/planting.ts";
import { RECORD_PLANTINGS } from "../../../test/fsck/record-plantings.ts";
import { FINDING_CODES } from "./codes.ts";

const page = readFileSync(join(import.meta.dirname, "../../../../docs/reference/fsck.md"), "utf8");

test("every code is produced by a test", () => {
  const rows = [
    ...AUDIT_PLANTINGS,
    ...RECORD_PLANTINGS,
    ...BATCH_PLANTINGS,
    ...CREDIT_PLANTINGS,
    ...COUNT_PLANTINGS,
    ...FILE_ROW_PLANTINGS,
  ];
  const files = FILE_PLANTINGS.map(({ reported }) => ({ reported: [reported] }));
  expect([...new Set(plantedCodes([...rows, ...files]))].sort()).toEqual([...FINDING_CODES].sort());
});

test("every code is explained, and no other code is", () => {
  const explained = page.split("\n").flatMap((line) => /^\| (`.*?`) \|/.exec(line)?.[1]?.split(", ") ?? []);
  expect(explained.map((code) => code.replaceAll("`", ""))).toEqual([...FINDING_CODES]);
});
