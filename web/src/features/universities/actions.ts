/** What an admin can do with a university. Pure. */

import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import type { Role } from "@ijaza/schema/users/roles";

export type Action = "edit" | "responsable" | "keys" | "ether" | "suspend" | "resume";

/** Only the platform gives ether, and only to a known wallet. */
export const actionsFor = (
  role: Role | undefined,
  { suspended, responsable }: Pick<ListedUniversity, "suspended" | "responsable">,
): Action[] => [
  "edit",
  "responsable",
  "keys",
  ...(role === "admin_ijaza" && responsable?.blockchainAddress ? (["ether"] as const) : []),
  suspended ? "resume" : "suspend",
];
