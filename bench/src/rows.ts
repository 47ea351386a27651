/** Counts rows of the product's database, of all universities. */
import type { openDatabase } from "../../api/src/platform/database.ts";

export type Pool = ReturnType<typeof openDatabase>["pool"];

/** Sets the scope each time, because an idle connection is reopened after some seconds without it. */
export async function countRows(pool: Pool, source: string): Promise<number> {
  const text = `select set_config('ijaza.scope', 'all', false); select count(*)::integer as count from ${source}`;
  const [, counted] = (await pool.query(text)) as unknown as { rows: { count: number }[] }[];
  return counted!.rows[0]!.count;
}
