import { expect, test } from "vitest";
import { EVERYTHING } from "../../../test/everything.ts";
import { startTestApp } from "../../../test/harness.ts";
import { inScope } from "../../platform/database.ts";
import { insertBatch } from "./batches.ts";

const { db, fixtures } = await startTestApp();

const insert = (universityId: string, count: number) =>
  inScope(db, { university: universityId }, (trx) =>
    insertBatch(trx, { universityId, kind: "diploma", jobId: "j", count, createdBy: "a" }),
  );

const listPlaces = (universityId: string) =>
  inScope(db, EVERYTHING, async (trx) => {
    const places = trx.selectFrom("batches").select(["status_from", "count"]).where("university_id", "=", universityId);
    return places.orderBy("status_from").execute();
  });

test("batches that are signed at once get different places without a gap, in each university from zero", async () => {
  const [one, other] = [await fixtures.university(), await fixtures.university()];
  const counts = [3, 1, 40, 7, 2, 5];
  await Promise.all(counts.flatMap((count) => [insert(one.id, count), insert(other.id, 2)]));
  for (const { id } of [one, other]) {
    let next = 0;
    for (const { status_from, count } of await listPlaces(id)) {
      expect(status_from).toBe(next);
      next += count;
    }
  }
  expect((await listPlaces(one.id)).map(({ count }) => count).sort()).toEqual(counts.sort());
});
