// The page of the registry names every call, event and error, with the sentences of the interface.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { diplomaRegistryAbi } from "../abi/DiplomaRegistry.ts";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const page = read("../../docs/reference/registry.md");
const auditors = read("../../docs/explanation/registry-for-auditors.md");
const sources = ["IUniversities", "IDiplomaRegistry", "IRegistryRoles"]
  .map((name) => read(`../src/interfaces/${name}.sol`))
  .join("\n");

/** Each declaration of that kind, with its notice on one line. */
function declarationsOf(kind: "error" | "event" | "function") {
  const found = sources.matchAll(new RegExp(`((?: +///.*\\n)+) +${kind} (\\w+)(\\([^)]*\\))`, "g"));
  return [...found].map(([, notice = "", name = "", parameters = ""]) => ({
    name,
    signature: name + parameters,
    notice: notice.replace(/\s*\/\/\/ (@notice )?/g, " ").trim(),
  }));
}

/** The rows of the table under a heading, each as its cells. */
function rowsUnder(heading: string) {
  const [section = ""] = page.split(`\n## ${heading}\n`)[1]?.split("\n## ") ?? [];
  return section
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
}

const namesIn = (cell = "") => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name);

test("each error stands in the table, with the sentence of the interface", () => {
  const rows = rowsUnder("Errors").map(([, error, when]) => `${error} ${when}.`);
  const errors = declarationsOf("error").map(({ signature, notice }) => `\`${signature}\` ${notice}`);
  expect(errors.length).toBeGreaterThan(30);
  expect(rows).toEqual(errors);
});

test("each event stands in the table once", () => {
  const rows = rowsUnder("Events").flatMap(([, events]) => namesIn(events));
  const events = declarationsOf("event").map(({ name }) => name);
  expect(events.length).toBeGreaterThan(20);
  expect(rows.toSorted()).toEqual(events.toSorted());
});

test("each call of the interfaces stands in the table of roles", () => {
  const [roles = ""] = page.split("\n## Roles\n")[1]?.split("\n## ") ?? [];
  const named = new Set(namesIn(roles));
  expect(declarationsOf("function").filter(({ name }) => !named.has(name))).toEqual([]);
});

test("the page for auditors tells of every call that changes anything", () => {
  const changing = diplomaRegistryAbi.filter((one) => one.type === "function" && one.stateMutability === "nonpayable");
  const named = new Set(namesIn(auditors));
  expect(changing.map((one) => ("name" in one ? one.name : "")).filter((name) => !named.has(name))).toEqual([]);
});
