/**
 * A wrong version of the signing worker: it makes the credentials, sends the transaction, and only then stores what it
 * has sent. Its result is right unless the process is killed in between, which the harness must detect.
 */
import { DIPLOMA_TYPE } from "@ijaza/verifier";
import type { Address, Hex } from "viem";
import type { App } from "../../src/app.ts";
import { caip10 } from "../../src/features/chain/identity.ts";
import { registryCalls } from "../../src/features/chain/registry/registry-calls.ts";
import { signAndStore } from "../../src/features/chain/relayer/attempts.ts";
import { queueTransaction } from "../../src/features/chain/relayer/outbox.ts";
import { type BatchRow, findOpenBatches } from "../../src/features/issuing/batches.ts";
import { createCredentialMaker } from "../../src/features/issuing/credential.ts";
import { issuerDid, kidOf } from "../../src/features/issuing/issuer-did.ts";
import { tokenStatusAt } from "../../src/features/issuing/status-places.ts";
import { buildNodes, hashLeaf, rootOf } from "../../src/features/issuing/tree-nodes.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { crashPoint } from "../../src/platform/crash-points.ts";
import { type Db, inScope, type Trx } from "../../src/platform/database.ts";
import { createEs256Signer } from "../../src/platform/es256.ts";
import type { JobHandler } from "../../src/platform/jobs/worker.ts";
import { EVERYTHING } from "../everything.ts";

const GAS = 200_000n;
const FEES = { maxFee: 10n ** 10n, maxPriorityFee: 10n ** 9n };

type WorkerDeps = { db: Db; rooms: App["rooms"]; publicUrl: string };
type Made = { recordId: string; index: number; jwt: string; disclosures: string[]; leaf: Buffer };

export function createCarelessWorker(deps: WorkerDeps): JobHandler {
  const { db, rooms } = deps;
  return async (lease) => {
    const batches = await inScope(db, EVERYTHING, (trx) => findOpenBatches(trx, lease.job.id));
    for (const batch of batches.filter(({ status }) => status === "making")) {
      const made = await inScope(db, EVERYTHING, (trx) => makeAll(trx, { ...deps, batch }));
      const nodes = buildNodes(Buffer.concat(made.map(({ leaf }) => leaf)));
      const wallet = await inScope(db, EVERYTHING, (trx) => rooms.chain.walletOf(trx, batch.university_id));
      const university = await inScope(db, EVERYTHING, (trx) => rooms.universities.findById(trx, batch.university_id));
      if (!wallet || !university) throw new Error("the university cannot sign");
      const registryId = university.registry_id;
      const root: Hex = `0x${rootOf(nodes).toString("hex")}`;
      const auditHead: Hex = `0x${"00".repeat(32)}`;
      const data = registryCalls.issue({ registryId, root, count: batch.count, auditHead });
      const { node, identity } = rooms.chain;
      const nonce = await node.nonce(wallet.public_id, "pending");
      const account = rooms.chainInsides.keys.openWallet(wallet);
      const to = identity.registry as Address;
      const call = { to, data, nonce, chainId: identity.chainId, gas: GAS, maxFeePerGas: FEES.maxFee };
      await node.send(
        await account.signTransaction({ type: "eip1559", ...call, maxPriorityFeePerGas: FEES.maxPriorityFee }),
      );
      crashPoint("careless.sent");
      await lease.fenced(async (trx) => {
        await storeMade(trx, { batch, made });
        const set = { status: "anchoring" as const, root: rootOf(nodes), nodes };
        await trx.updateTable("batches").set(set).where("id", "=", batch.id).execute();
        const subject = { batchId: batch.id, jobId: batch.job_id, root, count: batch.count };
        const id = await queueTransaction(trx, {
          universityId: batch.university_id,
          kind: "batch.issue",
          signer: wallet.public_id,
          data,
          target: identity.registry,
          subject: { ...subject, universityRegistryId: registryId, did: issuerDid(deps.publicUrl, university.slug) },
        });
        const row = await trx
          .updateTable("chain_transactions")
          .set({ status: "sent", nonce })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const context = { ...rooms.chainInsides.context, clock: systemClock };
        await signAndStore(trx, context, { row, key: wallet, terms: { nonce, gas: GAS, fees: FEES } });
      });
    }
    await inScope(db, EVERYTHING, (trx) =>
      trx.updateTable("jobs").set({ parked: true }).where("id", "=", lease.job.id).execute(),
    );
  };
}

async function makeAll(trx: Trx, { rooms, publicUrl, batch }: WorkerDeps & { batch: BatchRow }): Promise<Made[]> {
  const key = await rooms.chain.credentialKeyOf(trx, batch.university_id);
  const university = await rooms.universities.findById(trx, batch.university_id);
  if (!key || !university) throw new Error("the university cannot sign");
  const { jwk, thumbprint, privateKey } = rooms.chainInsides.keys.openCredentialKey(key);
  const did = issuerDid(publicUrl, university.slug);
  const rows = await trx
    .selectFrom("diplomas")
    .select(["id", "content"])
    .where("batch_id", "=", batch.id)
    .orderBy("batch_index")
    .execute();
  const make = createCredentialMaker({
    issuer: { did, kid: kidOf(did, thumbprint), jwk },
    sign: createEs256Signer(privateKey),
    type: DIPLOMA_TYPE,
    publicUrl,
    issuedAt: new Date(),
    registry: caip10(rooms.chain.identity),
    university: String(university.registry_id),
  });
  return rows.map(({ id, content }, index) => {
    const statusList = { idx: index, uri: tokenStatusAt(publicUrl, { slug: university.slug, list: 0 }) };
    const made = make({ index, statusList, claims: JSON.parse(content ?? "{}") });
    return { recordId: id, index, ...made, leaf: hashLeaf(made.jwt) };
  });
}

async function storeMade(trx: Trx, { batch, made }: { batch: BatchRow; made: Made[] }): Promise<void> {
  const place = { university_id: batch.university_id, batch_id: batch.id };
  const rows = made.map(({ recordId, index, jwt, disclosures, leaf }) => ({
    ...place,
    record_id: recordId,
    batch_index: index,
    jwt,
    disclosures: disclosures.join("~"),
    leaf,
  }));
  await trx.insertInto("credentials").values(rows).execute();
}
