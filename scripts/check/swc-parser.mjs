/** Makes dependency-cruiser's swc parser read JSX, which it does not by default. Import this file before it. */
import { createRequire } from "node:module";

const swc = createRequire(import.meta.url)("@swc/core");
const { parseFileSync } = swc;

// dependency-cruiser takes swc's functions when it is loaded, which must be after this line.
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith("x") });

/** The syntax tree of a source file. Throws when the file cannot be parsed. */
export const parseSource = (file) =>
  parseFileSync(file, { syntax: "typescript", tsx: file.endsWith("x"), target: "es2022" });

/** The modules from which a file imports only types. */
export function typeOnlyImports(file) {
  const { body } = parseSource(file);
  const isOfTypes = ({ typeOnly, specifiers = [] }) =>
    typeOnly || (specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly));
  const from = body.filter(({ source }) => source);
  const ofValues = new Set(from.filter((node) => !isOfTypes(node)).map(({ source }) => source.value));
  return new Set(from.map(({ source }) => source.value).filter((module) => !ofValues.has(module)));
}
