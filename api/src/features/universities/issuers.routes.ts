/** Issuers as the public sees them: their names, their keys, and the `did:web` documents of both. */
import { getIssuerDid, getIssuers } from "@ijaza/schema/chain";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inScope } from "../../platform/database.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { issuerDid } from "../chain/issuer-did.ts";
import { didDocument } from "./issuers.documents.ts";
import { listKeys, listMultikeys } from "./issuers.repository.ts";
import { nameOf } from "./universities.records.ts";
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

  mount(getIssuerDid, ({ slug }, { reply }) => {
    // Whoever checks a badge in a browser is on a page of another site.
    reply.header("access-control-allow-origin", "*");
    return inScope(db, "all", async (trx) => {
      const university = await findBySlug(trx, slug);
      if (!university) throw new AppError("not_found");
      return didDocument(issuerDid(publicUrl, slug), {
        keys: (await listKeys(trx, [university.id])).get(university.id) ?? [],
        multikeys: await listMultikeys(trx, university.id),
      });
    });
  });
}
