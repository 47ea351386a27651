/** The bundles of signed documents as anyone may see them, cached by id. */

import type { Bundle } from "@ijaza/verifier";
import { LRUCache } from "lru-cache";
import { type Db, inScope } from "../../platform/database.ts";
import type { Signals } from "../../platform/signals.ts";
import type { Chain } from "../chain/chain.service.ts";
import type { DiplomaRow, Diplomas } from "../diplomas/diplomas.service.ts";
import { readBundle } from "../documents/documents.service.ts";
import { findDisclosure, isRecorded, type Records, whyMissing } from "../records/records.service.ts";

/**
 * How many bundles, and how many of their verdicts, one process caches. As a size in place of a number of entries, for which
 * `LRUCache` takes all memory at once.
 */
export const BUNDLES_CACHED = { maxSize: 20_000, sizeCalculation: () => 1 };

export type PublishedBundlesDeps = {
  db: Db;
  chain: Pick<Chain, "identity">;
  signals: Pick<Signals, "on">;
  records: Pick<Records, "find">;
  diplomas: Pick<Diplomas, "findByFile">;
};

type PublishedBundle = { bundle: Bundle; universityId: string; studentId: string | null };

export type PublishedBundles = {
  /** The public bundle of a record and who owns it; null while it is not signed. Throws `not_found`, `document_erased`. */
  find(id: string): Promise<PublishedBundle | null>;
  /** The signed diploma whose uploaded document has this digest, the digest disclosed; null when there is none. */
  findByDigest(sha256: string): Promise<{ diploma: DiplomaRow; bundle: Bundle } | null>;
};

const MISSING = "missing";

export function createPublishedBundles(deps: PublishedBundlesDeps): PublishedBundles {
  const { db, chain, signals, records, diplomas } = deps;
  // A signed bundle never changes, except for the claims that its holder hides.
  const cached = new LRUCache<string, PublishedBundle>(BUNDLES_CACHED);
  let changes = 0;
  signals.on("documents", (id) => {
    changes += 1;
    // A signal without an id says that any document may have changed.
    if (id === "") cached.clear();
    else cached.delete(id);
  });

  return {
    async find(id) {
      const known = cached.get(id);
      if (known) return known;
      const before = changes;
      const read = await inScope(db, "public", async (trx) => {
        const found = await records.find(trx, id);
        if (!found) return (await isRecorded(trx, id)) ? null : MISSING;
        const { record } = found;
        const disclosure = await findDisclosure(trx, { ...found, audience: "anyone" });
        const bundle = await readBundle(trx, { recordId: id, disclosure, identity: chain.identity });
        if (!bundle) return null;
        const published = { bundle, universityId: record.university_id, studentId: record.student_id };
        // A bundle that was read while claims changed may be outdated, so it is not cached.
        if (changes === before) cached.set(id, published);
        return published;
      });
      if (read === MISSING) throw await whyMissing(db, id);
      return read;
    },

    findByDigest: (sha256) =>
      inScope(db, "public", async (trx) => {
        const diploma = await diplomas.findByFile(trx, sha256);
        const found = diploma && (await records.find(trx, diploma.id));
        if (!found) return null;
        const toAnyone = await findDisclosure(trx, { ...found, audience: "anyone" });
        // Whoever has the file knows its digest, so disclosing it reveals nothing.
        const disclosure = { discloses: (name: string) => name === "fileSha256" || toAnyone.discloses(name) };
        const bundle = await readBundle(trx, { recordId: diploma.id, disclosure, identity: chain.identity });
        return bundle && { diploma, bundle };
      }),
  };
}
