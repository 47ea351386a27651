import { expect, test } from "vitest";
import { databaseUrl } from "./database-url.ts";
import { onServer } from "./on-server.ts";
import { startTestDatabase } from "./test-database.ts";
import { testServer } from "./test-server.ts";

const { url } = await startTestDatabase();
const ownerUrl = databaseUrl((await testServer()).ownerUrl, new URL(url).pathname.slice(1));

/** Refuses with this code until the third time. It counts with a sequence, which a rollback does not undo. */
const refusedTwice = (code: string) => `
  do $$ begin
    if nextval('tries') < 3 then raise exception 'refused' using errcode = '${code}'; end if;
  end $$`;

test("only a refusal because the database is in use is tried again", async () => {
  await onServer(ownerUrl, "create sequence tries");
  await onServer(ownerUrl, refusedTwice("55006"));
  await onServer(ownerUrl, "alter sequence tries restart");
  await expect(onServer(ownerUrl, refusedTwice("55000"))).rejects.toMatchObject({ code: "55000" });
});
