/** Status lists as credentials: made on request, and again once an entry has changed or they are old. */
import { STATUS_LIST_SECONDS } from "@ijaza/schema/chain";
import { CREDENTIALS_V2 } from "@ijaza/verifier/badge/contexts";
import { LRUCache } from "lru-cache";
import { AppError } from "../../platform/app-error.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { issuerDid } from "../issuing/issuing.service.ts";
import { statusListAt } from "./badges.addresses.ts";
import { encodeBits } from "./badges.bits.ts";
import type { BadgeDeps } from "./badges.deps.ts";
import { type EntryOf, LIST_SIZE } from "./badges.places.ts";
import { countPositions, listRevoked } from "./badges.repository.ts";
import { inSeconds, type Signed, signAs } from "./badges.signing.ts";

const GOOD_FOR_MS = 60 * 60_000;
const MADE_AGAIN_AFTER_MS = 10 * 60_000;
const LISTS_KEPT = 64;

export type StatusList = Signed<ReturnType<typeof describeStatusList>>;
export type StatusListAddress = { slug: string; list: number };

export function createStatusLists(deps: BadgeDeps, entryOf: EntryOf) {
  const { db, clock, chain, publicUrl } = deps;
  const made = new LRUCache<string, { revoked: string; at: number; credential: StatusList }>({ max: LISTS_KEPT });

  const read = async (trx: Trx, { slug, list }: StatusListAddress) => {
    const university = await deps.universities.findBySlug(trx, slug);
    const key = university && (await chain.badgeKeyOf(trx, university.id));
    if (!key) throw new AppError("not_found");
    const from = list * LIST_SIZE;
    // The first list exists even while it is empty.
    if (list > 0 && from >= (await countPositions(trx, university.id))) throw new AppError("not_found");
    const range = { universityId: university.id, from, below: from + LIST_SIZE };
    const positions = await listRevoked(trx, range);
    return { key, from, universityId: university.id, positions };
  };

  return {
    /** The list with what is revoked by now. Throws `not_found` for a list that no document can be in yet. */
    async statusList({ slug, list }: StatusListAddress): Promise<StatusList> {
      const { key, from, universityId, positions } = await inScope(db, "public", (trx) => read(trx, { slug, list }));
      const [name, revoked] = [`${key.multikey} ${list}`, positions.join()];
      const now = clock.now();
      const known = made.get(name);
      if (known?.revoked === revoked && now.getTime() - known.at < MADE_AGAIN_AFTER_MS) return known.credential;
      const did = issuerDid(publicUrl, slug);
      const entries = positions.map((position) => entryOf({ universityId, list }, position - from));
      const credential = await signAs(
        describeStatusList({ did, id: statusListAt(publicUrl, { slug, list }), entries, now }),
        {
          did,
          key,
          at: now,
        },
      );
      made.set(name, { revoked, at: now.getTime(), credential });
      return credential;
    },
  };
}

type DescribeStatusListOptions = { did: string; id: string; entries: readonly number[]; now: Date };

function describeStatusList({ did, id, entries, now }: DescribeStatusListOptions) {
  return {
    "@context": [CREDENTIALS_V2],
    id,
    type: ["VerifiableCredential", "BitstringStatusListCredential"],
    issuer: did,
    validFrom: inSeconds(now),
    validUntil: inSeconds(new Date(now.getTime() + GOOD_FOR_MS)),
    credentialSubject: {
      id: `${id}#list`,
      type: "BitstringStatusList",
      statusPurpose: "revocation",
      encodedList: encodeBits(LIST_SIZE, entries),
      ttl: STATUS_LIST_SECONDS * 1000,
    },
  };
}
