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
  { keys, registry, registrar }: NewKeyDeps,
  { universityId, registryId, ether }: Owner & { ether: bigint },
): Promise<KeyRow> {
  const wallet = await keys.make(trx, { purpose: "wallet", universityId });
  await queueTransaction(trx, {
    universityId,
    kind: "university.wallet",
    signer: await registrarOf(trx, registrar),
    target: registry,
    subject: { keyId: wallet.id },
    data: registryCalls.addResponsableKey(registryId, wallet.public_id as Address),
  });
  const payment = { to: wallet.public_id, wei: ether, reference: wallet.id };
  await queueTransfer(trx, { universityId, from: await platformKeyOf(trx), ...payment });
  return wallet;
}

/** A further key takes over from the one before it when it begins. */
export async function queueNewCredentialKey(
  trx: Trx,
  { keys, registry, registrar }: NewKeyDeps,
  { universityId, registryId }: Owner,
): Promise<void> {
  const credential = await keys.make(trx, { purpose: "credential", universityId });
  await queueTransaction(trx, {
    universityId,
    kind: "university.credential-key",
    signer: await registrarOf(trx, registrar),
    target: registry,
    subject: { keyId: credential.id },
    data: registryCalls.addCredentialKey(registryId, thumbprintHex(credential.public_id)),
  });
}
