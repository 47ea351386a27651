/** The door of the room users: members of the staff. */

import type { ListQuery } from "@ijaza/schema/calls/wire";
import type { Mode } from "@ijaza/schema/users/calls";
import type { UserNames } from "@ijaza/schema/users/names";
import type { Trx } from "../../platform/database.ts";
import { searchPatterns } from "../../platform/folded-text.ts";
import { readOrder } from "../../platform/lists.ts";
import { assignUser, findResponsables, lockResponsables } from "./users.assigning.ts";
import {
  type Authorship,
  changeUser,
  createUser,
  deleteUser,
  type NewPassword,
  type NewUser,
  selectMode,
  setBlocked,
  setUserPassword,
} from "./users.changing.ts";
import { signatureOn, usernamesOf } from "./users.names.ts";
import type { UserRow } from "./users.records.ts";
import {
  deletePassword,
  findGoneAgents,
  findResponsable,
  findUser,
  findUserByEmail,
  findUserByName,
  findUsers,
  listUserIds,
  listUsers,
  lockUser,
  type NewNames,
  refusalOfNames,
  saveSignIn,
  USER_ORDERS,
  type UserChanges,
  type UserFilter,
  type UserOrder,
} from "./users.repository.ts";

export type { NewUser } from "./users.changing.ts";
export { emptyClosed } from "./users.closed.ts";
export { listFilters, removeFilter, storeFilter } from "./users.filters.ts";
export { nameValues } from "./users.mail-values.ts";
export { staffNotice } from "./users.notices.ts";
export type { People, Person } from "./users.people.ts";
export { describeUser, type UserRow } from "./users.records.ts";
export type { NewNames, UserChanges, UserFilter } from "./users.repository.ts";

const ORDERS = Object.keys(USER_ORDERS) as (keyof typeof USER_ORDERS)[];
const NEWEST: UserOrder = { by: "createdAt", direction: "desc" };

type Page = { rows: UserRow[]; total: number };

/** Members of the staff. Everything happens in the caller's transaction, within its scope, with an audit event for each change. */
export type Users = {
  find(trx: Trx, id: string): Promise<UserRow | undefined>;
  /** Locks the user's row until the transaction ends. */
  lock(trx: Trx, id: string): Promise<UserRow | undefined>;
  /** By e-mail or username, without regard to case and spaces. */
  findByName(trx: Trx, name: string): Promise<UserRow | undefined>;
  findByEmail(trx: Trx, email: string): Promise<UserRow | undefined>;
  /** The refusal of names that another user than `id` has, or that look like them; null if they are free. */
  refusalOfNames(trx: Trx, names: NewNames): Promise<"username_taken" | "username_ar_taken" | null>;
  /** The university's responsable: preferably one who is not blocked, then the newest. */
  findResponsable(trx: Trx, universityId: string): Promise<UserRow | undefined>;
  /** The same, by university. */
  findResponsables(trx: Trx, universityIds: readonly string[]): Promise<Map<string, UserRow>>;
  /** Locks all responsables of a university, in the order of their ids. */
  lockResponsables(trx: Trx, universityId: string): Promise<UserRow[]>;
  /** Assigns a user to a university, or to none; the sessions follow, because they contain the university. */
  assign(trx: Trx, assignment: { user: UserRow; universityId: string | null } & Authorship): Promise<void>;
  /** Names by id. */
  namesOf(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, UserNames<string>>>;
  /** The signature of the user who accepted an issued document, as a data URL, even if deleted since; readable in any scope. */
  signatureOn(trx: Trx, recordId: string): Promise<string | null>;
  /** Agents of a university who are blocked or deleted: their colleagues sign what they imported. */
  findGoneAgents(trx: Trx, universityId: string): Promise<string[]>;
  /** One page of a university's agents. */
  listAgents(trx: Trx, options: { universityId: string; query: ListQuery }): Promise<Page>;
  /** One page of the users in the transaction's scope, narrowed by the filter. */
  list(trx: Trx, options: { filter: UserFilter; query: ListQuery }): Promise<Page>;

  /** The ids of the first `limit` of them. */
  listIds(
    trx: Trx,
    options: { filter: UserFilter; query: Pick<ListQuery, "search" | "sort">; limit: number },
  ): Promise<string[]>;
  /** Users who are not deleted, in any order. */
  findByIds(trx: Trx, ids: readonly string[]): Promise<UserRow[]>;

  /** Adds a user, who may sign in if there is a password. */
  create(trx: Trx, creation: { user: NewUser } & Authorship): Promise<UserRow>;
  /** Changes the account. The log gets the names of the changed fields, not their values. */
  change(trx: Trx, change: { user: UserRow; changes: UserChanges } & Authorship): Promise<UserRow>;
  /** Deletes the user and ends the sessions; documents that the user made stay. */
  delete(trx: Trx, deletion: { user: UserRow } & Authorship): Promise<void>;
  /** Stores the import mode in which the user works. */
  selectMode(trx: Trx, selection: { user: UserRow; mode: Mode } & Authorship): Promise<void>;
  /** Sets the password; every session of the account except the one to keep ends. */
  setPassword(trx: Trx, change: NewPassword & Authorship): Promise<void>;
  /** Deletes the password; the user sets another one by a mailed link. */
  dropPassword(trx: Trx, id: string): Promise<void>;
  /** Counts a sign-in; the session writes the audit event. */
  countSignIn(trx: Trx, signIn: { id: string; at: Date }): Promise<UserRow>;
  /** Blocks a user or lifts the block; blocking ends every session. */
  setBlocked(trx: Trx, change: { user: UserRow; blocked: boolean } & Authorship): Promise<void>;
};

const readSearch = ({ search, sort }: Pick<ListQuery, "search" | "sort">) => ({
  patterns: searchPatterns(search),
  order: readOrder(sort, { names: ORDERS, otherwise: NEWEST }),
});

export function createUsers(): Users {
  const list = async (trx: Trx, { filter, query }: { filter: UserFilter; query: ListQuery }) => {
    const { page, pageSize } = query;
    return listUsers(trx, { filter, ...readSearch(query), page, pageSize });
  };

  return {
    find: findUser,
    lock: lockUser,
    findByName: findUserByName,
    findByEmail: findUserByEmail,
    refusalOfNames,
    findResponsable,
    findResponsables,
    lockResponsables,
    assign: assignUser,
    namesOf: usernamesOf,
    signatureOn,
    findGoneAgents,

    list,
    listIds: async (trx, { filter, query, limit }) => listUserIds(trx, { filter, ...readSearch(query) }, limit),
    findByIds: findUsers,
    listAgents: (trx, { universityId, query }) => list(trx, { filter: { universityId, roles: ["agent_uni"] }, query }),

    create: createUser,
    change: changeUser,
    delete: deleteUser,
    selectMode,
    setPassword: setUserPassword,
    dropPassword: deletePassword,
    countSignIn: saveSignIn,
    setBlocked,
  };
}
