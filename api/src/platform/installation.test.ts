/** The properties of an installation are fixed at its first start; it does not start with another profile or key. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import * as migration from "../../migrations/0019-installation.ts";
import { startTestApp } from "../../test/harness.ts";
import { inScope } from "./database.ts";
import { pinInstallation, proveInstallation } from "./installation.ts";

const { db, owner, fixtures } = await startTestApp();
const DEMO = { profile: "demo" as const, key: "11".repeat(16) };

test("of two nodes that first start together with different keys one decides, and the other stops", async () => {
  const starts = [DEMO, { ...DEMO, key: "22".repeat(16) }].map((installation) => pinInstallation(db, installation));
  const outcomes = await Promise.allSettled(starts);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const [kept] = await db.selectFrom("installation").selectAll().where("name", "=", "key").execute();
  await pinInstallation(db, { ...DEMO, key: kept?.value ?? "" });
  await expect(pinInstallation(db, { ...DEMO, key: "33".repeat(16) })).rejects.toThrow(/another master key.*33333/s);
  await expect(proveInstallation(db, { key: "33".repeat(16) })).rejects.toThrow(/another master key/);
});

test("a demo of an earlier release without a stored profile is known by its accounts and stays a demo", async () => {
  await fixtures.account("admin_ijaza", { universityId: null, email: "admin@ijaza.example" });
  await inScope(owner, "all", async (trx) => {
    await sql`drop table installation`.execute(trx);
    await sql`drop table schema_compatibility`.execute(trx);
    await migration.up(trx);
  });
  const start = pinInstallation(db, { ...DEMO, profile: "production" });
  await expect(start).rejects.toThrow(/belongs to the profile demo.*PROFILE is production/s);
  await pinInstallation(db, DEMO);
});
