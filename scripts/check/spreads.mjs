/**
 * Finds literals that are spread into the literal around them, such as `{ ...{ a, b }, c }` or `<Row {...{ a, b }} />`.
 * That only keeps lines short, creates an additional object, and hides a duplicate member.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../stamps.mjs";
import { parseSource } from "./swc-parser.mjs";

const FOLDERS = ["api", "web", "schema", "verifier", "contracts", "bench", "scripts", "e2e"];
const LEFT_OUT = /(^|[/])(node_modules|dist)[/]/;
const LITERALS = ["ObjectExpression", "ArrayExpression"];

/** Gives each file and the number of such literals in it as `file: number`. */
export function findSpreadLiterals({ from = root, folders = FOLDERS } = {}) {
  const files = folders
    .flatMap((folder) => readdirSync(join(from, folder), { recursive: true }).map((path) => join(folder, path)))
    .filter((path) => /[.](tsx?|mjs)$/.test(path) && !LEFT_OUT.test(path));
  const counted = files.map((path) => [path, countIn(parseSource(join(from, path)))]);
  return { files: files.length, found: counted.filter(([, count]) => count > 0).map((each) => each.join(": ")) };
}

function countIn(node) {
  if (Array.isArray(node)) return node.reduce((sum, each) => sum + countIn(each), 0);
  if (typeof node !== "object" || node === null) return 0;
  return spreadLiteralsOf(node) + countIn(Object.values(node));
}

/** Counts in the node itself. Members and attributes are nodes of their own; a list item only has a `spread` mark. */
function spreadLiteralsOf({ type, arguments: member, elements = [] }) {
  if (type === "SpreadElement") return LITERALS.includes(member.type) ? 1 : 0;
  if (type !== "ArrayExpression") return 0;
  return elements.filter((item) => item?.spread && item.expression.type === "ArrayExpression").length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { files, found } = findSpreadLiterals();
  for (const line of found) console.error(line);
  console.log(`${files} files read, ${found.length} with literals spread into literals`);
  process.exitCode = found.length > 0 || files === 0 ? 1 : 0;
}
