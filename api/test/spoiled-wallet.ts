/** A university whose wallet the registry accepts no more, so that it refuses whatever the university sends. */
import { type Address, encodeFunctionData, type Hex } from "viem";
import { expect } from "vitest";
import { REGISTRY_ABI } from "../src/features/chain/chain.service.ts";
import { walletHex } from "../src/features/chain/registry/registry-calls.ts";
import { inScope, type Trx } from "../src/platform/database.ts";
import type { ChainApp } from "./chain-harness.ts";
import { EVERYTHING } from "./everything.ts";
import { platformKeyOf } from "./platform-keys.ts";

type Sending = { universityId: string; by: "guardian" | "university"; data: (trx: Trx) => Promise<Hex> };

export function createSpoiling({ rooms, db }: Pick<ChainApp, "rooms" | "db">) {
  const { walletOf, queue, identity, node } = rooms.chain;

  /** Sends a call of the registry by the key of the platform or of the university, and waits until it is final. */
  async function send({ universityId, by, data }: Sending): Promise<void> {
    const id = await inScope(db, EVERYTHING, async (trx) => {
      const key = by === "guardian" ? await platformKeyOf(trx, "guardian") : await walletOf(trx, universityId);
      const call = { universityId, signer: key!.public_id, target: identity.registry, data: await data(trx) };
      return queue(trx, { ...call, kind: "platform.role", subject: { role: "of a test" } });
    });
    const status = () =>
      inScope(db, EVERYTHING, (trx) =>
        trx.selectFrom("chain_transactions").select("status").where("id", "=", id).executeTakeFirstOrThrow(),
      );
    await expect.poll(status).toEqual({ status: "final" });
  }

  /** Marks the university's wallet as compromised in the registry, which then accepts nothing more of it. */
  async function spoilWallet(universityId: string): Promise<void> {
    const { time } = (await node.block("latest"))!;
    // Later than all that it has issued; the block of this call is later still.
    const since = time.getTime() / 1000 + 1;
    await send({
      universityId,
      by: "guardian",
      async data(trx) {
        const args = [walletHex((await walletOf(trx, universityId))!.public_id as Address), since] as const;
        return encodeFunctionData({ abi: REGISTRY_ABI, functionName: "markKeyCompromised", args });
      },
    });
  }

  return { send, spoilWallet };
}
