/** Mounts calls that a room's service answers for whoever of a university calls. */
import type { Answer, Endpoint, Input } from "@ijaza/schema/endpoint";
import type { Mount } from "../../platform/http/mount.ts";
import { type Caller, type CallerContext, callerOf } from "./records.caller.ts";

type Calls = Record<string, Endpoint>;

/** Functions under the names of the calls that they answer. */
type Service<Named extends Calls> = {
  [Name in keyof Named]: (caller: Caller, input: Input<Named[Name]>) => Promise<Answer<Named[Name]>>;
};

/** Of calls that name roles, so that somebody is signed in. */
export function mountCalls<Named extends Calls>(mount: Mount, service: Service<NoInfer<Named>>, calls: Named): void {
  for (const name in calls) {
    mount(calls[name]!, (input, context) => service[name](callerOf(context as CallerContext), input));
  }
}
