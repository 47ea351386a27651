/** The PDFs that were made, and the documents of a batch, in SQL. */
import { sql } from "kysely";
import type { Trx } from "../../platform/database.ts";
import { PUBLIC } from "../records/records.service.ts";
import type { DocumentRow } from "./documents.tables.ts";

export type Made = DocumentRow & { is_compromised: boolean };

/** For every audience, with whether the key that sealed it is marked compromised since. */
export async function findMade(trx: Trx, documentIds: readonly string[]): Promise<Made[]> {
  return trx
    .selectFrom("documents")
    .innerJoin("chain_keys", "chain_keys.id", "documents.sealed_by")
    .selectAll("documents")
    .select(sql<boolean>`chain_keys.compromised_since is not null`.as("is_compromised"))
    .where("document_id", "=", sql<string>`any(${documentIds})`)
    .execute();
}

/** Notes what was made, in the place of what was there. */
export async function noteMade(trx: Trx, rows: readonly DocumentRow[]): Promise<void> {
  await trx
    .insertInto("documents")
    .values([...rows])
    .onConflict((clash) =>
      clash.columns(["document_id", "audience"]).doUpdateSet(({ ref }) => ({
        file: ref("excluded.file"),
        sealed_by: ref("excluded.sealed_by"),
        made_at: ref("excluded.made_at"),
      })),
    )
    .execute();
}

type BatchPage = { batch: { id: string; university_id: string; kind: string }; after: string; limit: number };

/** By which its file is named and found again. */
const NUMBERS: Record<string, { table: string; number: string }> = {
  diploma: { table: "diplomas", number: "diploma_number" },
  certificate: { table: "certificates", number: "id" },
};

/** Issued records of a batch by their numbers, those behind `after`. */
export async function listBatch(
  trx: Trx,
  { batch, after, limit }: BatchPage,
): Promise<{ id: string; number: string }[]> {
  const { table, number } = NUMBERS[batch.kind] ?? NUMBERS.diploma!;
  const { rows } = await sql<{ id: string; number: string }>`
    select id, ${sql.ref(number)} as number from ${sql.table(table)}
    where university_id = ${batch.university_id} and batch_id = ${batch.id}
      and status = any(${PUBLIC}) and ${sql.ref(number)} > ${after}
    order by ${sql.ref(number)} limit ${limit}`.execute(trx);
  return rows;
}
