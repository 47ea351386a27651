/** The harness as it is in the built program: a worker loads that in a tenth of the time that its sources would take. */
import { createRequire } from "node:module";
import { PROGRAM } from "./bundle.ts";
import type * as Program from "./program.ts";

const program: typeof Program = createRequire(import.meta.url)(process.env[PROGRAM] ?? "");

export const { CRASH_STEPS, RPC_FAULTS, SEEDS, SORTS } = program;
export const { createScene, findBreaches, findDifferences, findTenantBreaches, heal, inScope, insist } = program;
export const { planCase, runCases, sortsMetBy, startRig, untilQuiet } = program;
