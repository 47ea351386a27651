/** The filters of lists that a member of the staff keeps under names. */
import type { Answer, Input } from "@ijaza/schema/calls/endpoint";
import {
  type deleteFilter,
  FILTERED_LISTS,
  type FilteredList,
  type getSavedFilters,
  knownFilters,
  MOST_SAVED_FILTERS,
  type SavedFilter,
  type saveFilter,
} from "@ijaza/schema/lists/saved-filters";
import { type Actor, ownScopeOf } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { listFilters, removeFilter, storeFilter, type UserRow } from "../../users/users.service.ts";
import type { AccountServiceDeps } from "../accounts.deps.ts";

type Filters = Answer<typeof getSavedFilters>;

export type OwnSavedFilters = {
  read(actor: Actor, list: FilteredList): Promise<Filters>;
  /**
   * Keeps filters in the place of those of this name, or of `formerName`. Throws `invalid_input` for a member that the
   * list does not know, `not_found` for a former name that is not there, `filter_name_taken` and `too_many_filters`.
   */
  save(actor: Actor, saving: Input<typeof saveFilter>): Promise<Filters>;
  /** Throws `not_found`. */
  remove(actor: Actor, named: Input<typeof deleteFilter>): Promise<Filters>;
};

type Deps = Pick<AccountServiceDeps, "db" | "clock" | "users">;

export function createOwnSavedFilters({ db, clock, users }: Deps): OwnSavedFilters {
  const read = async (trx: Trx, userId: string, list: FilteredList): Promise<Filters> => {
    const kept = await listFilters(trx, { userId, list });
    return { filters: kept.map(({ name, query }) => ({ name, query: knownFilters(list, query) })) };
  };

  /** Locks the account, so that two calls do not both take the last place. */
  const withOwn = <T>(actor: Actor, change: (trx: Trx, user: UserRow) => Promise<T>): Promise<T> =>
    inScope(db, ownScopeOf(actor), async (trx) => {
      const user = await users.lock(trx, actor.id);
      if (!user) throw new AppError("not_authenticated");
      return change(trx, user);
    });

  return {
    read: (actor, list) => inScope(db, ownScopeOf(actor), (trx) => read(trx, actor.id, list)),

    save: (actor, { list, name, query, formerName = name }) =>
      withOwn(actor, async (trx, owner) => {
        refuseUnknown(list, query);
        const kept = await listFilters(trx, { userId: owner.id, list });
        refuseUnfit({ kept, name, formerName });
        if (formerName !== name) await removeFilter(trx, { userId: owner.id, list, name: formerName });
        await storeFilter(trx, { owner, list, filter: { name, query: knownFilters(list, query) }, at: clock.now() });
        return read(trx, owner.id, list);
      }),

    remove: (actor, { list, name }) =>
      withOwn(actor, async (trx, { id: userId }) => {
        if (!(await removeFilter(trx, { userId, list, name }))) throw new AppError("not_found");
        return read(trx, userId, list);
      }),
  };
}

function refuseUnknown(list: FilteredList, query: Readonly<Record<string, string>>): void {
  const known: readonly string[] = FILTERED_LISTS[list];
  const fields = Object.keys(query)
    .filter((member) => !known.includes(member))
    .map((member) => ({ path: `query.${member}`, error: "unknown_field" as const }));
  if (fields.length > 0) throw new AppError("invalid_input", { fields });
}

type Saving = { kept: readonly SavedFilter[]; name: string; formerName: string };

function refuseUnfit({ kept, name, formerName }: Saving): void {
  const isKept = (text: string) => kept.some((each) => each.name === text);
  if (formerName !== name && !isKept(formerName)) throw new AppError("not_found");
  if (formerName !== name && isKept(name)) throw new AppError("filter_name_taken");
  if (isKept(formerName) || kept.length < MOST_SAVED_FILTERS) return;
  throw new AppError("too_many_filters", { data: { most: MOST_SAVED_FILTERS } });
}
