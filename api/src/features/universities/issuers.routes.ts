/** The public data of issuers: names, keys, and their `did:web` documents. */
import { getIssuerDid, getIssuers } from "@ijaza/schema/chain/calls";
import { type Db, inScope } from "../../platform/database.ts";
import type { Mount } from "../../platform/http/mount.ts";
import { issuerDid } from "../issuing/issuing.service.ts";
import { describeKey, readDidDocument } from "./issuers.reading.ts";
import { listKeys } from "./issuers.repository.ts";
import { nameOf } from "./universities.records.ts";
import { listAll } from "./universities.repository.ts";

type Deps = { db: Db; publicUrl: string };

export function mountIssuers(mount: Mount, { db, publicUrl }: Deps): void {
  mount(getIssuers, () =>
    inScope(db, "issuer", async (trx) => {
      const universities = await listAll(trx);
      const keys = await listKeys(
        trx,
        universities.map(({ id }) => id),
      );
      return {
        issuers: universities.map((row) => ({
          _id: row.id,
          slug: row.slug,
          did: issuerDid(publicUrl, row.slug),
          name: nameOf(row),
          university: String(row.registry_id),
          active: row.suspended_at === null,
          keys: (keys.get(row.id) ?? []).map(describeKey),
        })),
      };
    }),
  );

  mount(getIssuerDid, ({ slug }, { reply }) => {
    // A browser that checks a badge is on a page of another site.
    reply.header("access-control-allow-origin", "*");
    return readDidDocument({ db, publicUrl }, slug);
  });
}
