/** What a person may do with a diploma, by role and status: what the server allows, so that nothing is offered in vain. */
import type { Diploma, DiplomaStatus } from "@ijaza/schema/diploma";
import type { Role } from "@ijaza/schema/roles";

export const DEEDS = ["accept", "reject", "sign", "correct", "remove", "revoke"] as const;
export type Deed = (typeof DEEDS)[number];

const OF_AGENT: Partial<Record<DiplomaStatus, Deed[]>> = {
  pending: ["correct", "remove"],
  rejected: ["correct", "remove"],
  unsigned: ["sign"],
  error: ["sign"],
};

const OF_RESPONSABLE: Partial<Record<DiplomaStatus, Deed[]>> = {
  pending: ["accept", "reject"],
  signed: ["revoke"],
};

export function deedsFor(role: Role | undefined, { status }: Pick<Diploma, "status">): readonly Deed[] {
  if (role === "agent_uni") return OF_AGENT[status] ?? [];
  return role === "resp_uni" ? (OF_RESPONSABLE[status] ?? []) : [];
}

/** Deeds that are done to many at once; the one that goes on stands last. */
const BULK: readonly Deed[] = ["reject", "accept", "remove", "sign"];

/** What can be done with every one of the given, in the order of the bar. */
export function bulkDeedsFor(role: Role | undefined, diplomas: readonly Pick<Diploma, "status">[]): readonly Deed[] {
  if (diplomas.length === 0) return [];
  return BULK.filter((deed) => diplomas.every((diploma) => deedsFor(role, diploma).includes(deed)));
}

export const maySelect = (role: Role | undefined, diploma: Pick<Diploma, "status">): boolean =>
  bulkDeedsFor(role, [diploma]).length > 0;

/** Anybody may see it once it is signed. */
export const isPublic = ({ status }: Pick<Diploma, "status">): boolean =>
  status === "signed" || status === "revoking" || status === "revoked";
