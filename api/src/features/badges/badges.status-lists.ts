/** Status lists as credentials: made on request, and again once an entry has changed or they are old. */
import { STATUS_LIST_SECONDS } from "@ijaza/schema/chain/calls";
import { CREDENTIALS_V2 } from "@ijaza/verifier/badge/contexts";
import { LRUCache } from "lru-cache";
import { AppError } from "../../platform/app-error.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { readRevoked } from "../credentials/credentials.service.ts";
import { issuerDid, LIST_SIZE } from "../issuing/issuing.service.ts";
import { statusListAt } from "./badges.addresses.ts";
import { encodeBits } from "./badges.bits.ts";
import type { BadgeDeps } from "./badges.deps.ts";
import { inSeconds, type Signed, signAs } from "./badges.signing.ts";

const GOOD_FOR_MS = 60 * 60_000;
const MADE_AGAIN_AFTER_MS = 10 * 60_000;
const LISTS_KEPT = 64;

export type StatusList = Signed<ReturnType<typeof describeStatusList>>;
export type StatusListAddress = { slug: string; list: number };

export function createStatusLists(deps: BadgeDeps) {
  const { db, clock, chain, entryOf, publicUrl } = deps;
  const made = new LRUCache<string, { revoked: string; at: number; credential: StatusList }>({ max: LISTS_KEPT });

  const read = async (trx: Trx, { slug, list }: StatusListAddress) => {
    const university = await deps.universities.findBySlug(trx, slug);
    const key = university && (await chain.badgeKeyOf(trx, university.id));
    if (!key) throw new AppError("not_found");
    const revoked = await readRevoked(trx, { universityId: university.id, list });
    return { key, universityId: university.id, places: revoked.map(({ within }) => within) };
  };

  return {
    /** The list with what is revoked by now. Throws `not_found` for a list that no document can be in yet. */
    async statusList({ slug, list }: StatusListAddress): Promise<StatusList> {
      const { key, universityId, places } = await inScope(db, "public", (trx) => read(trx, { slug, list }));
      const [name, revoked] = [`${key.multikey} ${list}`, places.join()];
      const now = clock.now();
      const known = made.get(name);
      if (known?.revoked === revoked && now.getTime() - known.at < MADE_AGAIN_AFTER_MS) return known.credential;
      const did = issuerDid(publicUrl, slug);
      const entries = places.map((within) => entryOf({ universityId, list }, within));
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

/** A list whose given entries are revoked, before it is signed. */
export function describeStatusList({ did, id, entries, now }: DescribeStatusListOptions) {
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
