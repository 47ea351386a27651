/** What is bundled: a host, where a process is started as one; else the harness, for the tests (harness.ts). */
import { startHost } from "./host.ts";

export { inScope } from "../../src/platform/database.ts";
export { heal } from "./case.ts";
export { planCase, sortsMetBy } from "./case-plan.ts";
export { CRASH_STEPS, SORTS } from "./faults-of-a-case.ts";
export { findBreaches } from "./invariants.ts";
export { insist, untilQuiet } from "./quiet.ts";
export { startRig } from "./rig.ts";
export { RPC_FAULTS } from "./rpc-proxy.ts";
export { createScene } from "./scene.ts";
export { runCases, SEEDS } from "./seeded.ts";
export { findDifferences, findTenantBreaches } from "./tenant-invariants.ts";

if (process.env.FAULT_PLACE) startHost();
