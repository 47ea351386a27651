/** The process that judges one target: `one-target.mjs TARGET-IN-JSON RESULT-FILE`. */
import { writeFileSync } from "node:fs";
import { root } from "../stamps.mjs";
import { judgeTarget } from "./judge.mjs";

const [, , target, resultFile] = process.argv;
writeFileSync(resultFile, JSON.stringify(await judgeTarget({ root, ...JSON.parse(target) })));
// The runner counts every test that a mutant made fail as a failure of this process.
process.exit(0);
