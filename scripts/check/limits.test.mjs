/** The page of limits gives the same figures as the code. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");
const page = read("docs/reference/limits.md");

/** The rows that name a constant, with its figure, its name and its file. */
const rows = page
  .split("\n")
  .map((line) => /^\|[^|]+\| ([\d,]+) \|[^|]*\| `([\w.]+)` in (\S+) \|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, figure, name, path]) => ({ figure: Number(figure.replaceAll(",", "")), name, path }));

/** The value of `NAME = 1_000`, of `member: 1_000` in `NAME = { … }`, or of the file's only `member: 1_000`. */
function figureIn(source, name) {
  const [constant, member] = name.split(".");
  const inObject = member && new RegExp(`${constant} = \\{[^}]*\\b${member}: ([\\d_]+)`).exec(source);
  const found = inObject || new RegExp(`\\b${constant}(?: =|:) ([\\d_]+)[;,]`).exec(source);
  return Number(found?.[1]?.replaceAll("_", ""));
}

test("every row of the page names a constant or a setting", () => {
  const figures = page.split("\n").filter((line) => /^\|[^|]+\| [\d,]+ \|/.test(line));
  expect(figures.length).toBeGreaterThan(35);
  expect(figures.length - rows.length).toBe(1);
  expect(read("docs/reference/settings.md")).toMatch(/`PUBLIC_CALLS_PER_MINUTE` \| `600`/);
});

test.each(rows)("$name in $path is $figure", ({ figure, name, path }) => {
  expect(figureIn(read(path), name)).toBe(figure);
});

test("a figure that differs in the code would be noticed", () => {
  expect(figureIn("export const MOST = 1_001;", "MOST")).toBe(1001);
  expect(figureIn("const LIMITS = { size: SIZE, depth: 9 };", "LIMITS.depth")).toBe(9);
  expect(figureIn("export const OTHER = 5;", "MOST")).toBeNaN();
});
