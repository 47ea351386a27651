/** A student whom the university has deleted, and whom a revoked diploma still names, is erased as any other. */
import { eraseStudent, readErasure } from "@ijaza/schema/privacy/erasure";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { createErasureScene, PERSON, TRACES } from "../../../../test/erasure-scene.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { inScope } from "../../../platform/database.ts";

const { fixtures, anyone, ended, db, owner } = await startChainApp();

test("the responsable erases a deleted student by what a revoked diploma says", async () => {
  const scene = await createErasureScene({ fixtures, ended, anyone, db, owner });
  await scene.everything();
  await inScope(db, EVERYTHING, (trx) =>
    sql`update students set deleted_at = now() where id = ${scene.id}`.execute(trx),
  );
  const { erasure } = await scene.responsable.call(readErasure, { id: scene.id });
  expect(erasure).toMatchObject({ studentNumber: PERSON.studentNumber, revoked: 1 });
  const foreign = await fixtures.responsable();
  expect(await foreign.refused(readErasure, { id: scene.id })).toMatchObject({ status: 404 });
  const input = { _id: scene.id, studentNumber: PERSON.studentNumber };
  const job = await ended(scene.responsable, await scene.responsable.call(eraseStudent, input));
  expect(job).toMatchObject({ kind: "erasure.files", status: "succeeded" });
  for (const text of TRACES) expect(await scene.tablesWith(text), text).toEqual([]);
});
