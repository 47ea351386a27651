/**
 * Refuses names that only their authors understand where the field has a term. Older uses are counted by file in
 * `words.known.json`, and the counts may only fall (`node scripts/check/words.mjs --write` lowers them).
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { root } from "../stamps.mjs";
import { parseSource } from "./swc-parser.mjs";

/** Each refused word, alone or as a part of a name, and the field's terms for it. */
export const PLAIN_TERMS = {
  deed: "action, permission",
  means: "deps",
  parts: "deps",
  told: "message, report, text",
  tell: "report",
  said: "message, output",
  heard: "received",
  hear: "receive, listen",
  wish: "options",
  wanted: "options, expected",
  asked: "options, input, request",
  given: "options, input",
  rival: "conflict",
  twin: "duplicate",
  barred: "blocked",
  ties: "controlProps",
  strangers: "foreign, unknown",
  freezer: "pause",
  demand: "request",
  deposit: "credit, payment, funding request",
};

const KNOWN = fileURLToPath(new URL("words.known.json", import.meta.url));
const FOLDERS = ["api", "web", "schema", "verifier", "contracts", "bench", "scripts", "e2e"];
const LEFT_OUT = /(^|[/])(node_modules|dist)[/]/;

/** How many names with each word a file declares: `{ "api/src/a.ts": { told: 2 } }`. */
export function countWords({ from = root, folders = FOLDERS } = {}) {
  const files = folders
    .flatMap((folder) => readdirSync(join(from, folder), { recursive: true }).map((path) => `${folder}/${path}`))
    .filter((path) => /[.](tsx?|mjs)$/.test(path) && !LEFT_OUT.test(path))
    .sort();
  const counted = files.map((path) => [path, countIn(parseSource(join(from, path)))]);
  return Object.fromEntries(counted.filter(([, counts]) => Object.keys(counts).length > 0));
}

/** `added`: files with more uses of a word than known. `gone`: files with fewer, whose counts must be lowered. */
export function compareWords(counts, known) {
  const pairs = [...new Set([...Object.keys(counts), ...Object.keys(known)])].flatMap((file) =>
    Object.keys(PLAIN_TERMS).map((word) => {
      const now = counts[file]?.[word] ?? 0;
      const before = known[file]?.[word] ?? 0;
      return { file, word, now, before };
    }),
  );
  return {
    added: pairs.filter(({ now, before }) => now > before),
    gone: pairs.filter(({ now, before }) => now < before),
  };
}

/** The known counts, lowered to the current ones and never raised. */
export function lowerKnown(counts, known) {
  const { gone } = compareWords(counts, known);
  const lowered = structuredClone(known);
  for (const { file, word, now } of gone) {
    if (now > 0) lowered[file][word] = now;
    else delete lowered[file][word];
    if (Object.keys(lowered[file]).length === 0) delete lowered[file];
  }
  return lowered;
}

function countIn(tree) {
  const counts = {};
  for (const name of declaredIn(tree))
    for (const word of wordsIn(name)) if (Object.hasOwn(PLAIN_TERMS, word)) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

/** Splits `toldByRivals` into `told`, `by`, `rival`. */
function wordsIn(name) {
  return name.split(/_|(?<![A-Z])(?=[A-Z])/).map((word) => {
    const lower = word.toLowerCase();
    return Object.hasOwn(PLAIN_TERMS, lower) ? lower : lower.replace(/(es|s)$/, "");
  });
}

/** The names of variables, parameters, functions, classes and types that a file declares. */
function declaredIn(node) {
  if (Array.isArray(node)) return node.flatMap(declaredIn);
  if (typeof node !== "object" || node === null) return [];
  return [...namesOf(node), ...Object.values(node).flatMap(declaredIn)];
}

function namesOf(node) {
  switch (node.type) {
    case "VariableDeclarator":
      return boundIn(node.id);
    case "Parameter":
      return boundIn(node.pat);
    case "ArrowFunctionExpression":
      return node.params.flatMap(boundIn);
    case "FunctionDeclaration":
    case "ClassDeclaration":
      return [node.identifier.value];
    case "TsTypeAliasDeclaration":
    case "TsInterfaceDeclaration":
      return [node.id.value];
    default:
      return [];
  }
}

/** The names that a pattern binds, without members that keep their names, which another file chose. */
function boundIn(pattern) {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.value];
    case "ArrayPattern":
      return pattern.elements.flatMap(boundIn);
    case "ObjectPattern":
      return pattern.properties.flatMap((property) => {
        if (property.type === "KeyValuePatternProperty") return boundIn(property.value);
        return property.type === "RestElement" ? boundIn(property.argument) : [];
      });
    case "AssignmentPattern":
      return boundIn(pattern.left);
    case "RestElement":
      return boundIn(pattern.argument);
    default:
      return [];
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const counts = countWords();
  const readKnown = () => JSON.parse(readFileSync(KNOWN, "utf8"));
  if (process.argv.includes("--write")) {
    writeFileSync(KNOWN, `${JSON.stringify(lowerKnown(counts, readKnown()), null, 2)}\n`);
  }
  const { added, gone } = compareWords(counts, readKnown());
  for (const { file, word } of added) console.error(`${file}: "${word}" in a name; say ${PLAIN_TERMS[word]}`);
  for (const { file, word } of gone) console.error(`${file}: fewer names with "${word}"; note it with --write`);
  const sum = Object.values(counts)
    .flatMap(Object.values)
    .reduce((total, count) => total + count, 0);
  console.log(`${sum} names with words of our own`);
  process.exitCode = added.length + gone.length > 0 ? 1 : 0;
}
