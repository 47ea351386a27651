/** Checks every import of the sources against the rules of .dependency-cruiser.mjs. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import rules, { FLOORS } from "../../.dependency-cruiser.mjs";
import { root } from "../stamps.mjs";
import { typeOnlyImports } from "./swc-parser.mjs";

const { cruise } = await import("dependency-cruiser");

const SOURCES = ["api", "web", "schema", "verifier", "contracts", "e2e", "bench", "scripts"];
/** Fewer modules than this mean that the checker missed most of them. */
const AT_LEAST = 400;

/**
 * Checks the sources below `baseDir`. Gives the number of modules and each violation as one line: rule, importing file,
 * imported file, reason.
 */
export async function checkImports({ baseDir = root, atLeast = AT_LEAST } = {}) {
  const { forbidden, options } = rules;
  const folders = SOURCES.filter((name) => existsSync(join(baseDir, name)));
  const settings = { ...options, baseDir, validate: true, ruleSet: { forbidden } };
  const { output } = await cruise(folders, settings);
  const own = output.modules.filter(({ source }) => existsSync(join(baseDir, source)));
  const breaches = [
    ...output.summary.violations.map((violation) => describe(violation, forbidden)),
    ...roomsWithoutFloor(baseDir),
    ...own.filter(isSource).flatMap((module) => unseenImports(module, baseDir)),
    ...own.flatMap((module) => valueImportsOfVerifier(module, baseDir)),
  ];
  if (own.length < atLeast) breaches.unshift(`too-few-modules: ${own.length} were read, at least ${atLeast} expected`);
  return { modules: own.length, breaches };
}

function describe({ rule, from, to, cycle }, forbidden) {
  const path = cycle ? [from, ...cycle.map(({ name }) => name)].join(" → ") : `${from} → ${to}`;
  return `${rule.name}: ${path}\n    ${forbidden.find(({ name }) => name === rule.name)?.comment ?? ""}`;
}

function roomsWithoutFloor(baseDir) {
  const known = FLOORS.flat();
  return ["api", "web"]
    .map((workspace) => join(workspace, "src", "features"))
    .filter((folder) => existsSync(join(baseDir, folder)))
    .flatMap((folder) => readdirSync(join(baseDir, folder)).map((room) => ({ folder, room })))
    .filter(({ room }) => !known.includes(room))
    .map(({ folder, room }) => `room-without-floor: ${folder}/${room}/\n    Give it one in .dependency-cruiser.mjs.`);
}

const isSource = ({ source }) => /[.](tsx?|mjs)$/.test(source);

/** Imports in the text that the parser missed, so that no rule was applied to them. */
function unseenImports({ source, dependencies }, baseDir) {
  // The checker's own tests contain violations as strings.
  if (source.startsWith("scripts/")) return [];
  const seen = new Set(dependencies.map(({ module }) => module));
  const text = readFileSync(join(baseDir, source), "utf8").replace(COMMENT, "");
  return [...text.matchAll(IMPORT)]
    .map(([, fixed, dynamic]) => fixed ?? dynamic)
    .filter((module) => /^([.]{1,2}\/|@ijaza\/|ijaza-)/.test(module) && !seen.has(module))
    .map(
      (module) => `unseen-import: ${source} → ${module}\n    The checker did not see it: write it in a plainer way.`,
    );
}

const COMMENT = /^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm;
const IMPORT = /^(?:import|export)\s(?:[^"'`;=(]*?\sfrom\s)?\s*["']([^"'\n]+)["']|\bimport\(["']([^"'\n]+)["']\)/gm;

/** What both read alike, and loads nothing else. */
const READ_ALIKE = "verifier/src/typed/";

/** Refuses value imports, because the verifier's code would be loaded wherever schema is. */
function valueImportsOfVerifier({ source, dependencies }, baseDir) {
  if (!source.startsWith("schema/src/")) return [];
  const types = typeOnlyImports(join(baseDir, source));
  return dependencies
    .filter(
      ({ resolved, module }) =>
        resolved.startsWith("verifier/") && !resolved.startsWith(READ_ALIKE) && !types.has(module),
    )
    .map(
      ({ module }) =>
        `schema-takes-types-only: ${source} → ${module}\n    Of the verifier, schema takes types and what people type.`,
    );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { modules, breaches } = await checkImports();
  for (const breach of breaches) console.error(breach);
  console.log(`${modules} modules read, ${breaches.length} breaches`);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
