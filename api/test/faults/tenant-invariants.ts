/** The invariants of a scene's responsable, wallets, credits and ether. Each violation is a line of text. */
import { sql } from "kysely";
import { type Address, decodeFunctionResult, encodeFunctionData } from "viem";
import { REGISTRY_ABI, walletHex } from "../../src/features/chain/registry/registry-calls.ts";
import { fsck } from "../../src/fsck.ts";
import { inScope, type Trx } from "../../src/platform/database.ts";
import { EVERYTHING } from "../everything.ts";
import { FAULT_SECRETS, NOTHING_BESIDE } from "./host-orders.ts";
import type { Rig } from "./rig.ts";
import type { Scene } from "./scene.ts";
import { PAYMENT_WEI } from "./tenant-acts.ts";

/** A limit for all fees of a scene, which is far below any payment. */
const FEES_WEI = PAYMENT_WEI / 2n;

/** The violations; empty when all invariants hold. */
export async function findTenantBreaches(rig: Rig, scene: Scene): Promise<string[]> {
  return inScope(rig.db, EVERYTHING, async (trx) => [
    ...(await oneResponsable(trx, scene)).map((line) => `T1 ${line}`),
    ...(await oneWalletSigns(trx, rig, scene)).map((line) => `T2 ${line}`),
    ...(await grantedOnce(trx, scene)).map((line) => `T3 ${line}`),
    ...(await paidOnce(trx, rig, scene)).map((line) => `T4 ${line}`),
  ]);
}

/** What `npm run fsck` finds after everything that a rig has done. */
export async function findDifferences({ postgres, chain }: Rig): Promise<string[]> {
  const lines: string[] = [];
  const { unable } = await fsck({
    databaseUrl: postgres.url,
    rpcUrl: chain.url,
    contentKey: FAULT_SECRETS.content,
    storage: NOTHING_BESIDE.storage,
    report: ({ code, about, detail }) => lines.push([code, about, detail].join(" ")),
  });
  return unable ? [...lines, unable] : lines;
}

async function oneResponsable(trx: Trx, { universityId, tenant }: Scene): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where university_id = ${universityId} and role = 'resp_uni'`.execute(trx);
  const ids = rows.map(({ id }) => id).join(" ");
  return ids === tenant.facts.responsable ? [] : [`responsable is ${ids}, not ${tenant.facts.responsable}`];
}

type Wallet = { public_id: string; state: string; ends: boolean };

const listWallets = async (trx: Trx, universityId: string): Promise<Wallet[]> =>
  (
    await sql<Wallet>`
      select public_id, state, valid_until is not null as ends from chain_keys
      where university_id = ${universityId} and purpose = 'wallet' order by version`.execute(trx)
  ).rows;

/** Only the last wallet signs and has no end; each former one has ended, in the database and in the registry. */
async function oneWalletSigns(trx: Trx, rig: Rig, { universityId, tenant }: Scene): Promise<string[]> {
  const wallets = await listWallets(trx, universityId);
  const breaches = wallets.length === tenant.facts.wallets ? [] : [`${wallets.length}, not ${tenant.facts.wallets}`];
  for (const [at, { public_id: address, state, ends }] of wallets.entries()) {
    const isLast = at === wallets.length - 1;
    const endsOnChain = (await readEnd(rig, address)) > 0;
    const actual = `${state} ${ends ? "ends" : "stays"} ${endsOnChain ? "ends" : "stays"}`;
    const expected = isLast ? "active stays stays" : "retired ends ends";
    if (actual !== expected) breaches.push(`wallet ${at} of ${wallets.length}: ${actual}`);
  }
  return breaches;
}

async function readEnd({ chain, identity }: Rig, address: string): Promise<number> {
  const call = { abi: REGISTRY_ABI, functionName: "keyOf" } as const;
  const data = encodeFunctionData({ ...call, args: [walletHex(address as Address)] });
  const answer = await chain.node.call({ to: identity.registry as Address, data });
  return decodeFunctionResult({ ...call, data: answer }).validUntil;
}

/** Other invariants compare ledger and chain; this one compares the ledger with the accepted requests. */
async function grantedOnce(trx: Trx, { universityId, tenant }: Scene): Promise<string[]> {
  const { rows } = await sql<{ granted: number }>`
    select granted from credit_accounts where university_id = ${universityId}`.execute(trx);
  const granted = rows[0]?.granted;
  return granted === tenant.facts.granted ? [] : [`${granted} credits, not ${tenant.facts.granted}`];
}

/** Each payment is one transaction, and each wallet holds what it was paid, minus fees. */
async function paidOnce(trx: Trx, { chain }: Rig, { universityId, tenant }: Scene): Promise<string[]> {
  const { rows } = await sql<{ target: string; paid: string; payments: number; references: number }>`
    select target, sum(value)::text as paid, count(*) as payments, count(distinct subject->>'reference') as references
    from chain_transactions where university_id = ${universityId} and kind = 'ether.transfer' and status = 'final'
    group by target`.execute(trx);
  const breaches = rows
    .filter(({ payments, references }) => payments !== references)
    .map(({ target }) => `${target} was paid twice for the same`);
  const sum = rows.reduce((total, { paid }) => total + BigInt(paid), 0n);
  if (sum !== tenant.facts.paid) breaches.push(`${sum} wei were paid, not ${tenant.facts.paid}`);
  const swept = await readSwept(trx, universityId);
  for (const { target, paid } of rows) {
    const fees = BigInt(paid) - (swept.get(target) ?? 0n) - (await chain.node.balance(target));
    if (fees < 0n || fees > FEES_WEI) breaches.push(`${target} was paid ${paid} wei, and holds ${fees} less`);
  }
  return breaches;
}

/** The ether that former wallets returned, by wallet. */
async function readSwept(trx: Trx, universityId: string): Promise<Map<string, bigint>> {
  const { rows } = await sql<{ signer: string; value: string }>`
    select signer, sum(value)::text as value from chain_transactions
    where university_id = ${universityId} and kind = 'ether.sweep' and status = 'final' group by signer`.execute(trx);
  return new Map(rows.map(({ signer, value }) => [signer, BigInt(value)]));
}
