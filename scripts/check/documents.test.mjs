/** The documents match the project: links lead to files, commands exist, every setting is described. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { FLOORS } from "../../.dependency-cruiser.mjs";
import { root } from "../stamps.mjs";
import { PLAIN_TERMS } from "./words.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith(".md")),
  ...readdirSync(join(root, "docs"), { recursive: true })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];
const scripts = ["package.json", "verifier/package.json"].map((path) => JSON.parse(read(path)).scripts);

describe.each(pages)("%s", (page) => {
  const text = read(page);

  test("links to pages and files that exist", () => {
    const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(([, link]) => join(dirname(page), link));
    expect(links.filter((link) => !existsSync(join(root, link)))).toEqual([]);
  });

  test("names npm scripts that exist", () => {
    const names = [...text.matchAll(/npm run (?:--silent )?([a-z0-9:-]+)/g)].map(([, name]) => name);
    expect(names.filter((name) => !scripts.some((each) => each[name]))).toEqual([]);
  });

  test("shows only programs that are lines of files that are compiled and run", () => {
    const programs = [...text.matchAll(/(?:<!-- lines of (\S+) -->\n\n)?```(?:ts|tsx|js|mjs)\n([\s\S]*?)```/g)];
    const untrue = programs.filter(([, file, lines]) => !file || !read(file).includes(lines));
    expect(untrue.map(([, file, lines]) => `${file ?? "of no file"}: ${lines.slice(0, 60)}`)).toEqual([]);
  });

  test("begins with one title", () => {
    const prose = text.replace(/^```[\s\S]*?^```/gm, "");
    expect(prose.match(/^# /gm)).toHaveLength(1);
    expect(text.startsWith("# ")).toBe(true);
  });
});

const APACHE = ["bundle", "credential", "pdf", "open-badge", "registry"];
const licenceOf = (path) => JSON.parse(read(path)).license;

test("the verifier, the registry and the pages of the formats are under Apache-2.0, the platform under the AGPL", () => {
  expect(["verifier", "verifier/src", "contracts"].map((folder) => licenceOf(`${folder}/package.json`))).toEqual(
    Array(3).fill("Apache-2.0"),
  );
  expect(licenceOf("package.json")).toBe("AGPL-3.0-only");
  for (const folder of ["verifier", "contracts"]) expect(read(`${folder}/LICENSE`)).toContain("Apache License");
  const isOpen = (page) =>
    read(page).endsWith("is under [Apache-2.0](../../verifier/LICENSE): anybody may build on the format.\n");
  const open = pages.filter(isOpen);
  expect(open.sort()).toEqual(APACHE.map((name) => join("docs/reference", `${name}.md`)).sort());
  const contracts = readdirSync(join(root, "contracts"), { recursive: true }).filter((name) =>
    /^(src|test)\b.*\.sol$/.test(name),
  );
  const others = contracts.filter(
    (name) => !read(join("contracts", name)).startsWith("// SPDX-License-Identifier: Apache-2.0\n"),
  );
  expect(others).toEqual([]);
});

test("the import rules name exactly the rooms that have a folder", () => {
  const roomsOf = (workspace) => readdirSync(join(root, workspace, "src", "features"));
  expect([...new Set([...roomsOf("api"), ...roomsOf("web")])].sort()).toEqual([...FLOORS.flat()].sort());
});

test("every npm script runs a file that exists", () => {
  const files = Object.values(scripts[0]).flatMap((line) => /^node (\S+)/.exec(line)?.[1] ?? []);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test("every page of docs can be reached from docs/README.md", () => {
  const linked = new Set([...read("docs/README.md").matchAll(/\]\(([^)#\s]+)/g)].map(([, link]) => join("docs", link)));
  const others = pages.filter((page) => page.startsWith("docs") && page !== join("docs", "README.md"));
  expect(others.filter((page) => !linked.has(page))).toEqual([]);
});

test("the page of settings describes each variable that the server reads, and no other", () => {
  const source = read("api/src/platform/settings.ts");
  const [, variables] = /const environment = z\.object\(\{([\s\S]*?)\n\}\);/.exec(source) ?? [];
  const known = [...variables.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name);
  const page = read("docs/reference/settings.md").split("## Of the tools")[0];
  const described = [...page.matchAll(/^\| `([A-Z][A-Z0-9_]*)`/gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(10);
  expect(described.sort()).toEqual(known.sort());
});

test("the handler that CONTRIBUTING.md shows begins as in its file", () => {
  const [, file, line] = /`(\w+\/[\w-]+\.ts)`\): `(handle\([^`]*?=>)/.exec(read("CONTRIBUTING.md")) ?? [];
  const [call] = /calls\.\w+/.exec(line) ?? [];
  expect(read(join("api", "src", "features", file))).toContain(`handle(${call}, async (`);
});

test("every function on the page of decisions is declared in the file that the page names", () => {
  const page = join("docs", "reference", "where-is-it-decided.md");
  const rows = [...read(page).matchAll(/^\| .* \| `([A-Za-z]+)` in \[[^\]]+\]\(([^)]+)\) \|$/gm)];
  const questions = [...read(page).matchAll(/^\| [A-Z][^|]*\? \|/gm)];
  expect(rows.length).toBeGreaterThanOrEqual(10);
  expect(rows).toHaveLength(questions.length);
  const declares = (file, name) =>
    new RegExp(`(?:function\\*?|const|async|#let) ${name}\\b|^ *${name}[(:]`, "m").test(file);
  const lost = rows.filter(([, name, link]) => !declares(read(join(dirname(page), link)), name));
  expect(lost.map(([, name, link]) => `${name} is not declared in ${link}`)).toEqual([]);
  const named = [...read(page).matchAll(/` in \[([^\]]+)\]\(([^)]+)\)/g)];
  const misnamed = named.filter(([, text, link]) => !`/${link}`.endsWith(`/${text}`));
  expect(misnamed.map(([, text, link]) => `${text} is not the name of ${link}`)).toEqual([]);
});

test("the glossary names exactly the words that are refused in code", () => {
  const [, ofCode] = read("docs/reference/glossary.md").split("## Of the code");
  const refused = [...ofCode.matchAll(/^\| [^|]+ \| [^|]+ \| ([^|]+) \|$/gm)].flatMap(([, words]) => words.split(", "));
  expect([...new Set(refused)].filter((word) => !/^(Not|-+)$/.test(word)).sort()).toEqual(
    Object.keys(PLAIN_TERMS).sort(),
  );
});

const decisions = pages.filter((page) => dirname(page) === join("docs", "explanation", "decisions"));

test("every decision record has the sections context, choice and cost", () => {
  expect(decisions.length).toBeGreaterThan(0);
  for (const record of decisions)
    expect([record, ...read(record).match(/^## .*$/gm)]).toEqual([record, "## Context", "## Choice", "## Cost"]);
});

test("the list of decisions finds each record by the numbers that it replaces", () => {
  const rows = [...read("docs/README.md").matchAll(/^\| ([\d, ]+) \| \[[^\]]+\]\(([^)]+)\) \|$/gm)];
  const listed = rows.map(([, numbers, link]) => [join("docs", link), numbers.split(", ")]);
  const replacing = decisions.flatMap((record) => {
    const [, numbers] = /^# .*\n\nReplaces decisions? (.*)\.$/m.exec(read(record)) ?? [];
    return numbers ? [[record, numbers.match(/\d+/g)]] : [];
  });
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(replacing));
});
