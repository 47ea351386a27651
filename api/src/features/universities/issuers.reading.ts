/** Reads an issuer's `did:web` document, for HTTP callers and for our own verification of badges. */
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope, type Trx } from "../../platform/database.ts";
import { issuerDid } from "../issuing/issuing.service.ts";
import { didDocument } from "./issuers.documents.ts";
import { type KeyRow, listKeys, listMultikeys } from "./issuers.repository.ts";
import type { UniversityRow } from "./universities.records.ts";
import { findBySlug } from "./universities.repository.ts";

/** Throws `not_found` for an unknown university. */
export function readDidDocument({ db, publicUrl }: { db: Db; publicUrl: string }, slug: string) {
  return inScope(db, "issuer", async (trx) => {
    const university = await findBySlug(trx, slug);
    if (!university) throw new AppError("not_found");
    return didDocument(issuerDid(publicUrl, slug), {
      keys: (await listKeys(trx, [university.id])).get(university.id) ?? [],
      multikeys: await listMultikeys(trx, university.id),
    });
  });
}

/** A university with the keys that sign its documents, the oldest first; undefined for an unknown one. In scope `issuer`. */
export async function findIssuer(
  trx: Trx,
  slug: string,
): Promise<{ university: UniversityRow; keys: KeyRow[] } | undefined> {
  const university = await findBySlug(trx, slug);
  if (!university) return undefined;
  return { university, keys: (await listKeys(trx, [university.id])).get(university.id) ?? [] };
}

/** A key as anybody is told of it. */
export const describeKey = (key: KeyRow) => ({
  thumbprint: key.public_id,
  addedAt: (key.valid_from ?? key.created_at).toISOString(),
  validUntil: key.valid_until?.toISOString() ?? null,
  compromisedSince: key.compromised_since?.toISOString() ?? null,
});
