/** Makes new keys of a university, and queues their entries in the registry; each is used once the registry accepts it. */
import type { Address } from "viem";
import type { Trx } from "../../../platform/database.ts";
import { queueTransfer } from "../ether/transfers.ts";
import { registryCalls, thumbprintHex } from "../registry/registry-calls.ts";
import { queueTransaction } from "../relayer/outbox.ts";
import type { KeyRow, Keys } from "./keys.ts";
import { platformKeyOf, registrarOf } from "./platform-keys.ts";

export type NewKeyDeps = {
  keys: Keys;
  registry: string;
  /** The registrar's address when it is another party. */
  registrar: string | undefined;
};

/** `registryId` is the university's id in the registry. */
type Owner = { universityId: string; registryId: number };

/** A further wallet takes over from the one before it when it begins. `ether`: wei that the platform pays to it. */
export async function queueNewWallet(
  trx: Trx,
  deps: NewKeyDeps,
  { ether, ...owner }: Owner & { ether: bigint },
): Promise<KeyRow> {
  const wallet = await deps.keys.make(trx, { purpose: "wallet", universityId: owner.universityId });
  const data = registryCalls.addResponsableKey(owner.registryId, wallet.public_id as Address);
  await queueEntry(trx, deps, { kind: "university.wallet", owner, key: wallet, data });
  const payment = { to: wallet.public_id, wei: ether, reference: wallet.id };
  await queueTransfer(trx, { universityId: owner.universityId, from: await platformKeyOf(trx), ...payment });
  return wallet;
}

/** A further key takes over from the one before it when it begins. */
export async function queueNewCredentialKey(trx: Trx, deps: NewKeyDeps, owner: Owner): Promise<void> {
  const key = await deps.keys.make(trx, { purpose: "credential", universityId: owner.universityId });
  const data = registryCalls.addCredentialKey(owner.registryId, thumbprintHex(key.public_id));
  await queueEntry(trx, deps, { kind: "university.credential-key", owner, key, data });
}

type Entry = { kind: "university.wallet" | "university.credential-key"; owner: Owner; key: KeyRow; data: string };

async function queueEntry(trx: Trx, { registry, registrar }: NewKeyDeps, { kind, owner, key, data }: Entry) {
  await queueTransaction(trx, {
    universityId: owner.universityId,
    kind,
    signer: await registrarOf(trx, registrar),
    target: registry,
    subject: { keyId: key.id },
    data,
  });
}
