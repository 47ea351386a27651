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

type Authored = { author: Author; at: Date };

const ORDERS = Object.keys(USER_ORDERS) as (keyof typeof USER_ORDERS)[];
const NEWEST: UserOrder = { by: "createdAt", direction: "desc" };

type Page = { rows: UserRow[]; total: number };

/** Members of the staff. All of it happens in the caller's transaction, within its scope, and is told to the audit log. */
export type Users = {
  find(trx: Trx, id: string): Promise<UserRow | undefined>;
  /** Locks the user's row until the transaction ends. */
  lock(trx: Trx, id: string): Promise<UserRow | undefined>;
  /** By e-mail or username, whatever the case and the spaces. */
  findByName(trx: Trx, name: string): Promise<UserRow | undefined>;
  findByEmail(trx: Trx, email: string): Promise<UserRow | undefined>;
  /** Whether somebody else has this username, or one that looks like it; `id` is whose it may be. */
  isNameTaken(trx: Trx, name: { username: string; id?: string }): Promise<boolean>;
  /** The university's responsable: one who is not blocked before one who is, then the newest. */
  findResponsable(trx: Trx, universityId: string): Promise<UserRow | undefined>;
  /** The same, by university. */
  findResponsables(trx: Trx, universityIds: readonly string[]): Promise<Map<string, UserRow>>;
  /** Locks all responsables of a university, in the order of their ids. */
  lockResponsables(trx: Trx, universityId: string): Promise<UserRow[]>;
  /** Gives a user to a university, or to none; the user's sessions end, because they carry the university. */
  assign(trx: Trx, assignment: { user: UserRow; universityId: string | null } & Authored): Promise<void>;
  /** Usernames by id. */
  namesOf(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The signature of whoever accepted an issued document, as a data URL, also of one who is gone; asked in any scope. */
  signatureOn(trx: Trx, documentId: string): Promise<string | null>;
  /** Agents of a university who are blocked or deleted: their colleagues sign what they imported. */
  findGoneAgents(trx: Trx, universityId: string): Promise<string[]>;
  /** One page of a university's agents. */
  listAgents(trx: Trx, options: { universityId: string; query: ListQuery }): Promise<Page>;
  /** One page of the users in the transaction's scope, narrowed by the filter. */
  list(trx: Trx, options: { filter: UserFilter; query: ListQuery }): Promise<Page>;

  /** Adds a user who may sign in when a password is given. */
  create(trx: Trx, creation: { user: NewUser } & Authored): Promise<UserRow>;
  /** Changes the account; the log is told which members changed, not to what. */
  change(trx: Trx, change: { user: UserRow; changes: UserChanges } & Authored): Promise<UserRow>;
  /** Deletes the user; what it made stays, its sessions end. */
  delete(trx: Trx, deletion: { user: UserRow } & Authored): Promise<void>;
  /** Notes the import mode that the user works in. */
  selectMode(trx: Trx, selection: { user: UserRow; mode: Mode } & Authored): Promise<void>;
  /** Sets the password; every session of the account, but the one to keep, ends. */
  setPassword(trx: Trx, change: NewPassword & Authored): Promise<void>;
  /** Ends the password, until a link has set another. */
  dropPassword(trx: Trx, id: string): Promise<void>;
  /** Counts a sign-in; the event of the session tells it to the log. */
  countSignIn(trx: Trx, signIn: { id: string; at: Date }): Promise<UserRow>;
  /** Blocks a user or lifts the block; blocking ends every session. */
  setBlocked(trx: Trx, change: { user: UserRow; blocked: boolean } & Authored): Promise<void>;
};

export function createUsers(): Users {
  const list = async (trx: Trx, { filter, query }: { filter: UserFilter; query: ListQuery }) => {
    const order = readOrder(query.sort, { names: ORDERS, otherwise: NEWEST });
    const patterns = wordPatterns((query.search ?? "").toLowerCase());
    return listUsers(trx, { filter, patterns, order, page: query.page, pageSize: query.pageSize });
  };

  return {
    find: findUser,
    lock: lockUser,
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

    list,
    listAgents: (trx, { universityId, query }) => list(trx, { filter: { universityId, roles: ["agent_uni"] }, query }),

    async create(trx, { user, author, at }) {
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

    async change(trx, { user, changes, author, at }) {
      const skeletons = changes.username === undefined ? {} : skeletonsOf(changes.username);
      const changed = await saveChanges(trx, { id: user.id, changes: { ...changes, ...skeletons } });
      const event = { kind: "user.changed", subjectId: user.id, data: { fields: Object.keys(changes).join(" ") } };
      await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
      return changed;
    },

    async delete(trx, { user, author, at }) {
      await saveDeletion(trx, { id: user.id, at });
      await endSessionsOf(trx, { subjectId: user.id });
      const event = { kind: "user.deleted", subjectId: user.id, data: { role: user.role } };
      await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
    },

    async selectMode(trx, { user, mode, author, at }) {
      await saveMode(trx, { id: user.id, mode });
      const event = { kind: "user.mode_selected", subjectId: user.id, data: { from: user.mode_selected, to: mode } };
      await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
    },

    async setPassword(trx, { user, hash, isShort, keep, author, at }) {
      await savePassword(trx, { id: user.id, hash, ...(isShort && { isShort }), at });
      await endSessionsOf(trx, { subjectId: user.id, ...(keep && { except: keep }) });
      const event = { kind: "user.password_set", subjectId: user.id };
      await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
    },

    dropPassword: deletePassword,
    countSignIn: saveSignIn,

    async setBlocked(trx, { user, blocked, author, at }) {
      await saveBlock(trx, { id: user.id, at: blocked ? at : null });
      if (blocked) await endSessionsOf(trx, { subjectId: user.id });
      const event = { kind: blocked ? "user.blocked" : "user.unblocked", subjectId: user.id };
      await appendAudit(trx, { universityId: user.university_id, author, at, events: [event] });
    },
  };
}
