/** Keys of the platform and of universities: made here, kept in envelopes, opened only to sign. */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { toBase64url } from "@ijaza/verifier/credential/base64url";
import { jwkThumbprint, type P256Jwk } from "@ijaza/verifier/credential/jwk";
import type { Selectable } from "kysely";
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from "viem/accounts";
import { stepInto, type Tables, type Trx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { makeMultikey, multikeyOf } from "../../../platform/multikey.ts";
import type { KeyPurpose } from "../chain.tables.ts";
import { type EnvelopeLabel, openKey, sealKey } from "./key-envelope.ts";

export type KeyRow = Selectable<Tables["chain_keys"]>;

/** `multikey`: the public key, multibase. */
export type BadgeKey = { multikey: string; privateKey: KeyObject };

export type CredentialKey = { jwk: P256Jwk; thumbprint: string; privateKey: KeyObject };

/** The interface that an HSM or a KMS would implement. */
export type Keys = {
  /** Makes and stores a key; it waits until the chain knows it. */
  make(trx: Trx, owner: { purpose: KeyPurpose; universityId: string | null }): Promise<KeyRow>;
  /** The account of a wallet or platform key. */
  openWallet(row: KeyRow): PrivateKeyAccount;
  openCredentialKey(row: KeyRow): CredentialKey;
  openBadgeKey(row: KeyRow): BadgeKey;
};

export function createKeys({ kek }: { kek: Buffer }): Keys {
  const open = (row: KeyRow) => openKey({ kek, label: labelOf(row), sealed: row.sealed });
  return {
    async make(trx, { purpose, universityId }) {
      const material = MAKERS[purpose]();
      const version = (await countKeys(trx, { purpose, universityId })) + 1;
      const label = { purpose, universityId, keyId: newId(), version };
      return trx
        .insertInto("chain_keys")
        .values({
          id: label.keyId,
          university_id: universityId,
          purpose,
          version,
          public_id: material.publicId,
          public_jwk: material.jwk ? JSON.stringify(material.jwk) : null,
          sealed: sealKey({ kek, label, secret: material.secret }),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    },
    openWallet(row) {
      const account = privateKeyToAccount(`0x${open(row).toString("hex")}`);
      if (account.address.toLowerCase() !== row.public_id) throw new Error(`key ${row.id} does not derive its address`);
      return account;
    },
    openCredentialKey(row) {
      const privateKey = createPrivateKey({ key: open(row), format: "der", type: "pkcs8" });
      const jwk = row.public_jwk;
      const derived = privateKey.export({ format: "jwk" });
      if (!jwk || derived.x !== jwk.x || derived.y !== jwk.y) throw new Error(`key ${row.id} does not derive its id`);
      return { jwk, thumbprint: row.public_id, privateKey };
    },
    openBadgeKey(row) {
      const privateKey = createPrivateKey({ key: open(row), format: "der", type: "pkcs8" });
      const multikey = multikeyOf(privateKey);
      if (multikey !== row.public_id) throw new Error(`key ${row.id} does not derive its id`);
      return { multikey, privateKey };
    },
  };
}

const labelOf = (row: KeyRow): EnvelopeLabel => ({
  purpose: row.purpose,
  universityId: row.university_id,
  keyId: row.id,
  version: row.version,
});

type Material = { publicId: string; secret: Buffer; jwk?: P256Jwk };

function makeWallet(): Material {
  const secret = generatePrivateKey();
  return { publicId: privateKeyToAccount(secret).address.toLowerCase(), secret: Buffer.from(secret.slice(2), "hex") };
}

function makeCredentialKey(): Material {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = privateKey.export({ format: "jwk" });
  if (!x || !y) throw new Error("a P-256 key without coordinates");
  const jwk: P256Jwk = { kty: "EC", crv: "P-256", x, y };
  const publicId = toBase64url(jwkThumbprint(jwk));
  return { publicId, secret: privateKey.export({ format: "der", type: "pkcs8" }), jwk };
}

function makeBadgeKey(): Material {
  const { multikey, privateKey } = makeMultikey();
  return { publicId: multikey, secret: privateKey.export({ format: "der", type: "pkcs8" }) };
}

const MAKERS: Record<KeyPurpose, () => Material> = {
  platform: makeWallet,
  admin: makeWallet,
  registrar: makeWallet,
  guardian: makeWallet,
  wallet: makeWallet,
  credential: makeCredentialKey,
  badge: makeBadgeKey,
};

async function countKeys(trx: Trx, { purpose, universityId }: { purpose: KeyPurpose; universityId: string | null }) {
  const row = await trx
    .selectFrom("chain_keys")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("purpose", "=", purpose)
    .where("university_id", "is not distinct from", universityId)
    .executeTakeFirstOrThrow();
  return row.count;
}

type KeyHolder = { purpose: KeyPurpose; universityId: string | null };

const newestIn = (trx: Trx, { purpose, universityId, state }: KeyHolder & { state: KeyRow["state"] }) =>
  trx
    .selectFrom("chain_keys")
    .selectAll()
    .where("purpose", "=", purpose)
    .where("university_id", "is not distinct from", universityId)
    .where("state", "=", state)
    .orderBy("version", "desc");

/** The key of a university that signs now, or undefined when the chain knows none yet. */
export const findActiveKey = (trx: Trx, holder: KeyHolder): Promise<KeyRow | undefined> =>
  newestIn(trx, { ...holder, state: "active" }).executeTakeFirst();

/** The key of a university that takes over next, if one waits. */
export const findWaitingKey = (trx: Trx, holder: KeyHolder): Promise<KeyRow | undefined> =>
  newestIn(trx, { ...holder, state: "waiting" }).executeTakeFirst();

/** The keys of a university that sign now, the newest first; all but that one are former ones. Held until the transaction ends. */
export const lockActiveKeys = (trx: Trx, holder: KeyHolder): Promise<KeyRow[]> =>
  newestIn(trx, { ...holder, state: "active" })
    .forUpdate()
    .execute();

/** Whether a key signs now, and when it was valid. */
export type KeyTimes = Pick<KeyRow, "id" | "state" | "valid_from" | "valid_until" | "compromised_since">;

/** The times of these keys of issuers, by their ids; read in any scope. */
export async function findKeyTimes(trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, KeyTimes>> {
  if (ids.length === 0) return new Map();
  const found = trx
    .selectFrom("chain_keys")
    .select(["id", "state", "valid_from", "valid_until", "compromised_since"])
    .where("id", "in", ids);
  const rows = await stepInto(trx, "issuer", () => found.execute());
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether what the key has signed may still be sent: it is neither marked nor ended. Held until the transaction ends. */
export async function holdTrustedKey(trx: Trx, id: string): Promise<boolean> {
  const key = await trx
    .selectFrom("chain_keys")
    .select(["distrusted_at", "compromised_since", "valid_until"])
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
  return key !== undefined && !key.distrusted_at && !key.compromised_since && !key.valid_until;
}
