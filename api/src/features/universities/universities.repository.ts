/** Universities in SQL. They are known to everybody: no row-level security. */
import { type Insertable, sql } from "kysely";
import type { Db, Tables, Trx } from "../../platform/database.ts";
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

/** Those of this name in any language, or of this slug. */
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
