/** Successive credential keys: a new one takes over once it is valid in the registry, and the former one is ended. */
import type { Finality } from "@ijaza/verifier/trust/trust";
import type { Clock } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import { registryCalls, thumbprintHex } from "../registry/registry-calls.ts";
import type { Registry } from "../registry/registry-reads.ts";
import type { OutboxHandler } from "../relayer/context.ts";
import { queueTransaction } from "../relayer/outbox.ts";
import { keyOfCall, type OnKeyChange } from "./key-changes.ts";
import { endOf, findEnd, planEnd } from "./key-ends.ts";
import { type KeyRow, lockActiveKeys } from "./keys.ts";
import { registrarOf } from "./platform-keys.ts";
import type { TakeOverDeps } from "./wallets.ts";

/** A credential key that is valid in the registry takes over from the former ones. */
export async function takeOverCredentials(trx: Trx, deps: TakeOverDeps, universityId: string): Promise<void> {
  const [, ...former] = await lockActiveKeys(trx, { purpose: "credential", universityId });
  for (const key of former) await retireCredentialKey(trx, deps, key);
}

/** The key signs nothing more, and is ended in the registry once no batch needs it. */
export async function retireCredentialKey(
  trx: Trx,
  { identity, registrar }: TakeOverDeps,
  { id, university_id: universityId, public_id }: KeyRow,
): Promise<void> {
  await trx.updateTable("chain_keys").set({ state: "retired" }).where("id", "=", id).execute();
  await queueTransaction(trx, {
    universityId,
    kind: "university.credential-key-end",
    signer: await registrarOf(trx, registrar),
    target: identity.registry,
    data: registryCalls.endKey(thumbprintHex(public_id), 0),
    subject: { keyId: id },
  });
}

type CredentialKeyEndDeps = Registry & {
  finality: Finality;
  clock: Clock;
  registrar?: string | undefined;
  /** Whether a batch that was signed with the key is still on its way. */
  isInUse(keyId: string): Promise<boolean>;
  onKeyChange: OnKeyChange;
};

/** What the key has signed must be in a block before it ends, else that would not be valid. */
export function credentialKeyEnd(deps: CredentialKeyEndDeps): OutboxHandler<"university.credential-key-end"> {
  const { node, registrar, isInUse, clock, onKeyChange } = deps;
  return {
    async foresee({ subject, data }) {
      const head = await node.block("latest");
      if (!head || (await isInUse(subject.keyId))) return { wait: "chain" };
      const { validUntil } = subject;
      const key = keyOfCall(data);
      const planned = planEnd({ key, head: head.time, isOutside: registrar !== undefined, validUntil });
      return planned && { data: planned.data, subject: { ...subject, validUntil: planned.validUntil } };
    },
    locate: ({ data }) => findEnd(deps, { key: keyOfCall(data), at: clock.now() }),
    async final(trx, { subject: { keyId, ...subject } }, { at, validUntil = endOf(subject) ?? at }) {
      await trx.updateTable("chain_keys").set({ valid_until: validUntil }).where("id", "=", keyId).execute();
    },
    refused: async (trx, { subject: { keyId } }) => onKeyChange(trx, { keyId, change: "refused", at: clock.now() }),
  };
}
