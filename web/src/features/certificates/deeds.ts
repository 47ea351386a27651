/** What a person may do with a certificate, by role and status: what the server allows, so that nothing is offered in vain. */
import type { Certificate, CertificateStatus } from "@ijaza/schema/certificate";
import type { Role } from "@ijaza/schema/roles";

export const DEEDS = ["accept", "reject", "correct", "remove", "revoke"] as const;
export type Deed = (typeof DEEDS)[number];

const OF_AGENT: Partial<Record<CertificateStatus, Deed[]>> = {
  pending: ["correct", "remove"],
  rejected: ["correct", "remove"],
};

const OF_RESPONSABLE: Partial<Record<CertificateStatus, Deed[]>> = {
  pending: ["accept", "reject"],
  error: ["accept"],
  signed: ["revoke"],
};

export function deedsFor(role: Role | undefined, { status }: { status: CertificateStatus }): readonly Deed[] {
  if (role === "agent_uni") return OF_AGENT[status] ?? [];
  return role === "resp_uni" ? (OF_RESPONSABLE[status] ?? []) : [];
}

/** Deeds that are done to many at once; the one that goes on stands last. */
const BULK: readonly Deed[] = ["reject", "accept", "remove"];

/** What can be done with every one of the given, in the order of the bar. */
export function bulkDeedsFor(role: Role | undefined, all: readonly { status: CertificateStatus }[]): readonly Deed[] {
  if (all.length === 0) return [];
  return BULK.filter((deed) => all.every((each) => deedsFor(role, each).includes(deed)));
}

export const maySelect = (role: Role | undefined, certificate: { status: CertificateStatus }): boolean =>
  bulkDeedsFor(role, [certificate]).length > 0;

/** Anybody may see it once it is signed. */
export const isPublic = ({ status }: Pick<Certificate, "status">): boolean =>
  status === "signed" || status === "revoking" || status === "revoked";
