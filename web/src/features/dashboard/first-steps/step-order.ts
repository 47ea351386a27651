/** Which step before the first document is next, and which can be done now. Pure. */
import type { Role } from "@ijaza/schema/users/roles";
import type { FirstStep } from "../dashboard.api.ts";
import { DESTINATIONS } from "./destinations.ts";

/** What a step needs; the others can be done in any order. */
const NEEDED: Partial<Record<FirstStep["name"], FirstStep["name"]>> = { decision: "import", signing: "decision" };

const isReady = ({ name }: FirstStep, steps: readonly FirstStep[]): boolean => {
  const needed = NEEDED[name];
  return needed === undefined || steps.some((each) => each.name === needed && each.state === "done");
};

/** The page where this person does the step now; undefined when it is done, or not theirs, or not yet possible. */
export const destinationOf = (step: FirstStep, steps: readonly FirstStep[], role: Role): string | undefined =>
  step.state === "open" && isReady(step, steps) ? DESTINATIONS[role]?.[step.name] : undefined;

/** The first step that this person can do now. */
export const currentOf = (steps: readonly FirstStep[], role: Role): FirstStep | undefined =>
  steps.find((step) => destinationOf(step, steps, role) !== undefined);
