/** Visits of the demo for its dashboards: on the days before the first start, always the same numbers. */
import { VISITED_PAGES } from "@ijaza/schema/pages/pages";
import { sql } from "kysely";
import { type Db, inScope } from "../src/platform/database.ts";
import { DEMO_NUMBERS } from "./demo-diplomas.ts";

const DAYS = 365;
const DAY_MS = 24 * 3600 * 1000;

/** A number from 0 to 99, the same for the same text. */
function chance(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) % 1_000_003;
  return hash % 100;
}

/** The frequency of visits: lower at weekends, higher in the months in which people apply. */
function liveliness(day: Date): number {
  const isWeekend = [0, 6].includes(day.getUTCDay());
  const isSeason = [5, 6, 8, 9].includes(day.getUTCMonth());
  return (isWeekend ? 1 : 3) * (isSeason ? 2 : 1);
}

/** Adds the visits once, to issued diplomas of the demo: somebody may sign a hundred thousand while it is made. */
export async function visitDemo(db: Db, { universityId, now }: { universityId: string; now: Date }): Promise<void> {
  const issued = await inScope(db, { university: universityId }, async (trx) => {
    const known = trx.selectFrom("visit_days").select("day").where("university_id", "=", universityId);
    if (await known.where("day", "<", now.toISOString().slice(0, 10)).limit(1).executeTakeFirst()) return [];
    const diplomas = trx.selectFrom("diplomas").select(["id", "diploma_number as number"]);
    return diplomas
      .where("university_id", "=", universityId)
      .where("diploma_number", "like", `${DEMO_NUMBERS}%`)
      .where("status", "in", ["signed", "revoked"])
      .orderBy("diploma_number")
      .execute();
  });
  if (issued.length === 0) return;
  const days = Array.from({ length: DAYS }, (_, index) => new Date(now.getTime() - (index + 1) * DAY_MS));
  const visits = days.flatMap((date) => {
    const day = date.toISOString().slice(0, 10);
    return issued.flatMap(({ id, number }) => {
      if (chance(`${day} ${number}`) >= 3 * liveliness(date)) return [];
      const of = { day, university_id: universityId, record_id: id };
      return [
        { ...of, kind: "visit", count: 1 + (chance(number) % 3) },
        { ...of, kind: "verification", count: 1 },
      ];
    });
  });
  const pages = days.flatMap((date) => {
    const day = date.toISOString().slice(0, 10);
    return VISITED_PAGES.map((page) => ({ day, page, count: liveliness(date) * (1 + (chance(`${day} ${page}`) % 9)) }));
  });
  await inScope(db, "visits", async (trx) => {
    await sql`insert into visits (day, university_id, record_id, kind, count)
      select day, university_id, record_id, kind, count from json_to_recordset(${JSON.stringify(visits)})
        as x (day date, university_id text, record_id text, kind text, count int)
      on conflict do nothing`.execute(trx);
    await sql`insert into page_visits (day, page, count) select day, page, count from
      json_to_recordset(${JSON.stringify(pages)}) as x (day date, page text, count int)
      on conflict do nothing`.execute(trx);
  });
}
