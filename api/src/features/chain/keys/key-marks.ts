/** What guardian and registrar state of keys: stored here once it is final in the registry. */
import type { Finality } from "@ijaza/verifier/trust/trust";
import type { Hex } from "viem";
import type { Clock } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import { queueSweep } from "../ether/sweeping.ts";
import { type RegisteredKey, type Registry, readKey } from "../registry/registry-reads.ts";
import type { FinalPlace, OutboxHandler } from "../relayer/context.ts";
import { type KeyChange, keyOfCall, type OnKeyChange } from "./key-changes.ts";

type KeyMarkDeps = Registry & { finality: Finality; clock: Clock; onKeyChange: OnKeyChange };

type Mark = { since: Date; markedAt: Date; byGuardian: boolean };

const dateOf = (seconds: number) => new Date(seconds * 1000);

export function keyMarks(deps: KeyMarkDeps) {
  const { onKeyChange, clock } = deps;

  /** What all of them have alike: they are looked for before they are sent, and a refusal is reported. */
  const looked = (stands: (found: RegisteredKey, since: number) => boolean) => {
    const find = ({ data, subject }: { data: Buffer; subject: { keyId: string; since?: number } }) =>
      findKey(deps, { key: keyOfCall(data), stands: (found) => stands(found, subject.since ?? 0) });
    return {
      locate: find,
      foresee: async (row: Parameters<typeof find>[0]) => {
        const place = await find(row);
        return place && { place };
      },
      refused: (trx: Trx, { subject }: { subject: { keyId: string } }) =>
        onKeyChange(trx, { keyId: subject.keyId, change: "refused", at: clock.now() }),
    };
  };

  const marked =
    (change: KeyChange["change"], byGuardian: boolean): OutboxHandler<"key.mark" | "key.confirm">["final"] =>
    async (trx, { subject: { keyId, since } }, { at, key }) => {
      await storeMark(trx, keyId, key ? markOf(key) : { since: dateOf(since), markedAt: at, byGuardian });
      await onKeyChange(trx, { keyId, change, at });
    };

  const mark: OutboxHandler<"key.mark"> = {
    ...looked(
      ({ compromisedSince, byGuardian }, since) => compromisedSince > 0 && (compromisedSince <= since || !byGuardian),
    ),
    final: marked("marked", true),
  };
  const confirm: OutboxHandler<"key.confirm"> = {
    ...looked(({ compromisedSince, byGuardian }) => compromisedSince > 0 && !byGuardian),
    final: marked("confirmed", false),
  };
  const clear: OutboxHandler<"key.clear"> = {
    ...looked(({ registryId, compromisedSince }) => registryId > 0 && compromisedSince === 0),
    async final(trx, { subject: { keyId } }, { at }) {
      await storeMark(trx, keyId, null);
      await onKeyChange(trx, { keyId, change: "cleared", at });
    },
  };
  const veto: OutboxHandler<"key.veto"> = {
    ...looked(({ registryId }) => registryId === 0),
    async final(trx, { subject: { keyId } }, { at }) {
      await storeVeto(trx, { keyId, at });
      await onKeyChange(trx, { keyId, change: "vetoed", at });
    },
  };
  return { mark, confirm, clear, veto };
}

const markOf = ({ compromisedSince, markedAt, byGuardian }: RegisteredKey): Mark => ({
  since: dateOf(compromisedSince),
  markedAt: dateOf(markedAt),
  byGuardian,
});

/** `null` clears it: the key may be trusted again, though the platform has gone on with another one. */
async function storeMark(trx: Trx, keyId: string, mark: Mark | null): Promise<void> {
  await trx
    .updateTable("chain_keys")
    .set({
      compromised_since: mark?.since ?? null,
      marked_at: mark?.markedAt ?? null,
      marked_by_guardian: mark?.byGuardian ?? false,
      ...(!mark && { distrusted_at: null, reported_since: null, reported_at: null }),
    })
    .where("id", "=", keyId)
    .execute();
}

/** A key that was stopped is never used; ether that its wallet has goes back to the platform. */
export async function storeVeto(trx: Trx, { keyId, at }: { keyId: string; at: Date }): Promise<boolean> {
  const key = await trx
    .updateTable("chain_keys")
    .set({ state: "retired", vetoed_at: at })
    .where("id", "=", keyId)
    .where("vetoed_at", "is", null)
    .returning(["purpose", "public_id", "university_id"])
    .executeTakeFirst();
  if (key?.purpose === "wallet") {
    await queueSweep(trx, { universityId: key.university_id, address: key.public_id });
  }
  return key !== undefined;
}

type FindKeyOptions = { key: Hex; stands: (found: RegisteredKey) => boolean };

async function findKey(deps: KeyMarkDeps, { key, stands }: FindKeyOptions): Promise<FinalPlace | null> {
  const final = await deps.node.finalBlock(deps.finality);
  const found = final === null ? null : await readKey(deps, { key, at: final });
  return found && stands(found) ? { hash: "", block: 0, at: deps.clock.now(), key: found } : null;
}
