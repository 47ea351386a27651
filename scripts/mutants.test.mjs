/** The mutation tests themselves: they report a mutant as caught when a test detects it, and as survived otherwise. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { judgeApart } from "./mutants/judge-apart.mjs";
import { JUDGED } from "./mutants/judged.mjs";
import { plant } from "./mutants/plant.mjs";
import { reportOf } from "./mutants/report.mjs";
import { TARGETS } from "./mutants/targets.mjs";
import { root } from "./stamps.mjs";

const { mutants, unrepeatable } = await judgeApart({
  sources: ["scripts/mutants/fixture/rule.ts"],
  tests: ["scripts/mutants/fixture/rule.judge.mjs"],
});
const survived = mutants.filter(({ caughtBy }) => caughtBy === null).map(({ change }) => change);

test("only mutants that no test of the rule detects survive: those at its limits", () => {
  expect(survived).toEqual(["years < 0 → (years) <= (0)", "years >= 18 → (years) > (18)"]);
  expect(unrepeatable).toEqual([]);
});

test("a table that is read while the module loads is mutated too, and an endless loop is caught", () => {
  const caughtBy = Object.fromEntries(mutants.map(({ change, caughtBy }) => [change, caughtBy]));
  expect(caughtBy['["adult"] → []']).toMatch(/alone/);
  expect(caughtBy["at + 1 → (at) - (1)"]).toBe("counting ends");
});

test("SQL loses conditions and has its operators changed, but names of tables and columns and assignments stay", () => {
  const path = fileURLToPath(new URL("mutants/fixture/statement.ts", import.meta.url));
  const { mutants, code } = plant({ path, file: "statement.ts" });
  expect(mutants.map(({ line, change }) => `${line}: ${change}`)).toEqual([
    '9: where("free", ">", 0) → left out',
    '9: where("hall", "=", hall) → left out',
    '9: "=" → "<>"',
    '9: ">" → ">="',
    '9: ">" → "<="',
    "12: free - 1, → free + 1,",
    "12: = 'hall' where → = 'mutated' where",
    "13: id =  → id <> ",
    "13:  and taken →  or taken",
    "13: taken + 1 → taken - 1",
    "13: 1 <=  → 1 < ",
    "13: 1 <=  → 1 > ",
  ]);
  expect(code).toMatch(/where id <> \$\{room\} and taken \+ 1 <= \$\{most\}::int/);
});

test("the report counts mutants and names each survivor that is not listed with a reason", () => {
  const judged = mutants
    .filter(({ change }) => change === survived[0])
    .map((mutant) => ({ ...mutant, why: "so be it" }));
  const { lines } = reportOf([{ name: "rule", mutants, seconds: 1 }], judged);
  expect(lines.filter((line) => line.startsWith("survived"))).toEqual([
    "survived  scripts/mutants/fixture/rule.ts:6  years >= 18 → (years) > (18)",
  ]);
  expect(lines.at(-1)).toMatch(new RegExp(`^${mutants.length} planted, ${mutants.length - 2} caught`));
});

test("the run fails when too few mutants are caught, when there are none, or when a listed survivor did not survive", () => {
  const caught = mutants.filter(({ caughtBy }) => caughtBy !== null);
  expect(reportOf([{ name: "rule", mutants: caught, seconds: 1 }], []).isGood).toBe(true);
  const missed = mutants.map((mutant) => ({ ...mutant, caughtBy: null }));
  const many = { name: "many", mutants: Array.from({ length: 20 }, () => caught).flat(), seconds: 1 };
  expect(reportOf([many, { name: "rule", mutants: missed, seconds: 1 }], []).isGood).toBe(false);
  expect(reportOf([{ name: "rule", mutants: missed, seconds: 1 }], []).isGood).toBe(false);
  expect(reportOf([{ name: "rule", mutants: [], seconds: 1 }], []).isGood).toBe(false);
  const stale = { file: "gone.ts", at: "", change: "", why: "" };
  expect(reportOf([{ name: "rule", mutants, seconds: 1 }], [stale]).isGood).toBe(false);
});

test("each survivor with a reason is a mutant of the present code", () => {
  const files = new Set(JUDGED.map(({ file }) => file));
  const planted = [...files].flatMap((file) => plant({ path: join(root, file), file }).mutants);
  const keyOf = ({ file, at, change }) => [file, at, change].join("\n");
  const keys = new Set(planted.map(keyOf));
  expect(JUDGED.filter((entry) => !keys.has(keyOf(entry)))).toEqual([]);
});

test("each target names files that exist", () => {
  const named = TARGETS.flatMap(({ sources, tests }) => [...sources, ...tests]);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
