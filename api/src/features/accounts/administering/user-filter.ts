/** What lists of users show of all users: those whom the actor's role may see. */
import type { getAllUsers } from "@ijaza/schema/accounts/lists";
import type { Input } from "@ijaza/schema/calls/endpoint";
import type { Actor } from "../../../platform/actor.ts";
import type { UserFilter } from "../../users/users.service.ts";
import { visibleRoles } from "./policy.ts";

type FilterForOptions = Pick<Input<typeof getAllUsers>, "role" | "blocked">;

const seesAll = ({ role }: Actor): boolean => role === "admin_ijaza" || role === "admin_alecso";

/** A responsable who waits for a university sees nobody. */
export const seesAnybody = (actor: Actor): boolean => seesAll(actor) || actor.universityId !== null;

/** Narrows a list to what the actor may see: the own university and the visible roles. */
export function filterFor(actor: Actor, { role, blocked }: FilterForOptions): UserFilter {
  const visible = visibleRoles(actor);
  const roles = role ? [role].filter((each) => !visible || visible.includes(each)) : visible;
  const universityId = seesAll(actor) ? null : actor.universityId;
  return { roles, ...(universityId && { universityId }), blocked };
}
