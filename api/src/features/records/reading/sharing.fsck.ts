/** Checks that shares contain only documents of the share's own student. */
import { sql } from "kysely";
import type { Trx } from "../../../platform/database.ts";
import { inPages, type Report } from "../../../platform/fsck/findings.ts";

type Place = { share_id: string; place: number };

const PAGE = 1000;

export async function checkShareItems(trx: Trx, report: Report): Promise<void> {
  const pages = inPages<Place, Place>(
    (after) => readForeign(trx, after ?? { share_id: "", place: 0 }),
    (row) => row,
  );
  for await (const page of pages) {
    for (const { share_id, place } of page)
      report({ code: "share_item_differs", about: `share ${share_id}`, detail: `item ${place}` });
  }
}

async function readForeign(trx: Trx, { share_id, place }: Place): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select i.share_id, i.place from share_items i join shares s on s.id = i.share_id
    where (i.share_id, i.place) > (${share_id}, ${place})
      and not exists (select from diplomas d where d.id = i.record_id and d.student_id = s.student_id)
      and not exists (select from certificates c where c.id = i.record_id and c.student_id = s.student_id)
    order by i.share_id, i.place limit ${PAGE}`.execute(trx);
  return rows;
}
