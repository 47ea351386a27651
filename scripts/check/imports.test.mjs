/** Writes one violation of every rule into a small copy of the layout; the check must name that rule and no other. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import rules, { FLOORS } from "../../.dependency-cruiser.mjs";
import { checkImports } from "./imports.mjs";

/** A small project that breaks no rule. */
const SOUND = {
  "api/src/app.ts": 'import "./features/diplomas/diplomas.service.ts";\nimport "./features/chain/fees.ts";',
  "api/src/platform/database.ts": "export const db = 1;",
  "api/src/features/chain/chain.service.ts":
    'import { db } from "../../platform/database.ts";\nexport const chain = db;',
  "api/src/features/chain/fees.ts": "export const fees = 1;",
  "api/src/features/diplomas/diplomas.service.ts":
    'export { chain } from "../chain/chain.service.ts";\nimport "./diplomas.tables.ts";',
  "api/src/features/diplomas/diplomas.tables.ts": "export {};",
  "api/test/fixtures.ts": 'export * from "../src/app.ts";',
  "api/src/features/diplomas/diplomas.test.ts": 'import "../../../test/fixtures.ts";',
  "api/seeds/demo.ts": 'import "../src/features/diplomas/diplomas.service.ts";',
  "web/src/app/App.tsx":
    'import { Login } from "../features/session/pages/Login.tsx";\nexport const App = () => <><Login /></>;',
  "web/src/ui/Button.tsx": "export const Button = () => <button />;",
  "web/src/features/session/pages/Login.tsx":
    'import { Job } from "../../jobs/jobs.parts.tsx";\nexport const Login = () => <Job />;',
  "web/src/features/jobs/jobs.parts.tsx": 'export { Job } from "./Job.tsx";',
  "web/src/features/jobs/Job.tsx":
    'import { Button } from "../../ui/Button.tsx";\nexport const Job = () => <Button />;',
  "schema/src/verification.ts": 'import type { Result } from "../../verifier/src/result.ts";\nexport type R = Result;',
  "verifier/src/result.ts": "export type Result = 1;\nexport const result = 1;",
  "verifier/test/chain.ts": 'import "../../contracts/abi/DiplomaRegistry.ts";',
  "contracts/abi/DiplomaRegistry.ts": "export const abi = [];",
  "contracts/src/words.ts": "export const words = 1;",
  "e2e/journeys/sign.spec.ts": 'import "../../api/seeds/demo.ts";',
  "scripts/check.mjs": "export const check = 1;",
};

/** For each rule, a file and the content that violates it. */
const BREACHES = {
  "api-rooms-by-their-door": ["api/src/features/diplomas/a.ts", 'import { fees } from "../chain/fees.ts";'],
  "web-rooms-by-their-door": ["web/src/features/session/A.tsx", 'export { Job } from "../jobs/Job.tsx";'],
  "platform-knows-no-room": [
    "api/src/platform/a.ts",
    'import type { chain } from "../features/chain/chain.service.ts";',
  ],
  "nobody-imports-the-shell": ["web/src/features/session/A.tsx", 'const App = () => import("../../app/App.tsx");'],
  "api-and-web-never-meet": ["web/src/ui/a.ts", 'export * from "../../../api/src/platform/database.ts";'],
  "schema-stands-on-the-verifier": ["schema/src/a.ts", 'import "../../api/src/platform/database.ts";'],
  "schema-takes-types-only": ["schema/src/a.ts", 'import { result } from "../../verifier/src/result.ts";'],
  "verifier-stands-on-the-abi": ["verifier/src/a.ts", 'import { words } from "../../contracts/src/words.ts";'],
  "contracts-stand-alone": ["contracts/src/a.ts", 'import type { Result } from "../../verifier/src/result.ts";'],
  "journeys-use-the-running-product": ["e2e/journeys/a.spec.ts", 'import "../../api/src/app.ts";'],
  "nobody-imports-journeys-benches-scripts": ["api/src/a.ts", 'import "../../scripts/check.mjs";'],
  "product-imports-no-test": ["api/src/a.ts", 'import "../test/fixtures.ts";'],
  "no-circles": [
    "web/src/ui/A.tsx",
    'export { B } from "./B.tsx";',
    "web/src/ui/B.tsx",
    'export { A } from "./A.tsx";',
  ],
  "every-import-is-found": ["web/src/ui/A.tsx", 'import { B } from "./Absent.tsx";'],
  "room-without-floor": ["api/src/features/attic/attic.service.ts", "export const attic = 1;"],
  "unseen-import": ["web/src/ui/a.ts", 'export type B = Record<string, import("./Button.tsx").Button>;'],
};

let baseDir;
beforeEach(() => {
  baseDir = mkdtempSync(join(tmpdir(), "ijaza-imports-"));
  plant(SOUND);
});
afterEach(() => rmSync(baseDir, { recursive: true, force: true }));

const plant = (files) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(baseDir, path)), { recursive: true });
    writeFileSync(join(baseDir, path), `${text}\n`);
  }
};
const check = async (options = { atLeast: 0 }) => (await checkImports({ baseDir, ...options })).breaches;
const namesOf = (breaches) => [...new Set(breaches.map((breach) => breach.split(":")[0]))];

test("a correct project has no violation, and every file of it is read", async () => {
  const { modules, breaches } = await checkImports({ baseDir, atLeast: 0 });
  expect(breaches).toEqual([]);
  expect(modules).toBe(Object.keys(SOUND).length);
});

/** Files of one name for several rules would replace each other; only a circle names its files itself. */
const filesOf = ([rule, [file, text, otherFile, otherText]]) =>
  otherFile ? { [file]: text, [otherFile]: otherText } : { [join(dirname(file), `${rule}${extname(file)}`)]: text };

test("each rule is named for the files that violate it, and for no other", async () => {
  for (const breach of Object.entries(BREACHES)) plant(filesOf(breach));
  const breaches = await check();
  const found = breaches.map((breach) => /^([\w-]+): (\S+)/.exec(breach).slice(1));
  for (const breach of Object.entries(BREACHES)) {
    // Where a whole room is at fault, its folder is named.
    const isIts = ([, path]) => Object.keys(filesOf(breach)).some((file) => file.startsWith(path));
    expect([...new Set(found.filter(isIts).map(([rule]) => rule))]).toEqual([breach[0]]);
  }
  expect(namesOf(breaches).sort()).toEqual(Object.keys(BREACHES).sort());
});

const ROOMS = FLOORS.flatMap((rooms, floor) => rooms.map((room) => ({ room, above: FLOORS.slice(floor).flat() })));

test("no room of api or web may import a room of its own floor or above", async () => {
  for (const { room, above } of ROOMS) {
    const others = above.filter((other) => other !== room);
    plant({
      [`api/src/features/${room}/${room}.service.ts`]: "export const door = 1;",
      [`web/src/features/${room}/${room}.api.ts`]: "export const door = 1;",
      [`api/src/features/${room}/up.ts`]: others.map((other) => `import "../${other}/${other}.service.ts";`).join("\n"),
      [`web/src/features/${room}/up.ts`]: others.map((other) => `import "../${other}/${other}.api.ts";`).join("\n"),
    });
  }
  const expected = ROOMS.flatMap(({ room, above }) =>
    ["api", "web"].flatMap((side) =>
      above.filter((other) => other !== room).map((other) => `${room}-looks-down ${side} ${other}`),
    ),
  );
  const found = (await check()).map((breach) =>
    breach.replace(/^([\w-]+): (api|web)\/.* → .*features\/([\w-]+)\/[\s\S]*$/, "$1 $2 $3"),
  );
  expect(found.sort()).toEqual(expected.sort());
});

test("every rule has a violation in this test, and a reason", () => {
  const rulesOfFloors = ROOMS.map(({ room }) => `${room}-looks-down`);
  const planted = [...Object.keys(BREACHES), ...rulesOfFloors];
  for (const { name, comment } of rules.forbidden) {
    expect(planted).toContain(name);
    expect(comment.length).toBeGreaterThan(30);
  }
});

test("a checker that reads too few modules says so", async () => {
  expect(namesOf(await check({ atLeast: 1000 }))).toEqual(["too-few-modules"]);
});
