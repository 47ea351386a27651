/** Teaches dependency-cruiser's swc parser to read JSX, which it cannot by itself; to be imported before it. */
import { createRequire } from "node:module";

const swc = createRequire(import.meta.url)("@swc/core");
const { parseFileSync } = swc;

// The parser takes swc's functions as they are when it is loaded: after this line.
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith("x") });

/** The syntax tree of a source file; throws when it cannot be read. */
export const parseSource = (file) =>
  parseFileSync(file, { syntax: "typescript", tsx: file.endsWith("x"), target: "es2022" });

/** The modules that a file takes types from, and nothing else. */
export function typeOnlyImports(file) {
  const { body } = parseSource(file);
  const isOfTypes = ({ typeOnly, specifiers = [] }) =>
    typeOnly || (specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly));
  const from = body.filter(({ source }) => source);
  const ofValues = new Set(from.filter((node) => !isOfTypes(node)).map(({ source }) => source.value));
  return new Set(from.map(({ source }) => source.value).filter((module) => !ofValues.has(module)));
}
