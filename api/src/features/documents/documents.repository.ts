/** Files made of documents, and the documents of a batch, in SQL. */
import { PUBLIC_STATUSES } from "@ijaza/schema/records/record";
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { isImported } from "../../platform/imported-rows.ts";
import type { DocumentRow } from "./documents.tables.ts";

export type MadePdf = DocumentRow & { sealed_by: string };

/** PDFs of these documents, the newest first. */
export async function findPdfs(trx: Trx, recordIds: readonly string[]): Promise<MadePdf[]> {
  return trx
    .selectFrom("documents")
    .selectAll()
    .where("record_id", "=", sql<string>`any(${recordIds})`)
    .where("sealed_by", "is not", null)
    .$narrowType<{ sealed_by: string }>()
    .orderBy("made_at", "desc")
    .execute();
}

export async function isNoted(trx: Trx, file: string): Promise<boolean> {
  return (await trx.selectFrom("documents").select("file").where("file", "=", file).executeTakeFirst()) !== undefined;
}

/** Records files; a former record of the same name is replaced. */
export async function noteFiles(trx: Trx, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto("documents")
    .values([...rows])
    .onConflict((clash) =>
      clash.column("file").doUpdateSet(({ ref }) => ({
        hidden: ref("excluded.hidden"),
        sealed_by: ref("excluded.sealed_by"),
        made_at: ref("excluded.made_at"),
      })),
    )
    .execute();
}

/**
 * Files older than `before` that no reader gets any more: their holder hides other claims now, a newer file of the same
 * variant and choice exists, or their record was erased while they were being made.
 */
export async function listForgotten(trx: Trx, { before, limit }: { before: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select d.file from documents d join hidden_claims h using (record_id)
    where d.shape <> 'all' and d.hidden <> h.names and d.made_at < ${before}
    union
    select d.file from documents d join documents o using (record_id, shape, hidden)
    where o.made_at > d.made_at and d.made_at < ${before}
    union
    select d.file from documents d join erased_records e using (record_id) where d.made_at < ${before}
    limit ${limit}`.execute(trx);
  return rows.map(({ file }) => file);
}

/** Deletes the record of a file. False when the file was made again meanwhile. */
export async function forgetFile(trx: Trx, { file, before }: { file: string; before: Date }): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("documents")
    .where("file", "=", file)
    .where("made_at", "<", before)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type ListBatchOptions = { batch: { id: string; university_id: string; kind: string }; after: string; limit: number };

/** By kind: its table, and the column that orders its records in an archive and names their files. */
const NUMBERS: Record<string, { table: string; number: string }> = {
  diploma: { table: "diplomas", number: "diploma_number" },
  certificate: { table: "certificates", number: "id" },
};

type ListImportedOptions = {
  universityId: string;
  importId: string;
  kind: string;
  /** Only these, if they are named. */
  ids?: readonly string[] | undefined;
  after: string;
  limit: number;
};

/** Signed records of an import that are not revoked, in the order of their ids, from behind `after`. */
export async function listImported(
  trx: Trx,
  { universityId, importId, kind, ids, after, limit }: ListImportedOptions,
): Promise<{ id: string; number: string; place: string }[]> {
  const { table, number } = NUMBERS[kind] ?? NUMBERS.diploma!;
  const { rows } = await sql<{ id: string; number: string; place: string }>`
    select id, ${sql.ref(number)} as number, id as place from ${sql.table(table)}
    where university_id = ${universityId} and ${isImported({ universityId, importId, kind })}
      and status in ('signed', 'revoking') and id > ${after} ${ids ? sql`and id = any(${ids})` : sql``}
    order by id limit ${limit}`.execute(trx);
  return rows;
}

/** Issued records of a batch in the order of their numbers, from behind `after`. */
export async function listBatch(
  trx: Trx,
  { batch, after, limit }: ListBatchOptions,
): Promise<{ id: string; number: string; place: string }[]> {
  const { table, number } = NUMBERS[batch.kind] ?? NUMBERS.diploma!;
  const { rows } = await sql<{ id: string; number: string; place: string }>`
    select id, ${sql.ref(number)} as number, ${sql.ref(number)} as place from ${sql.table(table)}
    where university_id = ${batch.university_id} and batch_id = ${batch.id}
      and status = any(${PUBLIC_STATUSES}) and ${sql.ref(number)} > ${after}
    order by ${sql.ref(number)} limit ${limit}`.execute(trx);
  return rows;
}
