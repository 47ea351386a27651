/**
 * Finds assertions that cannot fail: `getBy…` and `findBy…` throw when they find nothing, so their result is always
 * defined. The query alone already asserts.
 */
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../stamps.mjs";
import { parseSource } from "./swc-parser.mjs";

const QUERY = /^(get|find)(All)?By[A-Z]/;
const ALWAYS_TRUE = ["toBeDefined", "toBeTruthy"];

/** Gives each such assertion as `file: query`. */
export function findEmptyAssertions({ from = join(root, "web", "src") } = {}) {
  const files = readdirSync(from, { recursive: true }).filter((path) => /[.]test[.]tsx?$/.test(path));
  const found = files.flatMap((path) =>
    emptyIn(parseSource(join(from, path))).map((query) => `${relative(root, join(from, path))}: ${query}`),
  );
  return { files: files.length, found };
}

function emptyIn(node) {
  if (Array.isArray(node)) return node.flatMap(emptyIn);
  if (typeof node !== "object" || node === null) return [];
  const query = emptyQueryOf(node);
  return [...(query ? [query] : []), ...Object.values(node).flatMap(emptyIn)];
}

/** The query in `expect(query).toBeDefined()`; undefined for any other node. */
function emptyQueryOf({ type, callee }) {
  if (type !== "CallExpression" || callee.type !== "MemberExpression") return undefined;
  const expecting = callee.object;
  const isEmpty = ALWAYS_TRUE.includes(callee.property.value) && expecting.callee?.value === "expect";
  const query = isEmpty ? calledIn(expecting.arguments[0]?.expression) : undefined;
  return QUERY.test(query ?? "") ? query : undefined;
}

/** The name of the method that an expression calls, awaited or not. */
function calledIn(expression) {
  if (expression?.type === "AwaitExpression") return calledIn(expression.argument);
  return expression?.type === "CallExpression" ? expression.callee.property?.value : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { files, found } = findEmptyAssertions();
  for (const line of found) console.error(line);
  console.log(`${files} files read, ${found.length} assertions that cannot fail`);
  process.exitCode = found.length > 0 || files === 0 ? 1 : 0;
}
