/** The filters of lists that members of the staff keep, in SQL. Every statement is about one user. */
import type { SavedFilter } from "@ijaza/schema/lists/saved-filters";
import type { Trx } from "../../platform/database.ts";
import type { UserRow } from "./users.records.ts";

export type FilterOwner = Pick<UserRow, "id" | "university_id">;
type OfList = { userId: string; list: string };

export async function listFilters(trx: Trx, { userId, list }: OfList): Promise<SavedFilter[]> {
  return trx
    .selectFrom("saved_filters")
    .select(["name", "query"])
    .where("user_id", "=", userId)
    .where("list", "=", list)
    .orderBy("name")
    .execute();
}

type StoreFilterOptions = { owner: FilterOwner; list: string; filter: SavedFilter; at: Date };

/** Stores it in the place of the one of this name. */
export async function storeFilter(trx: Trx, { owner, list, filter, at }: StoreFilterOptions): Promise<void> {
  const query = JSON.stringify(filter.query);
  await trx
    .insertInto("saved_filters")
    .values({ user_id: owner.id, university_id: owner.university_id, list, name: filter.name, query, saved_at: at })
    .onConflict((clash) => clash.columns(["user_id", "list", "name"]).doUpdateSet({ query, saved_at: at }))
    .execute();
}

/** False when there is none. */
export async function removeFilter(trx: Trx, { userId, list, name }: OfList & { name: string }): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("saved_filters")
    .where("user_id", "=", userId)
    .where("list", "=", list)
    .where("name", "=", name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Of a user who is deleted. */
export async function removeFiltersOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom("saved_filters").where("user_id", "=", userId).execute();
}
