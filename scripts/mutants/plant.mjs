/** Puts all mutants of a source file into its code at once. While the code runs, at most one of them is active. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { changesOf } from "./operators.mjs";
import { mutableChildren } from "./sql-operators.mjs";

const swc = createRequire(import.meta.url)("@swc/core");

/** Type syntax that wraps an expression, which is still code. */
const DRESSED = ["TsAsExpression", "TsSatisfiesExpression", "TsNonNullExpression", "TsConstAssertion"];
const SILENT = ["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration"];
/** Log messages and the crash points of fault tests are not rules, so they are not mutated. */
const MESSAGE = /^(new Error|new TypeError|new RangeError|console\.|log\.|\w+\.log\.|crashPoint\()/;
// The parser counts bytes across files, from the first token. A token in front marks where this file begins.
const FRONT = ";";

/**
 * The source with every mutant in it, and the mutants as `{ id, file, line, at, change }`: `at` is the text of the
 * line, `change` reads `a → b`. Ids continue from `firstId`. The code asks `globalThis.mutants.isActive(id)`.
 */
export function plant({ path, file, firstId = 1 }) {
  const source = readFileSync(path);
  const tree = swc.parseSync(FRONT + source, { syntax: "typescript", tsx: path.endsWith("x"), target: "es2022" });
  const base = tree.span.start + FRONT.length;
  const boundsOf = ({ span, expression }) => (span ? [span.start - base, span.end - base] : boundsOf(expression));
  const cut = (from, to) => source.subarray(from, to).toString();
  const textOf = (node) => cut(...boundsOf(node));

  const changes = collect(tree.body.slice(1), textOf).map(({ node, to, shown = { ...node, to } }) => ({
    bounds: boundsOf(node),
    to,
    shown: { bounds: boundsOf(shown), to: shown.to },
  }));
  changes.sort((one, other) => one.bounds[0] - other.bounds[0] || other.bounds[1] - one.bounds[1]);
  const mutants = changes.map(({ bounds, to, shown }, index) => {
    const [from, end] = shown.bounds;
    const before = cut(0, from).split("\n");
    const at = source.toString().split("\n")[before.length - 1].trim();
    const change = `${plain(cut(from, end))} → ${plain(shown.to)}`;
    return { id: firstId + index, file, line: before.length, at, change, bounds, to };
  });
  const code = `const isMutant = (id) => globalThis.mutants.isActive(id); ${rewrite(mutants, cut, [0, source.length])}`;
  return { code, mutants: mutants.map(({ bounds: _, to: __, ...mutant }) => mutant) };
}

const plain = (text) => text.replace(/\s+/g, " ").slice(0, 90);

/** The text between the bounds, with a choice before each mutated part. Mutants must be sorted, outer ones first. */
function rewrite(mutants, cut, [from, to]) {
  let code = "";
  let at = from;
  let next = 0;
  while (next < mutants.length) {
    const { bounds } = mutants[next];
    const rest = mutants.slice(next);
    const here = rest.filter((mutant) => mutant.bounds.join() === bounds.join());
    const inside = rest.filter((mutant) => !here.includes(mutant) && mutant.bounds[0] < bounds[1]);
    const choices = here.map((mutant) => `isMutant(${mutant.id}) ? (${mutant.to}) : `).join("");
    code += `${cut(at, bounds[0])}(${choices}(${rewrite(inside, cut, bounds)}))`;
    at = bounds[1];
    next += here.length + inside.length;
  }
  return code + cut(at, to);
}

function collect(node, textOf) {
  if (Array.isArray(node)) return node.flatMap((each) => collect(each, textOf));
  if (typeof node !== "object" || node === null || SILENT.includes(node.type)) return [];
  if (DRESSED.includes(node.type)) return collect(node.expression, textOf);
  if (node.type?.startsWith("Ts")) return [];
  if (["NewExpression", "CallExpression"].includes(node.type) && MESSAGE.test(textOf(node))) return [];
  const isMessage = node.type === "ExpressionStatement" && MESSAGE.test(textOf(node));
  const here = isMessage ? [] : changesOf(node, textOf);
  return [...here, ...collect(node.type === "CallExpression" ? mutableChildren(node) : childrenOf(node), textOf)];
}

const childrenOf = (node) =>
  Object.entries(node).flatMap(([key, each]) => (key === "key" || key === "span" || /type/i.test(key) ? [] : [each]));
