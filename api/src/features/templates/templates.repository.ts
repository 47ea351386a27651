/** Templates in SQL. */
import type { AnyLayout } from "@ijaza/schema/templates/any-layout";
import type { TemplateKind } from "@ijaza/schema/templates/calls";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import type { TemplateRow, VersionRow } from "./templates.tables.ts";

/** The newest version of each template that is in use, the oldest template first. */
export async function listNewest(
  trx: Trx,
  { universityId, kind }: { universityId: string; kind: TemplateKind },
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.* from templates t cross join lateral (
      select * from template_versions where template_id = t.id order by version desc limit 1
    ) v
    where t.university_id = ${universityId} and t.kind = ${kind} and t.deleted_at is null
    order by t.created_at, t.id`.execute(trx);
  return rows;
}

/** The template, locked until the transaction ends: nobody else makes a version of it meanwhile. */
export async function lockTemplate(trx: Trx, id: string): Promise<TemplateRow | undefined> {
  return trx.selectFrom("templates").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function findNewest(trx: Trx, templateId: string): Promise<VersionRow | undefined> {
  return trx
    .selectFrom("template_versions")
    .selectAll()
    .where("template_id", "=", templateId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/**
 * The version that an issued document was accepted with, and for one that was accepted without a template the newest of
 * its university's first; in any scope. Undefined before it is issued.
 */
export async function findTemplateOf(trx: Trx, recordId: string): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`select * from template_of(${recordId})`.execute(trx);
  return rows[0];
}

export async function findVersions(trx: Trx, versionIds: readonly string[]): Promise<VersionRow[]> {
  if (versionIds.length === 0) return [];
  return trx.selectFrom("template_versions").selectAll().where("id", "in", versionIds).execute();
}

/** The layouts of these versions, by the id of the version. */
export async function findLayouts(trx: Trx, versionIds: readonly string[]): Promise<Map<string, AnyLayout>> {
  return new Map((await findVersions(trx, versionIds)).map(({ id, layout }) => [id, layout]));
}

/** The newest version of each of these templates, also of those out of use, in the order of their names. */
export async function findNewestOf(trx: Trx, templateIds: readonly string[]): Promise<VersionRow[]> {
  if (templateIds.length === 0) return [];
  const { rows } = await sql<VersionRow>`
    select v.* from templates t cross join lateral (
      select * from template_versions where template_id = t.id order by version desc limit 1
    ) v
    where t.id = any(${templateIds}) order by lower(v.name), v.id`.execute(trx);
  return rows;
}

export async function insertVersion(trx: Trx, row: VersionRow): Promise<VersionRow> {
  const { fields_definition, layout } = row;
  return trx
    .insertInto("template_versions")
    .values({ ...row, fields_definition: JSON.stringify(fields_definition), layout: JSON.stringify(layout) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of the given pictures those that the university has. */
export async function findPictures(trx: Trx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx.selectFrom("template_pictures").select("id").where("id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}
