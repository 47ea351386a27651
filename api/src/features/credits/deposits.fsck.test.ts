/** The check of deposits, on records that were spoilt after credits were granted and ether was paid. */
import { acceptCreditDemand, acceptEtherDemand, sendCreditDemand, sendEtherDemand } from "@ijaza/schema/deposits";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";
import { askingUniversity } from "../../../test/deposit-scene.ts";
import { inScope } from "../../platform/database.ts";
import { checkDeposits } from "./deposits.fsck.ts";

const app = await startChainApp();
const { given, settled, db } = app;

beforeAll(async () => {
  const admin = await given.admin();
  const { responsable } = await askingUniversity(app);
  const credit = await responsable.call(sendCreditDemand, { amount: 250 });
  await admin.call(acceptCreditDemand, { demandId: credit.demand._id });
  const ether = await responsable.call(sendEtherDemand);
  await admin.call(acceptEtherDemand, { demandId: ether.demand._id });
  await settled();
});

describe("the check of the records", () => {
  const check = async (spoil = "select 1") => {
    const codes = new Set<string>();
    const undo = new Error("the spoil is taken back");
    const spoilt = inScope(db, "all", async (trx) => {
      await sql.raw(spoil).execute(trx);
      await checkDeposits(trx, ({ code }) => codes.add(code));
      throw undo;
    });
    await expect(spoilt).rejects.toBe(undo);
    return [...codes];
  };

  test("finds nothing where all was moved once", async () => {
    expect(await check()).toEqual([]);
  });

  test.each([
    ["deposit_moves_differ", "update deposit_demands set status = 'rejected' where status = 'accepted'"],
    ["deposit_moves_differ", "delete from credit_entries where reference like 'demand:%'"],
    ["deposit_amount_differs", "update deposit_demands set amount = amount + 1 where status = 'accepted'"],
    ["deposit_amount_differs", "update chain_transactions set value = value + 1 where kind = 'ether.transfer'"],
    ["deposit_unknown", "delete from deposit_demands where status = 'accepted'"],
    [
      "ether_paid_twice",
      `insert into chain_strangers select signer, 1000000 + nonce, 'another', 1, data, true
        from chain_transactions where kind = 'ether.transfer' and nonce is not null limit 1`,
    ],
  ])("names %s after: %s", async (code, spoil) => {
    expect(await check(spoil)).toContain(code);
  });
});
