/** How each action on a key is taken: what is queued for the registry, and what the log calls it. */
import type { KeyAction } from "@ijaza/schema/keys";
import type { Clock } from "../../platform/clock.ts";
import type { Trx } from "../../platform/database.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { Universities } from "../universities/universities.service.ts";

export type KeyRoomDeps = {
  clock: Clock;
  chain: Pick<Chain, "universityKeys" | "whenKeyChanges">;
  universities: Pick<Universities, "findById" | "holdById">;
  /** Initial balance of a new wallet, in wei. */
  etherPayment: bigint;
};

type LockedKey = NonNullable<Awaited<ReturnType<Chain["universityKeys"]["lock"]>>>;

type Take = (trx: Trx, taking: { deps: KeyRoomDeps; row: LockedKey; since: Date; at: Date }) => Promise<void>;

/** Its number in the registry is held: a new key is entered under it. */
async function ownerOf(trx: Trx, { universities, etherPayment }: KeyRoomDeps, row: LockedKey) {
  const university = row.university_id && (await universities.holdById(trx, row.university_id));
  if (!university) throw new Error(`the key ${row.id} is no university's`);
  return { registryId: university.registry_id, ether: etherPayment };
}

/** `event` is the kind in the log, beside `key.`: what the registry has to confirm is logged once more when it is final. */
export const ACTIONS: Record<KeyAction, { event: string; take: Take }> = {
  report: {
    event: "reported",
    take: (trx, { deps, row, since, at }) => deps.chain.universityKeys.report(trx, row, { since, at }),
  },
  mark: {
    event: "marking",
    take: async (trx, { deps, row, since, at }) =>
      deps.chain.universityKeys.mark(trx, row, { ...(await ownerOf(trx, deps, row)), since, at }),
  },
  confirm: { event: "confirming", take: (trx, { deps, row }) => deps.chain.universityKeys.confirm(trx, row) },
  clear: { event: "clearing", take: (trx, { deps, row }) => deps.chain.universityKeys.clear(trx, row) },
  veto: { event: "vetoing", take: (trx, { deps, row }) => deps.chain.universityKeys.veto(trx, row) },
  replace: {
    event: "replacing",
    take: async (trx, { deps, row }) => deps.chain.universityKeys.replace(trx, row, await ownerOf(trx, deps, row)),
  },
  end: { event: "ending", take: (trx, { deps, row }) => deps.chain.universityKeys.end(trx, row) },
};
