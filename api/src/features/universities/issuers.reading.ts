/** Reads an issuer's `did:web` document, for HTTP callers and for our own verification of badges. */
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope } from "../../platform/database.ts";
import { issuerDid } from "../issuing/issuing.service.ts";
import { didDocument } from "./issuers.documents.ts";
import { listKeys, listMultikeys } from "./issuers.repository.ts";
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
