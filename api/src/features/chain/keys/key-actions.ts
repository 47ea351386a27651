/** Actions on the keys of universities: each queues its call of the registry, and changes what the platform signs with. */
import type { Clock } from "../../../platform/clock.ts";
import type { Trx } from "../../../platform/database.ts";
import { keyHex, registryCalls } from "../registry/registry-calls.ts";
import { queueTransaction } from "../relayer/outbox.ts";
import type { SubjectOf } from "../relayer/subjects.ts";
import { ensureBadgeKey } from "./badge-keys.ts";
import { retireCredentialKey } from "./credential-keys.ts";
import { findWaitingKey, type KeyRow, type Keys } from "./keys.ts";
import { queueNewCredentialKey, queueNewWallet } from "./new-keys.ts";
import { platformKeyOf, registrarOf } from "./platform-keys.ts";
import { handOver, retireWallet } from "./wallets.ts";

/** The university's number in the registry, and the wei that a new wallet of it gets. */
export type KeyOwner = { registryId: number; ether: bigint };

export type KeyActions = {
  /** Stores that the university holds the key for unsafe. */
  report(trx: Trx, key: KeyRow, report: { since: Date; at: Date }): Promise<void>;
  /**
   * The guardian states that the key is compromised since a moment. The platform signs nothing more with it from now on,
   * and a key that was in use gets a successor. A badge's key stands in no registry, and is marked here at once.
   */
  mark(trx: Trx, key: KeyRow, mark: KeyOwner & { since: Date; at: Date }): Promise<void>;
  /** The registrar states what the guardian does. */
  confirm(trx: Trx, key: KeyRow): Promise<void>;
  /** The registrar clears what the guardian states. */
  clear(trx: Trx, key: KeyRow): Promise<void>;
  /** The guardian stops a key that has not begun. */
  veto(trx: Trx, key: KeyRow): Promise<void>;
  /** Makes a key that takes over when it begins. */
  replace(trx: Trx, key: KeyRow, owner: KeyOwner): Promise<void>;
  /** Nothing more is signed with the key, which is ended in the registry; there is no successor. */
  end(trx: Trx, key: KeyRow): Promise<void>;
};

export type KeyActionDeps = {
  keys: Keys;
  identity: { registry: string };
  /** The registrar's address when it is another party. */
  registrar?: string | undefined;
  clock: Clock;
};

export function createKeyActions(deps: KeyActionDeps): KeyActions {
  const { identity, registrar } = deps;
  const target = identity.registry;

  /** Queues what guardian or registrar state of a key. */
  const queue = async (trx: Trx, key: KeyRow, call: KeyCall): Promise<void> => {
    const isOfGuardian = call.kind === "key.mark" || call.kind === "key.veto";
    const signer = isOfGuardian ? (await platformKeyOf(trx, "guardian")).public_id : await registrarOf(trx, registrar);
    await queueTransaction(trx, { universityId: key.university_id, signer, target, ...call });
  };

  return {
    async report(trx, { id }, { since, at }) {
      await set(trx, id, { reported_since: since, reported_at: at });
    },

    async mark(trx, key, { since, at, ...owner }) {
      const { id, state, purpose } = key;
      await set(trx, id, { distrusted_at: at });
      if (purpose === "badge") {
        await set(trx, id, { compromised_since: since, marked_at: at, state: "retired" });
      } else {
        const seconds = Math.floor(since.getTime() / 1000);
        const data = registryCalls.markKey(keyHex(key), seconds);
        await queue(trx, key, { kind: "key.mark", subject: { keyId: id, since: seconds }, data });
      }
      if (state !== "active") return;
      if (purpose === "wallet") await retireWallet(trx, deps, key);
      else await set(trx, id, { state: "retired" });
      await succeed(trx, { deps, key, ...owner });
    },

    async confirm(trx, key) {
      if (!key.compromised_since) throw new Error(`the key ${key.id} is not marked`);
      const since = Math.floor(key.compromised_since.getTime() / 1000);
      const data = registryCalls.markKey(keyHex(key), since);
      await queue(trx, key, { kind: "key.confirm", subject: { keyId: key.id, since }, data });
    },

    clear: (trx, key) =>
      queue(trx, key, { kind: "key.clear", subject: { keyId: key.id }, data: registryCalls.clearKeyMark(keyHex(key)) }),

    veto: (trx, key) =>
      queue(trx, key, { kind: "key.veto", subject: { keyId: key.id }, data: registryCalls.vetoKey(keyHex(key)) }),

    async replace(trx, key, owner) {
      if (key.purpose === "badge") await set(trx, key.id, { state: "retired" });
      await succeed(trx, { deps, key, ...owner });
    },

    end: (trx, key) => (key.purpose === "wallet" ? retireWallet(trx, deps, key) : retireCredentialKey(trx, deps, key)),
  };
}

type KeyCallKind = "key.mark" | "key.confirm" | "key.clear" | "key.veto";
type KeyCall = {
  [Kind in KeyCallKind]: { kind: Kind; subject: SubjectOf<Kind>; data: string };
}[KeyCallKind];

type KeySet = Partial<
  Pick<KeyRow, "state" | "distrusted_at" | "compromised_since" | "marked_at" | "reported_since" | "reported_at">
>;

async function set(trx: Trx, id: string, columns: KeySet): Promise<void> {
  await trx.updateTable("chain_keys").set(columns).where("id", "=", id).execute();
}

/** Makes the next key, unless one waits already; a wallet takes what is queued under those that sign nothing more. */
async function succeed(
  trx: Trx,
  { deps, key, ...owner }: KeyOwner & { deps: KeyActionDeps; key: KeyRow },
): Promise<void> {
  const { university_id: universityId, purpose } = key;
  if (universityId === null) throw new Error(`the key ${key.id} is no university's`);
  if (purpose === "badge") return ensureBadgeKey(trx, deps, universityId);
  const newKeys = { keys: deps.keys, registry: deps.identity.registry, registrar: deps.registrar };
  const waiting = await findWaitingKey(trx, { purpose, universityId });
  if (purpose === "credential") {
    if (!waiting) await queueNewCredentialKey(trx, newKeys, { universityId, ...owner });
    return;
  }
  const next = waiting ?? (await queueNewWallet(trx, newKeys, { universityId, ...owner }));
  for (const from of await listDistrusted(trx, universityId)) await handOver(trx, { from, to: next.public_id });
}

/** Addresses of wallets that the platform does not trust any more. */
async function listDistrusted(trx: Trx, universityId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("chain_keys")
    .select("public_id")
    .where("university_id", "=", universityId)
    .where("purpose", "=", "wallet")
    .where("distrusted_at", "is not", null)
    .execute();
  return rows.map(({ public_id }) => public_id);
}
