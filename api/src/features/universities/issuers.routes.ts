/** Issuers as the public sees them: their names, their keys, and the `did:web` documents of both. */
import { getIssuerDid, getIssuers } from "@ijaza/schema/chain";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { issuerDid, kidOf } from "../chain/issuer-did.ts";
import { nameOf, type UniversityRow } from "./universities.records.ts";
import { findBySlug, listAll } from "./universities.repository.ts";

type Parts = { db: Db; publicUrl: string };

export function mountIssuers(mount: Mount, { db, publicUrl }: Parts): void {
  mount(getIssuers, () =>
    inScope(db, "all", async (trx) => {
      const universities = await listAll(trx);
      const keys = await listKeys(
        trx,
        universities.map(({ id }) => id),
      );
      return {
        issuers: universities.map((row) => ({
          slug: row.slug,
          did: issuerDid(publicUrl, row.slug),
          name: nameOf(row),
          university: String(row.registry_id),
          active: row.suspended_at === null,
          keys: (keys.get(row.id) ?? []).map((key) => ({
            thumbprint: key.public_id,
            addedAt: (key.valid_from ?? key.created_at).toISOString(),
            validUntil: key.valid_until?.toISOString() ?? null,
            compromisedSince: key.compromised_since?.toISOString() ?? null,
          })),
        })),
      };
    }),
  );

  mount(getIssuerDid, ({ slug }) =>
    inScope(db, "all", async (trx) => {
      const university = await findBySlug(trx, slug);
      if (!university) throw new AppError("not_found");
      return didDocument(university, {
        publicUrl,
        keys: (await listKeys(trx, [university.id])).get(university.id) ?? [],
      });
    }),
  );
}

/** Credential keys that the chain has entered, also those that are no longer good: old diplomas name them. */
async function listKeys(trx: Trx, universityIds: string[]): Promise<Map<string, KeyRow[]>> {
  const keys = new Map<string, KeyRow[]>();
  for (const row of await selectKeys(trx, universityIds)) {
    const owner = row.university_id ?? "";
    keys.set(owner, [...(keys.get(owner) ?? []), row]);
  }
  return keys;
}

type KeyRow = Awaited<ReturnType<typeof selectKeys>>[number];

async function selectKeys(trx: Trx, universityIds: string[]) {
  return trx
    .selectFrom("chain_keys")
    .select([
      "university_id",
      "public_id",
      "public_jwk",
      "valid_from",
      "valid_until",
      "compromised_since",
      "created_at",
    ])
    .where("purpose", "=", "credential")
    .where("state", "!=", "waiting")
    .where("university_id", "in", universityIds.length > 0 ? universityIds : [""])
    .orderBy("version")
    .execute();
}

function didDocument(university: UniversityRow, { publicUrl, keys }: { publicUrl: string; keys: KeyRow[] }) {
  const did = issuerDid(publicUrl, university.slug);
  return {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/jwk/v1"],
    id: did,
    verificationMethod: keys.map((key) => ({
      id: kidOf(did, key.public_id),
      type: "JsonWebKey",
      controller: did,
      publicKeyJwk: { ...key.public_jwk, alg: "ES256", use: "sig", kid: key.public_id },
    })),
    assertionMethod: keys.map((key) => kidOf(did, key.public_id)),
  };
}
