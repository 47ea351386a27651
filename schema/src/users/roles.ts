/** Who may make which calls: the roles, and the sets of roles that endpoints name. */
import { PRODUCT } from "../product.ts";

export const staff = ["resp_uni", "agent_uni", `admin_${PRODUCT.slug}`, "admin_uni", "admin_alecso"] as const;
export const ROLES = [...staff, "student"] as const;

export type StaffRole = (typeof staff)[number];
export type Role = (typeof ROLES)[number];

/** `anyone`, with or without a session, or only these roles. */
export type Who = "anyone" | readonly Role[];

export const anyone = "anyone" as const;
export const student = ["student"] as const;
export const agent = ["agent_uni"] as const;
export const responsable = ["resp_uni"] as const;
export const agentAndResponsable = ["agent_uni", "resp_uni"] as const;
export const universityReaders = ["agent_uni", "resp_uni", "admin_uni"] as const;
export const responsableReaders = ["resp_uni", "admin_uni"] as const;
export const universityOverseers = ["admin_uni", "admin_alecso", "admin_ijaza"] as const;
export const platformAdmin = ["admin_ijaza"] as const;
export const networkAdmin = ["admin_alecso"] as const;
export const networkAdmins = ["admin_alecso", "admin_ijaza"] as const;
/** Who reads the keys of a university: its own people who answer for it, and the admins. */
export const universityKeyReaders = ["resp_uni", ...networkAdmins] as const;
/** Roles that administer users, each within its scope. */
export const userAdmins = ["resp_uni", ...networkAdmins] as const;
/** Roles that may protect the account by a second factor. */
export const secondFactorRoles = ["resp_uni", "admin_uni", ...networkAdmins] as const;
/** Roles that read the lists of users. */
export const userReaders = [...responsableReaders, ...networkAdmins] as const;
