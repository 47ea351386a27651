/** The door of the room universities: finding and listing them, and their users as the API describes them. */

import type { ListQuery } from "@ijaza/schema/calls/wire";
import type { Mode, User } from "@ijaza/schema/users/calls";
import type { TenantActor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Author, authorOf } from "../../platform/audit/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { searchPatterns } from "../../platform/folded-text.ts";
import { readOrder } from "../../platform/lists.ts";
import type { UserRow, Users } from "../users/users.service.ts";
import { createUniversity, type NewUniversity } from "./universities.creating.ts";
import { modesOf, type UniversityRow } from "./universities.records.ts";
import {
  findById,
  findByIds,
  findByName,
  findBySlug,
  holdById,
  listAll,
  searchUniversities,
  searchUniversityIds,
  UNIVERSITY_ORDERS,
  type UniversityOrder,
} from "./universities.repository.ts";
import { describeUsers as describeUsersOf, type UserSurroundings } from "./universities.users.ts";

export { describeKey, findIssuer, readDidDocument } from "./issuers.reading.ts";
export type { NewUniversity } from "./universities.creating.ts";
export type { InviteResponsable } from "./universities.deps.ts";
export { cityOf } from "./universities.facts.ts";
export { describeUniversity, modesOf, nameOf, type UniversityRow, universityValuesOf } from "./universities.records.ts";
export { registrationOf } from "./universities.registration.ts";
export { createTenants, type Tenants } from "./universities.tenants.ts";

type Deps = UserSurroundings & { db: Db; clock: Clock; users: Users };

const ORDERS = Object.keys(UNIVERSITY_ORDERS) as (keyof typeof UNIVERSITY_ORDERS)[];
const BY_NAME: UniversityOrder = { by: "name", direction: "asc" };

export type Universities = {
  findById(trx: Trx | Db, id: string): Promise<UniversityRow | undefined>;
  /** Keeps its row unchanged until the transaction ends, for transactions that are queued with its registry number. */
  holdById(trx: Trx, id: string): Promise<UniversityRow | undefined>;
  findByIds(trx: Trx | Db, ids: readonly string[]): Promise<UniversityRow[]>;
  findBySlug(trx: Trx | Db, slug: string): Promise<UniversityRow | undefined>;
  /** The universities with this name in any language, or with this slug. */
  findByName(trx: Trx | Db, name: string): Promise<UniversityRow[]>;
  listAll(trx: Trx | Db): Promise<UniversityRow[]>;
  /** One page of universities, searched by name in any language; `only` narrows it to one. */
  search(
    trx: Trx,
    options: { only: string | null; query: ListQuery },
  ): Promise<{ rows: UniversityRow[]; total: number }>;
  /** The ids of the first `limit` of them. */
  searchIds(
    trx: Trx,
    options: { only: string | null; query: Pick<ListQuery, "search" | "sort">; limit: number },
  ): Promise<string[]>;
  /** Users as they are sent, each with its university and, for a responsable, the wallet's address. */
  describeUsers(trx: Trx, rows: readonly UserRow[]): Promise<User[]>;
  describeUser(trx: Trx, row: UserRow): Promise<User>;
  /** Stores a new university, with its audit event. */
  create(trx: Trx, creation: { university: NewUniversity; author: Author }): Promise<UniversityRow>;
  /** Selects one of the university's modes for the actor. Throws `mode_not_enabled`. */
  selectMode(actor: TenantActor, selection: { mode: Mode; requestId: string }): Promise<{ modeSelected: Mode }>;
};

const readSearch = ({ search, sort }: Pick<ListQuery, "search" | "sort">) => ({
  patterns: searchPatterns(search),
  order: readOrder(sort, { names: ORDERS, otherwise: BY_NAME }),
});

export function createUniversities(deps: Deps): Universities {
  const { db, clock, users } = deps;
  const describeUsers = (trx: Trx, rows: readonly UserRow[]) => describeUsersOf(trx, rows, deps);
  return {
    findById,
    holdById,
    findByIds,
    findBySlug,
    findByName,
    listAll,

    async search(trx, { only, query: { page, pageSize, ...query } }) {
      return searchUniversities(trx, { only, ...readSearch(query), page, pageSize });
    },
    async searchIds(trx, { only, query, limit }) {
      return searchUniversityIds(trx, { only, ...readSearch(query) }, limit);
    },

    describeUsers,
    describeUser: async (trx, row) => (await describeUsers(trx, [row]))[0]!,
    create: (trx, creation) => createUniversity(trx, { ...creation, at: clock.now() }),

    selectMode(actor, { mode, requestId }) {
      return inScope(db, { university: actor.universityId }, async (trx) => {
        const university = await findById(trx, actor.universityId);
        if (!university || !modesOf(university).includes(mode)) throw new AppError("mode_not_enabled");
        const user = await users.lock(trx, actor.id);
        if (!user) throw new AppError("not_found");
        if (user.mode_selected !== mode) {
          await users.selectMode(trx, { user, mode, author: authorOf(actor, requestId), at: clock.now() });
        }
        return { modeSelected: mode };
      });
    },
  };
}
