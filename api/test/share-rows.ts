/** Rows of shares and requests, for tests that only need them to exist. */
import { sql } from "kysely";
import { type Db, inScope } from "../src/platform/database.ts";
import { newId } from "../src/platform/ids.ts";

type Owner = { universityId: string; studentId: string };

/** Inserts a live share without documents; gives its id. */
export async function insertShare(db: Db, { universityId, studentId }: Owner): Promise<string> {
  const id = newId();
  await inScope(db, { university: universityId }, (trx) =>
    sql`
      insert into shares (id, university_id, student_id, secret_digest, secret_sealed, purpose, expires_at, views_allowed, created_at)
      values (${id}, ${universityId}, ${studentId}, ${Buffer.from(id)}, '', 'job', now() + interval '1 day', 1, now())`.execute(
      trx,
    ),
  );
  return id;
}

/** Inserts a request of an organisation that waits for its holder; gives its id. */
export async function insertRequest(
  db: Db,
  { universityId, studentId, recordId }: Owner & { recordId: string },
): Promise<string> {
  const id = newId();
  await inScope(db, { university: universityId }, (trx) =>
    sql`
      insert into third_party_requests (id, university_id, student_id, record_id, digest, organisation, contact, email, domain, site,
        purpose, claims, language, state, created_at, confirmed_at, matched_at)
      values (${id}, ${universityId}, ${studentId}, ${recordId}, ${Buffer.from(id)}, 'Acme', 'Ada', 'ada@acme.example',
        'acme.example', 'acme.example', 'job', '{lastName}', 'en', 'waiting', now(), now(), now())`.execute(trx),
  );
  return id;
}
