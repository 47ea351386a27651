/** Decisions in random order, many at once: nothing is granted twice, and no accepted request is lost. */
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { runs } from "../../../../../test-seed.ts";
import { EVERYTHING } from "../../../../test/everything.ts";
import { actOutChain } from "../../../../test/funding-scene.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TenantActor } from "../../../platform/actor.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inScope } from "../../../platform/database.ts";
import type { Finding } from "../../../platform/fsck/findings.ts";
import { checkLedger } from "../credits.fsck.ts";
import { checkFundingRequests } from "./requests.fsck.ts";

const app = await startTestApp({ logLevel: "silent" });
const { db, fixtures, rooms } = app;
const { enterKey } = actOutChain(app);
const { fundingRequests } = rooms;
const requestId = "test";
const admin = await fixtures.admin();

const actorOf = (user: { id: string; role: string; university_id: string | null }) =>
  ({ kind: "staff", id: user.id, role: user.role, universityId: user.university_id }) as TenantActor;

/** A university with a wallet, marked as registered; these tests send nothing to a chain. */
async function withWallet() {
  const university = await fixtures.university();
  const user = await fixtures.account("resp_uni", { universityId: university.id });
  await enterKey("wallet", university.id);
  return actorOf(user);
}

await enterKey("platform", null);
const tenants = [await withWallet(), await withWallet(), await withWallet()];

const EXPECTED = ["request_already_sent", "demand_decided", "not_found"];

/** The outcome, or null for a refusal that a race may bring. */
const settleRace = <T>(acting: Promise<T>): Promise<T | null> =>
  acting.catch((error: unknown) => {
    if (error instanceof AppError && EXPECTED.includes(error.code)) return null;
    throw error;
  });

const kind = fc.constantFrom("credit" as const, "ether" as const);
const act = fc.record({
  act: fc.constantFrom("send" as const, "accept" as const, "accept" as const, "reject" as const),
  tenant: fc.nat({ max: tenants.length - 1 }),
  kind,
  amount: fc.integer({ min: 1, max: 999 }),
});
const RUNS = runs({ few: 3, all: 60 });
/** Groups of concurrent actions, one group after the other. */
const history = fc.array(fc.array(act, { minLength: 1, maxLength: 12 }), { minLength: 10, maxLength: 20 });

test("however decisions meet, accounts, ledger, transfers and totals agree", async () => {
  let acts = 0;
  const sent: { id: string; kind: "credit" | "ether"; tenant: number }[] = [];
  const openOf = (tenant: number, of: string) =>
    sent.findLast((each) => each.tenant === tenant && each.kind === of)?.id;
  await fc.assert(
    fc.asyncProperty(history, async (groups) => {
      for (const group of groups) {
        acts += group.length;
        await Promise.all(
          group.map(async (each) => {
            const actor = tenants[each.tenant]!;
            if (each.act === "send") {
              const amount = each.kind === "credit" ? each.amount : null;
              const request = await settleRace(fundingRequests.send(actor, { kind: each.kind, amount, requestId }));
              if (request) sent.push({ id: request._id, kind: each.kind, tenant: each.tenant });
              return;
            }
            const id = openOf(each.tenant, each.kind);
            if (!id) return;
            const decision = { actor: actorOf(admin.user), requestId, kind: each.kind, id };
            await settleRace(fundingRequests[each.act](decision));
          }),
        );
      }
      const findings: Finding[] = [];
      await inScope(db, EVERYTHING, async (trx) => {
        await checkLedger(trx, (finding) => findings.push(finding));
        await checkFundingRequests(trx, (finding) => findings.push(finding));
      });
      expect(findings).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  expect(acts).toBeGreaterThan(60 * RUNS);
  expect(await outOfOrder()).toEqual([]);
});

/** Grants that the outbox would send in another order than the ledger's; the registry accepts rising totals only. */
const outOfOrder = () =>
  inScope(db, EVERYTHING, async (trx) => {
    const { rows } = await sql`
      select id from (
        select id, (subject->>'total')::bigint as total,
          lag((subject->>'total')::bigint) over (partition by university_id order by seq) as former
        from chain_transactions where kind = 'credits.grant') t
      where total <= former`.execute(trx);
    return rows;
  });
