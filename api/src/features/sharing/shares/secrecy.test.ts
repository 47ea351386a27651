/** Secrets and PINs of shares appear in no log line, no audit event and no row that is readable without a key. */
import {
  createShare,
  getShares,
  lookAtShare,
  openShare,
  renewSharePin,
  takeBackShare,
} from "@ijaza/schema/sharing/shares";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { falseClock } from "../../../../test/false-clock.ts";
import { createShareScene } from "../../../../test/share-scene.ts";
import { inScope } from "../../../platform/database.ts";

const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
const clock = falseClock();
const { fixtures, anyone, ended, owner } = await startChainApp({ clock, log });

test("neither secret nor PIN is in a log line, an audit event or the database", async () => {
  const scene = await createShareScene({ fixtures, ended, clock });
  const { secret, link, pin = "", share } = await scene.share({ pin: true });
  const key = { headers: { "idempotency-key": "a-retry-of-the-same-call" } };
  const kept = { items: [{ documentId: scene.diploma._id, claims: ["lastName"] }], purpose: "job" as const };
  const input = { ...kept, expiresAt: share.expiresAt, pin: true };
  const made = await scene.student.call(createShare, input, key);
  const again = await scene.student.refused(createShare, input, key);
  expect(again).toMatchObject({ error: "already_done", id: made.share._id });
  await anyone.call(lookAtShare, { secret });
  const { viewing } = await anyone.call(openShare, { secret, pin });
  await anyone.call(openShare, { secret, viewing });
  await anyone.send(openShare, { secret, pin: "12345", viewing: 7 });
  await anyone.send(openShare, { secret: [secret], pin });
  for (const wrong of ["000000", "999999"]) await anyone.send(openShare, { secret, pin: wrong });
  const renewed = await scene.student.call(renewSharePin, { id: share._id });
  expect((await scene.student.call(getShares)).shares.map((each) => each.link)).toContain(link);
  await scene.student.call(takeBackShare, { id: share._id });
  await anyone.send(openShare, { secret, pin: renewed.pin });

  const canaries = [secret, viewing, new URL(made.link).hash.slice(1)];
  expect(lines.length).toBeGreaterThan(10);
  const written = [lines.join("\n"), await everythingKept()].join("\n");
  for (const canary of canaries) expect(written).not.toContain(canary);
  const recorded = [...lines.map((line) => JSON.parse(line)), await auditData()];
  for (const each of [pin, made.pin, renewed.pin]) expect(textsIn(recorded)).not.toContain(each);
});

/** Every row of every table, as the owner of the database reads it. */
async function everythingKept(): Promise<string> {
  return inScope(owner, EVERYTHING, async (trx) => {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(trx);
    const texts = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.execute(trx);
      texts.push(...rows.map(({ text }) => text));
    }
    return texts.join("\n");
  });
}

const auditData = () =>
  inScope(owner, EVERYTHING, async (trx) =>
    (await trx.selectFrom("audit_events").select("data").execute()).map(({ data }) => data),
  );

/** All texts and numbers inside a value. They are compared whole, because a larger number may contain six digits by chance. */
function textsIn(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [String(value)];
}
