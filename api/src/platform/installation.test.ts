/** The properties of an installation are fixed at its first start; it does not start with another profile or key. */
import { expect, test } from "vitest";
import { startTestApp } from "../../test/harness.ts";
import { pinInstallation, proveInstallation } from "./installation.ts";

const { db } = await startTestApp();
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
