/** Looks for what is to be entered of a university in the registry itself. */
import type { Finality } from "@ijaza/verifier/trust/trust";
import type { Clock } from "../../../platform/clock.ts";
import type { OutboxHandler } from "../relayer/context.ts";
import { type Registry, readUniversity } from "./registry-reads.ts";

type Entered = OutboxHandler<"university.register" | "university.rename">;

/** Whether the final state has just this identity: after a restored backup the number may be another university's. */
export function locateIdentity({
  clock,
  finality,
  ...registry
}: Registry & { finality: Finality; clock: Clock }): NonNullable<Entered["locate"]> {
  return async ({ subject }) => {
    const at = await registry.node.finalBlock(finality);
    if (at === null) return null;
    const found = await readUniversity(registry, { registryId: subject.universityRegistryId, at });
    const isOurs = (["name", "domain", "did"] as const).every((member) => found[member] === subject[member]);
    return isOurs ? { hash: "", block: 0, at: clock.now() } : null;
  };
}
