/** Brings a university to the registry: its entry, its wallet with ether, its credential key. */
import type { Address, Hex } from "viem";
import type { Clock } from "../../platform/clock.ts";
import type { Trx } from "../../platform/database.ts";
import { findActiveKey, type KeyRow, type Keys } from "./chain.keys.ts";
import { queueTransaction } from "./outbox.ts";
import { registryCalls, thumbprintHex } from "./registry-calls.ts";
import { type Registry, readUniversity } from "./registry-reads.ts";
import type { OutboxHandler } from "./relayer.context.ts";

export type Enrolment = {
  universityId: string;
  /** Its id in the registry. */
  registryId: number;
  name: string;
  domain: string;
  /** Wei for the new wallet. */
  ether: bigint;
};

type Means = { keys: Keys; registry: string };

/** Makes the keys and queues what the registry must be told; each key waits until the chain knows it. */
export async function queueEnrolment(trx: Trx, { keys, registry }: Means, enrolment: Enrolment): Promise<void> {
  const { universityId, registryId, name, domain, ether } = enrolment;
  const platform = await findActiveKey(trx, { purpose: "platform", universityId: null });
  if (!platform) throw new Error("the platform has no key");
  const wallet = await keys.make(trx, { purpose: "wallet", universityId });
  const credential = await keys.make(trx, { purpose: "credential", universityId });
  const send = (kind: string, data: Hex, subject: Record<string, unknown>) =>
    queueTransaction(trx, { universityId, kind, signer: platform.public_id, target: registry, data, subject });
  await send("university.register", registryCalls.registerUniversity({ registryId, name, domain }), {
    ...{ universityRegistryId: registryId, name, domain },
  });
  await send("university.wallet", registryCalls.addResponsableKey(registryId, wallet.public_id as Address), {
    keyId: wallet.id,
  });
  await send(
    "university.credential-key",
    registryCalls.addCredentialKey(registryId, thumbprintHex(credential.public_id)),
    { keyId: credential.id },
  );
  await queueTransfer(trx, { universityId, from: platform, to: wallet.public_id, wei: ether });
}

type Transfer = { universityId: string; from: KeyRow; to: string; wei: bigint; subject?: Record<string, unknown> };

/** Queues a transfer of ether. */
async function queueTransfer(trx: Trx, { universityId, from, to, wei, subject = {} }: Transfer): Promise<void> {
  await queueTransaction(trx, {
    universityId,
    kind: "ether.transfer",
    signer: from.public_id,
    target: to,
    value: wei,
    data: "0x",
    subject,
  });
}

/** A key that the chain has entered is good from its block on. */
export const keyEntered: OutboxHandler = {
  async final(trx, { subject }, { at }) {
    await trx
      .updateTable("chain_keys")
      .set({ state: "active", valid_from: at })
      .where("id", "=", String(subject.keyId))
      .where("state", "=", "waiting")
      .execute();
  },
  refused: async () => undefined,
};

/** A university that stands in the registry is ours only with our name: after a restored backup the id may be taken. */
export function universityEntered(registry: Registry, clock: Clock): OutboxHandler {
  return {
    ...nothingMore,
    async locate({ subject }) {
      const found = await readUniversity(registry, { registryId: Number(subject.universityRegistryId) });
      const isOurs = found.name === subject.name && found.domain === subject.domain;
      return isOurs ? { hash: "", block: 0, at: clock.now() } : null;
    },
  };
}

/** For what the platform itself asks of the registry: a refusal stands in the outbox, where the enrolment's state is read. */
export const nothingMore: OutboxHandler = { final: async () => undefined, refused: async () => undefined };
