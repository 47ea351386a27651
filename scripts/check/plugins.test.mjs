/** Plants breaches of the linter's own rules, which they must find, and code like them, which they must accept. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../stamps.mjs";

const BIOME = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
const PLUGINS = join("scripts", "check", "plugins");

const PAGE = "web/src/ui/Planted.tsx";
const TEST = "web/src/ui/planted.test.tsx";
const page = (jsx) => `export const Planted = () => ${jsx};\n`;
const check = (line) => `test("x", async () => {\n  ${line};\n});\n`;

const CASES = [
  ["a literal in an object", PAGE, "export const row = { ...{ a: 1, b: 2 }, c: 3 };", 1],
  ["a literal in a list", PAGE, 'export const names = [...["a", "b"], "c"];', 1],
  ["a literal as attributes", PAGE, page("<Row {...{ a, b }} />"), 1],
  ["variables and conditions", PAGE, "export const row = { ...a, ...(b && { b }), c: [...d, ...[1].map(e)] };", 0],
  ["the path of a URL", "api/src/planted.ts", 'export const path = new URL("a.ts", import.meta.url).pathname;', 1],
  ["the path of this file", "api/src/planted.ts", "export const path = new URL(import.meta.url).pathname;", 1],
  ["it by a name", "api/src/planted.ts", "const file = new URL(`./a.ts`, import.meta.url);\nopen(file.pathname);", 1],
  ["fileURLToPath", "api/src/planted.ts", 'export const path = fileURLToPath(new URL("a.ts", import.meta.url));', 0],
  ["the path of an address", "api/src/planted.ts", 'export const path = new URL("https://a.example/b").pathname;', 0],
  ["a query that throws", TEST, check('expect(screen.getByText("a")).toBeDefined()'), 1],
  ["it awaited", TEST, check('expect(await within(row).findAllByRole("a")).toBeTruthy()'), 1],
  ["a query that may find nothing", TEST, check('expect(screen.queryByText("a")).toBeDefined()'), 0],
  ["a claim about what is found", TEST, check('expect(screen.getByText("a").id).toBe("b")'), 0],
  ["a hook of a shared module", "api/test/planted.ts", "afterEach(() => {});", 1],
  ["one in a function", "api/test/planted.ts", "export const setUp = () => {\n  afterEach(() => {});\n};", 0],
  ["one of a test", "api/test/planted.test.ts", "afterEach(() => {});", 0],
  ["a word between tags", PAGE, page("<p>Sign in</p>"), 1],
  ["a word as an expression", PAGE, page("<p>{'Sign in'}</p>"), 1],
  ["a word in Arabic", PAGE, page("<p>شهادة</p>"), 1],
  ["a word in an attribute", PAGE, page("<input placeholder='Your name' />"), 1],
  ["it as an expression", PAGE, page("<button aria-label={'Close'} />"), 1],
  ["signs and translations", PAGE, page("<p className='hero' id='main'>{t('title')} · 404 – ≠</p>"), 0],
  ["the beginning of an address", PAGE, page("<input placeholder='https://' />"), 0],
  ["a reference", PAGE, page("<input placeholder='7K2QF-9XW4M-…' />"), 0],
];

const from = mkdtempSync(join(tmpdir(), "ijaza-plugins-"));
afterAll(() => rmSync(from, { recursive: true, force: true }));

/** Each case in a folder of its own below that of its path, all judged in one run. */
function lintAll() {
  const settings = JSON.parse(readFileSync(join(root, "biome.json"), "utf8"));
  writeFileSync(join(from, "biome.json"), JSON.stringify({ ...settings, vcs: { enabled: false } }));
  cpSync(join(root, PLUGINS), join(from, PLUGINS), { recursive: true });
  CASES.forEach(([, path, source], at) => {
    const file = join(from, placeOf(path, at));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${source}\n`);
  });
  const options = { cwd: from, encoding: "utf8", stdio: "pipe" };
  try {
    return execFileSync(process.execPath, [BIOME, "lint", "--only=plugin", "--max-diagnostics=100", "."], options);
  } catch ({ stdout, stderr }) {
    return `${stdout}${stderr}`;
  }
}

const placeOf = (path, at) => join(dirname(path), `case-${at}`, path.slice(dirname(path).length + 1));

const report = lintAll();

test.each(CASES.map((row, at) => [row[0], row[1], row[3], at]))("%s in %s", (_, path, refusals, at) => {
  expect(report.split(`${placeOf(path, at)}:`).length - 1).toBe(refusals);
});
