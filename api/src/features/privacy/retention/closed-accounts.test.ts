/** What is left of an account of the staff once it was closed long ago. */
import { RETENTION_KINDS, type Retention } from "@ijaza/schema/privacy/retention";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { EVERYTHING } from "../../../../test/everything.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { createRetentionScene } from "../../../../test/retention-scene.ts";
import { inScope } from "../../../platform/database.ts";
import { folderStorage } from "../../../platform/files/storage.ts";
import { createRetention } from "./retention.ts";

const { db, rooms, clock, fixtures } = await startTestApp();
const scene = await createRetentionScene({ db, fixtures });
const storage = folderStorage("/nowhere");

const PERIOD = 100;
const OLD = PERIOD + 2;
const retention = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, PERIOD])) as Retention;

test("a closed account keeps names and signature and loses what served its owner alone; an open one keeps everything", async () => {
  const read = (email: string) =>
    inScope(db, EVERYTHING, (trx) => trx.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst());
  const closed = (await read(await scene.make.closedAccounts(OLD)))!;
  const open = (await fixtures.agent({ university: scene.university })).user;
  await inScope(db, EVERYTHING, (trx) =>
    sql`update users set numero = '+216 20 000 000', signature = 'data:image/png;base64,AA==' where id = ${closed.id}`.execute(
      trx,
    ),
  );
  await createRetention({ ...rooms, db, clock, storage, retention }).deleteOld();
  const [row] = await inScope(db, EVERYTHING, (trx) =>
    trx.selectFrom("users").selectAll().where("id", "=", closed.id).execute(),
  );
  const { username, username_ar, role, university_id, deleted_at } = closed;
  expect(row).toMatchObject({ username, username_ar, role, university_id, deleted_at });
  expect(row).toMatchObject({ email: "", search: "", numero: null, signature: "data:image/png;base64,AA==" });
  expect(await read(open.email)).toMatchObject({ id: open.id, username: open.username });
});
