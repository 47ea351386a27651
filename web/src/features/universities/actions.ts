/** What an admin can do with a university: pure. */
import type { Role } from "@ijaza/schema/roles";
import type { ListedUniversity } from "@ijaza/schema/universities";

export type Action = "edit" | "responsable" | "ether" | "suspend" | "resume";

/** Ether is the platform's to give, and goes to a wallet that is known. */
export const actionsFor = (
  role: Role | undefined,
  { suspended, responsable }: Pick<ListedUniversity, "suspended" | "responsable">,
): Action[] => [
  "edit",
  "responsable",
  ...(role === "admin_ijaza" && responsable?.blockchainAddress ? (["ether"] as const) : []),
  suspended ? "resume" : "suspend",
];
