/** A member of the staff as a record, and in the API. */
import type { User } from "@ijaza/schema/users/calls";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/database.ts";
import "./users.tables.ts";

export type UserRow = Selectable<Tables["users"]>;

/** What other rooms know about a user: the university as it is sent, and the wallet's address. */
export type UserSurroundings = Pick<User, "university" | "blockchainAddress">;

export function describeUser(row: UserRow, { university, blockchainAddress }: UserSurroundings): User {
  return {
    _id: row.id,
    role: { name: row.role },
    username: row.username,
    usernameAr: row.username_ar,
    email: row.email,
    numero: row.numero,
    speciality: row.speciality,
    IsAccepted: row.accepted_at !== null,
    blocked: row.blocked_at !== null,
    signature: row.signature,
    language: row.language,
    blockchainAddress,
    adminBalance: null,
    numberOfLogins: row.number_of_logins,
    lastLoginDate: row.last_login_at?.toISOString() ?? null,
    modeSelected: row.mode_selected,
    mustSetPassword: row.must_set_password,
    university,
  };
}
