/** The door of the room users: members of the staff as records. */
import type { StaffRole } from "@ijaza/schema/roles";
import type { Mode } from "@ijaza/schema/users";
import type { ListQuery } from "@ijaza/schema/wire";
import { type Author, appendAudit } from "../../platform/audit/audit.ts";
import type { Trx } from "../../platform/database.ts";
import { wordPatterns } from "../../platform/folded-text.ts";
import { newId } from "../../platform/ids.ts";
import { readOrder } from "../../platform/lists.ts";
import { endSessionsOf } from "../../platform/sessions.ts";
import { assignUser, findResponsables, lockResponsables } from "./users.assigning.ts";
import { signatureOn, usernamesOf } from "./users.names.ts";
import type { UserRow } from "./users.records.ts";
import {
  deletePassword,
  findGoneAgents,
  findResponsable,
  findUser,
  findUserByEmail,
  findUserByName,
  insertUser,
  isNameTaken,
  listUsers,
  lockUser,
  saveBlock,
  saveChanges,
  saveDeletion,
  saveMode,
  savePassword,
  saveSignIn,
  USER_ORDERS,
  type UserChanges,
  type UserFilter,
  type UserOrder,
} from "./users.repository.ts";
import { skeletonsOf } from "./users.skeletons.ts";

export { staffNotice } from "./users.letters.ts";
export type { People, Person } from "./users.people.ts";
export { describeUser, type UserRow } from "./users.records.ts";
export type { UserChanges, UserFilter } from "./users.repository.ts";

export type NewUser = {
  role: StaffRole;
  universityId: string | null;
  username: string;
  email: string;
  numero?: string;
  speciality?: string;
  /** Null until the invitation is redeemed. */
  passwordHash: string | null;
};

/** `isShort` when it is good enough only beside a second factor; `keep` names the session that stays. */
type NewPassword = { user: UserRow; hash: string; isShort?: boolean; keep?: Buffer };

type Done = { author: Author; at: Date };

const ORDERS = Object.keys(USER_ORDERS) as (keyof typeof USER_ORDERS)[];
const NEWEST: UserOrder = { by: "createdAt", direction: "desc" };

export type Users = ReturnType<typeof createUsers>;

export function createUsers() {
  const list = async (trx: Trx, { filter, query }: { filter: UserFilter; query: ListQuery }) => {
    const order = readOrder(query.sort, { names: ORDERS, otherwise: NEWEST });
    const patterns = wordPatterns((query.search ?? "").toLowerCase());
    return listUsers(trx, { filter, patterns, order, page: query.page, pageSize: query.pageSize });
  };

  return {
    find: findUser,
    /** Locks the user's row until the transaction ends. */
    lock: lockUser,
    /** By e-mail or username, whatever the case and the spaces. */
    findByName: findUserByName,
    findByEmail: findUserByEmail,
    isNameTaken,
    findResponsable,
    findResponsables,
    lockResponsables,
    assign: assignUser,
    namesOf: usernamesOf,
    signatureOn,
    findGoneAgents,

    /** Adds a user who may sign in when a password is given. */
    async create(trx: Trx, { user, author, at }: { user: NewUser } & Done): Promise<UserRow> {
      const { role, universityId, username, email, passwordHash, numero = null, speciality = null } = user;
      const accepted_at = passwordHash === null ? null : at;
      const row = await insertUser(trx, {
        id: newId(),
        role,
        university_id: universityId,
        username,
        email,
        numero,
        speciality,
        ...skeletonsOf(username),
        password_hash: passwordHash,
        accepted_at,
        created_at: at,
      });
      const event = { kind: "user.created", subjectId: row.id, data: { role } };
      await appendAudit(trx, { universityId, author, at, events: [event] });
      return row;
    },

    /** One page of a university's agents. */
    listAgents: (trx: Trx, { universityId, query }: { universityId: string; query: ListQuery }) =>
      list(trx, { filter: { universityId, roles: ["agent_uni"] }, query }),

    /** One page of the users in the transaction's scope, narrowed by the filter. */
    list,

    /** Changes the account; the log is told which members changed, not to what. */
    async change(trx: Trx, { user, changes, author, at }: { user: UserRow; changes: UserChanges } & Done) {
      const skeletons = changes.username === undefined ? {} : skeletonsOf(changes.username);
      const changed = await saveChanges(trx, { id: user.id, changes: { ...changes, ...skeletons } });
      const event = { kind: "user.changed", subjectId: user.id, data: { fields: Object.keys(changes).join(" ") } };
      await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
      return changed;
    },

    /** Deletes the user; what it made stays, its sessions end in the same transaction. */
    async delete(trx: Trx, { user, author, at }: { user: UserRow } & Done): Promise<void> {
      await saveDeletion(trx, { id: user.id, at });
      await endSessionsOf(trx, { subjectId: user.id });
      const event = { kind: "user.deleted", subjectId: user.id, data: { role: user.role } };
      await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
    },

    async selectMode(trx: Trx, { user, mode, author, at }: { user: UserRow; mode: Mode } & Done): Promise<void> {
      await saveMode(trx, { id: user.id, mode });
      const event = { kind: "user.mode_selected", subjectId: user.id, data: { from: user.mode_selected, to: mode } };
      await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
    },

    /** Sets the password; every session of the account, but the one to keep, ends in the same transaction. */
    async setPassword(trx: Trx, { user, hash, isShort, keep, author, at }: NewPassword & Done): Promise<void> {
      await savePassword(trx, { id: user.id, hash, ...(isShort && { isShort }), at });
      await endSessionsOf(trx, { subjectId: user.id, ...(keep && { except: keep }) });
      const event = { kind: "user.password_set", subjectId: user.id };
      await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
    },

    /** Ends the password, until a link has set another. */
    dropPassword: deletePassword,

    /** Counts the sign-in; the session's event tells it to the log. */
    countSignIn: saveSignIn,

    /** Blocks a user or lifts the block; blocking ends every session in the same transaction. */
    async setBlocked(trx: Trx, { user, blocked, author, at }: { user: UserRow; blocked: boolean } & Done) {
      await saveBlock(trx, { id: user.id, at: blocked ? at : null });
      if (blocked) await endSessionsOf(trx, { subjectId: user.id });
      const event = { kind: blocked ? "user.blocked" : "user.unblocked", subjectId: user.id };
      await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
    },
  };
}
