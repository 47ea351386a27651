/** Finds file paths taken from a URL's `pathname`: they stay percent-encoded, so a folder with a space is not found. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../stamps.mjs";
import { parseSource } from "./swc-parser.mjs";

const NOT_OURS = /(^|[/\\])(node_modules|dist)[/\\]/;

/** Gives each finding as `file: what`. */
export function findEncodedPaths({ from = root } = {}) {
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const folders = from === root ? [...workspaces, "scripts"].map((name) => join(root, name)) : [from];
  const files = folders.flatMap(listSources).filter((path) => readFileSync(path, "utf8").includes("import.meta.url"));
  const found = files.flatMap((path) => {
    const source = parseSource(path);
    const names = namesOfFileUrls(source);
    return pathnamesOf(source, names).map((what) => `${relative(from, path)}: ${what}`);
  });
  return { files: files.length, found };
}

const listSources = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => /[.](tsx?|mjs)$/.test(path) && !NOT_OURS.test(path))
    .map((path) => join(folder, path));

/** The constants that hold the URL of a file. */
function namesOfFileUrls(node) {
  if (node.type === "VariableDeclarator" && node.id.value && isFileUrl(node.init)) return [node.id.value];
  return childrenOf(node).flatMap(namesOfFileUrls);
}

function pathnamesOf(node, names) {
  const isPathname = node.type === "MemberExpression" && node.property.value === "pathname";
  if (isPathname && isFileUrl(node.object)) return ["new URL(…, import.meta.url).pathname"];
  if (isPathname && names.includes(node.object.value)) return [`${node.object.value}.pathname`];
  return childrenOf(node).flatMap((child) => pathnamesOf(child, names));
}

const isFileUrl = (node) =>
  node?.type === "NewExpression" && node.callee.value === "URL" && (node.arguments ?? []).some(namesThisFile);

const namesThisFile = (node) =>
  (node.type === "MemberExpression" && node.object.type === "MetaProperty" && node.property.value === "url") ||
  childrenOf(node).some(namesThisFile);

const childrenOf = (node) => Object.values(node).filter((child) => typeof child === "object" && child !== null);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { files, found } = findEncodedPaths();
  for (const line of found) console.error(`${line} (take fileURLToPath from node:url)`);
  console.log(`${files} files read, ${found.length} paths read off a URL`);
  process.exitCode = found.length > 0 || files === 0 ? 1 : 0;
}
