/** `npm run mutants`: puts mistakes into the important rules and says which of them the tests detect. */
import { parseArgs } from "node:util";
import { checkNode } from "./engines.mjs";
import { ensureInstalled } from "./install.mjs";
import { judgeApart } from "./mutants/judge-apart.mjs";
import { JUDGED } from "./mutants/judged.mjs";
import { LEAST, reportOf } from "./mutants/report.mjs";
import { TARGETS } from "./mutants/targets.mjs";

const HELP = `Plants mistakes (mutants) in the rules that matter and says which the tests catch.

npm run mutants [-- OPTIONS]
  --only NAME   this target alone; may be given several times
  --list        the targets, what they are and what their mutants are judged by
  --help        these lines

Exits with 1 when fewer than ${LEAST} % of a target are caught, or when a survivor judged in scripts/mutants/judged.mjs is none.`;

checkNode();
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    list: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  },
});
const unknown = values.only.filter((name) => !TARGETS.some((target) => target.name === name));
if (unknown.length > 0) throw new Error(`There is no target ${unknown.join(", ")}: --list names them.`);

if (values.help) console.log(HELP);
else if (values.list) for (const target of TARGETS) console.log(describe(target));
else await judgeAll(TARGETS.filter(({ name }) => values.only.length === 0 || values.only.includes(name)));

function describe({ name, about, sources, tests }) {
  return [`${name}: ${about}`, ...sources.map((file) => `  ${file}`), ...tests.map((file) => `    by ${file}`)].join(
    "\n",
  );
}

async function judgeAll(targets) {
  await ensureInstalled();
  const results = [];
  for (const target of targets) {
    const began = Date.now();
    const { mutants, unrepeatable } = await judgeApart(target);
    results.push({ name: target.name, mutants, seconds: Math.round((Date.now() - began) / 1000) });
    console.log(`${target.name} judged`);
    for (const { test, error } of unrepeatable) console.log(`  cannot run twice, judged nothing: ${test}: ${error}`);
  }
  const files = new Set(targets.flatMap(({ sources }) => sources));
  const { lines, isGood } = reportOf(
    results,
    JUDGED.filter(({ file }) => files.has(file)),
  );
  for (const line of lines) console.log(line);
  process.exitCode = isGood ? 0 : 1;
}
