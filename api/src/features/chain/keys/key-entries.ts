/** Keys of universities in the registry: entered there, and in use from the moment when they are valid. */

import type { Finality } from "@ijaza/verifier/trust/trust";
import type { FastifyBaseLogger } from "fastify";
import { decodeFunctionData, type Hex } from "viem";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inScope, type Trx } from "../../../platform/database.ts";
import type { ChainIdentity } from "../identity.ts";
import { keyHex, REGISTRY_ABI, walletHex } from "../registry/registry-calls.ts";
import { type Registry, readKey } from "../registry/registry-reads.ts";
import type { OutboxHandler } from "../relayer/context.ts";
import { takeOverCredentials } from "./credential-keys.ts";
import type { OnKeyChange } from "./key-changes.ts";
import { storeVeto } from "./key-marks.ts";
import { wakeWaitingForKeys } from "./signing-keys.ts";
import { type TakeOverDeps, takeOver } from "./wallets.ts";

export type KeyEntryDeps = Registry &
  TakeOverDeps & {
    db: Db;
    identity: Pick<ChainIdentity, "startDelay">;
    finality: Finality;
    clock: Clock;
    log: FastifyBaseLogger;
    onKeyChange: OnKeyChange;
  };

/** A key that is entered is used at once, or by `beginDueKeys` once its delay has passed. */
export function keyEntries(deps: KeyEntryDeps): OutboxHandler<"university.wallet" | "university.credential-key"> {
  return {
    async final(trx, { subject }, { at, validFrom = later(at, deps.identity.startDelay) }) {
      await trx
        .updateTable("chain_keys")
        .set({ valid_from: validFrom })
        .where("id", "=", subject.keyId)
        .where("state", "=", "waiting")
        .execute();
      // By the chain's clock, which may be ahead of ours.
      if (validFrom <= at) await beginKey(trx, { ...deps, keyId: subject.keyId });
    },
    refused: (trx, { university_id: universityId }) => wakeWaitingForKeys(trx, universityId),
    async locate({ data }) {
      const final = await deps.node.finalBlock(deps.finality);
      const block = final === null ? null : await deps.node.block(final);
      if (!block) return null;
      const { registryId, key } = readEntry(data);
      const found = await readKey(deps, { key, at: block.number });
      if (found.registryId !== registryId) return null;
      return { hash: "", block: 0, at: block.time, validFrom: new Date(found.validFrom * 1000) };
    },
  };
}

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** The university and the key, as bytes32, that a call enters. */
function readEntry(data: Buffer): { registryId: number; key: Hex } {
  const { functionName, args } = decodeFunctionData({ abi: REGISTRY_ABI, data: `0x${data.toString("hex")}` });
  if (functionName === "addResponsableKey") return { registryId: Number(args[0]), key: walletHex(args[1]) };
  if (functionName === "addCredentialKey") return { registryId: Number(args[0]), key: args[1] };
  throw new Error(`${functionName} enters no key`);
}

/** How far the chain's clock may be ahead of ours. */
const CLOCKS_APART_MS = 60_000;

/** Takes into use the keys whose delay has passed by the chain's own clock. */
export async function beginDueKeys(deps: KeyEntryDeps): Promise<void> {
  const soon = new Date(deps.clock.now().getTime() + CLOCKS_APART_MS);
  const due = await inScope(deps.db, { all: "keys fall due in every university" }, (trx) => listDue(trx, soon));
  if (due.length === 0) return;
  const head = await deps.node.block("latest");
  for (const { id, purpose, public_id, valid_from } of due) {
    if (!head || !valid_from || valid_from > head.time) continue;
    const { registryId } = await readKey(deps, { key: keyHex({ purpose, public_id }), at: head.number });
    const isVetoed = registryId === 0;
    const begin = { ...deps, keyId: id };
    await inScope(deps.db, { all: "the key may be of any university" }, (trx) =>
      isVetoed ? giveUpKey(trx, { ...begin, at: head.time }) : beginKey(trx, begin),
    );
    if (isVetoed) deps.log.warn({ key: public_id, purpose }, "a key was vetoed in the registry before it began");
  }
}

type GiveUpKeyOptions = { keyId: string; at: Date; onKeyChange: OnKeyChange };

/** A key that the registry does not know any more is never used. */
async function giveUpKey(trx: Trx, { keyId, at, onKeyChange }: GiveUpKeyOptions): Promise<void> {
  if (await storeVeto(trx, { keyId, at })) await onKeyChange(trx, { keyId, change: "vetoed", at });
}

const listDue = (trx: Trx, soon: Date) =>
  trx
    .selectFrom("chain_keys")
    .select(["id", "purpose", "public_id", "valid_from"])
    .where("state", "=", "waiting")
    .where("valid_from", "<=", soon)
    .orderBy("valid_from")
    .execute();

/** A key takes over from the former ones; jobs that wait for it are woken. */
async function beginKey(trx: Trx, { keyId, ...deps }: TakeOverDeps & { keyId: string }): Promise<void> {
  const key = await trx
    .updateTable("chain_keys")
    .set({ state: "active" })
    .where("id", "=", keyId)
    .where("state", "=", "waiting")
    .returning(["university_id", "purpose"])
    .executeTakeFirst();
  // Another node was quicker, or the entry was already known.
  if (!key?.university_id) return;
  if (key.purpose === "wallet") await takeOver(trx, deps, key.university_id);
  else await takeOverCredentials(trx, deps, key.university_id);
  await wakeWaitingForKeys(trx, key.university_id);
}
