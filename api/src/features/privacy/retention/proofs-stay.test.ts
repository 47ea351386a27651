/** After every period nothing is lost that verifies a document: verdicts stand, and fsck finds no difference. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { RETENTION_KINDS, type Retention, type RetentionKind } from "@ijaza/schema/privacy/retention";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { type Bundle, verify } from "@ijaza/verifier";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { createErasureScene } from "../../../../test/erasure-scene.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { TEST_SECRETS } from "../../../../test/harness.ts";
import { fsck } from "../../../fsck.ts";
import { inScope } from "../../../platform/database.ts";
import type { Finding } from "../../../platform/fsck/findings.ts";
import { createRetention } from "./retention.ts";

const { fixtures, anyone, ended, db, owner, rooms, storage, chain, url, watched, verifyOptions } =
  await startChainApp();

const YEARS_MS = 10 * 365 * 24 * 60 * 60_000;
const retention = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, 365])) as Retention;

test("ten years later signed documents verify as before, credits and revocations add up, and the log is whole", async () => {
  const scene = await createErasureScene({ fixtures, ended, anyone, db, owner });
  const { diploma, revoked, draft } = await scene.everything();
  await anyone.call(verifyDiplomaById, { id: diploma });
  await rooms.visits.close();
  const kept: Bundle = (await anyone.send(getDiplomaFile, { id: diploma })).json();
  await inScope(db, EVERYTHING, (trx) =>
    sql`update correction_requests set status = 'closed', closed_at = now()`.execute(trx),
  );

  const clock = { now: () => new Date(Date.now() + YEARS_MS) };
  const node = createRetention({ ...rooms, db: watched.db, clock, storage, retention });
  await node.deleteOld();
  const deleted = (kind: RetentionKind) => node.countDeleted().get(kind);
  for (const kind of ["mails", "visits", "jobs", "correctionRequests", "shares"] as const) {
    expect.soft(deleted(kind), kind).toBeGreaterThan(0);
  }

  expect(await anyone.call(verifyDiplomaById, { id: diploma })).toMatchObject({ result: { verdict: "valid" } });
  expect(await anyone.call(verifyDiplomaById, { id: revoked })).toMatchObject({
    result: { verdict: "invalid", reason: "revoked" },
  });
  const fresh: Bundle = (await anyone.send(getDiplomaFile, { id: diploma })).json();
  expect(fresh).toEqual(kept);
  expect(await verify(kept, verifyOptions)).toMatchObject({ verdict: "valid" });
  expect(await anyone.call(verifyDiploma, { credential: kept })).toMatchObject({ result: { verdict: "valid" } });
  // A draft that nobody decided on waits for somebody, and so does its import.
  const rows = await inScope(db, EVERYTHING, (trx) =>
    trx.selectFrom("import_rows").select("record_id").where("record_id", "=", draft).execute(),
  );
  expect(rows).toHaveLength(1);
  expect((await scene.responsable.call(getAudit, { kind: "diploma.signed" })).total).toBeGreaterThan(0);

  const findings: Finding[] = [];
  const report = (finding: Finding) => void findings.push(finding);
  const options = { databaseUrl: url, rpcUrl: chain.url, contentKey: TEST_SECRETS.content, storage, report };
  const { unable } = await fsck(options);
  expect([findings, unable]).toEqual([[], null]);
});
