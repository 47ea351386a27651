/** The calls of the room agents. */
import { getAgents, getResponsable } from "@ijaza/schema/users/calls";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Agents } from "./agents.service.ts";

export function mountAgents(mount: Mount, agents: Agents): void {
  mount(getAgents, (query, { actor }) => agents.list(withUniversity(actor), query));
  mount(getResponsable, (_, { actor }) => agents.getResponsable(withUniversity(actor)));
}
