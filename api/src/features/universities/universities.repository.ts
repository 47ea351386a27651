/** Universities in the database. They are public: no row-level security. */
import type { ListQuery } from "@ijaza/schema/calls/wire";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Tables, Trx } from "../../platform/database.ts";
import { type Order, windowOf } from "../../platform/lists.ts";
import type { UniversityRow } from "./universities.records.ts";

export async function insertUniversity(trx: Trx, row: Insertable<Tables["universities"]>): Promise<UniversityRow> {
  return trx.insertInto("universities").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findById(trx: Trx | Db, id: string): Promise<UniversityRow | undefined> {
  return trx.selectFrom("universities").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findByIds(trx: Trx | Db, ids: readonly string[]): Promise<UniversityRow[]> {
  if (ids.length === 0) return [];
  return trx.selectFrom("universities").selectAll().where("id", "in", ids).execute();
}

export async function findBySlug(trx: Trx | Db, slug: string): Promise<UniversityRow | undefined> {
  return trx.selectFrom("universities").selectAll().where("slug", "=", slug).executeTakeFirst();
}

type FindTakenOptions = { nameEn: string; domain: string | null };

/** Which of the unique values another university already has; null values are ignored. */
export async function findTaken(
  trx: Trx,
  { nameEn, domain }: FindTakenOptions,
): Promise<"name" | "domain" | undefined> {
  const { rows } = await sql<{ taken: "name" | "domain" }>`
    select case when lower(name_en) = lower(${nameEn}) then 'name' else 'domain' end as taken from universities
    where lower(name_en) = lower(${nameEn}) or lower(domain) = lower(${domain})
    order by taken desc limit 1`.execute(trx);
  return rows[0]?.taken;
}

/** The universities with this name in any language, or with this slug. */
export async function findByName(trx: Trx | Db, name: string): Promise<UniversityRow[]> {
  return trx
    .selectFrom("universities")
    .selectAll()
    .where(sql<boolean>`lower(${name}) in (slug, lower(name_en), lower(name_fr), lower(name_ar))`)
    .execute();
}

export async function listAll(trx: Trx | Db): Promise<UniversityRow[]> {
  return trx.selectFrom("universities").selectAll().orderBy("created_at").orderBy("id").execute();
}

export type UniversityChange = Updateable<Tables["universities"]>;

/** The same, with its row locked until the transaction ends; rows that refer to it can still be stored. */
export async function lockById(trx: Trx, id: string): Promise<UniversityRow | undefined> {
  return trx.selectFrom("universities").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

/** The same, unchanged until the transaction ends, for transactions that are queued with its registry number. */
export async function holdById(trx: Trx, id: string): Promise<UniversityRow | undefined> {
  return trx.selectFrom("universities").selectAll().where("id", "=", id).forShare().executeTakeFirst();
}

/** All slugs; until the transaction ends nobody else can choose one. */
export async function lockSlugs(trx: Trx): Promise<ReadonlySet<string>> {
  await sql`select pg_advisory_xact_lock(hashtext('universities.slug'))`.execute(trx);
  const rows = await trx.selectFrom("universities").select("slug").execute();
  return new Set(rows.map(({ slug }) => slug));
}

export async function saveUniversity(
  trx: Trx,
  { id, set }: { id: string; set: UniversityChange },
): Promise<UniversityRow> {
  return trx.updateTable("universities").set(set).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}

export async function markRegistered(trx: Trx, { id, at }: { id: string; at: Date }): Promise<void> {
  await trx.updateTable("universities").set({ registered_at: at }).where("id", "=", id).execute();
}

export const UNIVERSITY_ORDERS = {
  name: sql<string>`lower(name_en)`,
  country: sql<string>`country`,
  createdAt: sql<Date>`created_at`,
};
export type UniversityOrder = Order<keyof typeof UNIVERSITY_ORDERS>;

/** `only` narrows it to one university. */
type UniversitySearch = { only: string | null; patterns: string[]; order: UniversityOrder };

function searched(trx: Trx, { only, patterns }: UniversitySearch) {
  const found = trx.selectFrom("universities").where(sql<boolean>`search like all(${patterns})`);
  return only ? found.where("id", "=", only) : found;
}

const inListOrder = (trx: Trx, search: UniversitySearch) =>
  searched(trx, search).orderBy(UNIVERSITY_ORDERS[search.order.by], search.order.direction).orderBy("id");

/** The ids of the first of those that a search finds. */
export async function searchUniversityIds(trx: Trx, search: UniversitySearch, limit: number): Promise<string[]> {
  const rows = await inListOrder(trx, search).select("id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** One page, and the total number. */
export async function searchUniversities(
  trx: Trx,
  { page, pageSize, ...search }: UniversitySearch & Pick<ListQuery, "page" | "pageSize">,
) {
  const { limit, offset } = windowOf({ page, pageSize });
  const rows = await inListOrder(trx, search).selectAll().limit(limit).offset(offset).execute();
  const { total } = await searched(trx, search)
    .select((row) => row.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return { rows, total };
}
