/** Finds words that a page shows and that do not come from the translations. */
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../stamps.mjs";
import { parseSource } from "./swc-parser.mjs";

const SHOWN_ATTRIBUTES = ["aria-label", "aria-description", "alt", "label", "placeholder", "title"];
/** Two letters make a word. Symbols, numbers and the beginnings of addresses do not count. */
const WORD = /\p{L}{2}/u;
const NO_WORDS = /https?:\/\/|\b(?=\w*\d)[0-9A-Z-]+\b/g;

/** Gives each word found as `file: text`. */
export function findLiterals({ from = join(root, "web", "src") } = {}) {
  const files = readdirSync(from, { recursive: true }).filter((path) => /(?<![.]test)[.]tsx$/.test(path));
  const found = files.flatMap((path) =>
    literalsOf(parseSource(join(from, path))).map((text) => `${relative(root, join(from, path))}: ${text}`),
  );
  return { files: files.length, found };
}

/** Texts between tags, and in attributes that people see or that screen readers read. */
function literalsOf(node) {
  if (Array.isArray(node)) return node.flatMap(literalsOf);
  if (typeof node !== "object" || node === null) return [];
  const here = textOf(node)?.trim();
  const isWords = here !== undefined && WORD.test(here.replace(NO_WORDS, ""));
  return [...(isWords ? [here] : []), ...Object.values(node).flatMap(literalsOf)];
}

function textOf({ type, name, value, children }) {
  if (type === "JSXText") return value;
  if (type === "JSXAttribute" && SHOWN_ATTRIBUTES.includes(nameOf(name))) return fixedText(value);
  if (type === "JSXElement") return children.map(({ expression }) => fixedText(expression) ?? "").join(" ");
  return undefined;
}

const nameOf = ({ value, namespace, name }) => (namespace ? `${namespace.value}:${name.value}` : value);

function fixedText(value) {
  if (value?.type === "StringLiteral") return value.value;
  return value?.type === "JSXExpressionContainer" ? fixedText(value.expression) : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { files, found } = findLiterals();
  for (const line of found) console.error(line);
  console.log(`${files} files read, ${found.length} words outside the locales`);
  process.exitCode = found.length > 0 || files === 0 ? 1 : 0;
}
