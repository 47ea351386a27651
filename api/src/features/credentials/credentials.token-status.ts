/** Token Status Lists as JWTs: made on request, and again once a status has changed or they are old. */
import { STATUS_LIST_SECONDS } from "@ijaza/schema/chain/calls";
import { LRUCache } from "lru-cache";
import { AppError } from "../../platform/app-error.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import type { Es256Signer } from "../../platform/es256.ts";
import { issuerDid, kidOf, LIST_SIZE, tokenStatusAt } from "../issuing/issuing.service.ts";
import type { CredentialDeps } from "./credentials.deps.ts";
import { readRevoked } from "./credentials.places.ts";
import { BITS, encodeStatuses, STATUSES } from "./credentials.statuses.ts";

const GOOD_FOR_SECONDS = 60 * 60;
const MADE_AGAIN_AFTER_SECONDS = 10 * 60;
const LISTS_KEPT = 64;

export type StatusListAddress = { slug: string; list: number };

type Made = { statuses: string; at: number; token: string };

export function createTokenStatus(deps: CredentialDeps) {
  const { db, clock, chain, entryOf, publicUrl } = deps;
  const made = new LRUCache<string, Made>({ max: LISTS_KEPT });

  const read = async (trx: Trx, { slug, list }: StatusListAddress) => {
    const university = await deps.universities.findBySlug(trx, slug);
    if (!university) throw new AppError("not_found");
    const revoked = await readRevoked(trx, { universityId: university.id, list });
    const key = await chain.credentialKeyOf(trx, university.id);
    if (!key || key.compromised_since) throw new AppError("no_signing_key");
    return { universityId: university.id, revoked, key };
  };

  return {
    /** The list with what is revoked by now, in compact serialisation. Throws `not_found` for a list that no document can be in yet, `no_signing_key`. */
    async tokenStatus({ slug, list }: StatusListAddress): Promise<string> {
      const { universityId, revoked, key } = await inScope(db, "public", (trx) => read(trx, { slug, list }));
      const name = `${key.id} ${list}`;
      const statuses = revoked.map(({ within, superseded }) => `${within}${superseded ? "s" : ""}`).join();
      const now = Math.floor(clock.now().getTime() / 1000);
      const known = made.get(name);
      if (known?.statuses === statuses && now - known.at < MADE_AGAIN_AFTER_SECONDS) return known.token;
      const entries = revoked.map(
        ({ within, superseded }) =>
          [entryOf({ universityId, list }, within), superseded ? STATUSES.superseded : STATUSES.revoked] as const,
      );
      const did = issuerDid(publicUrl, slug);
      const payload = describeList({ did, uri: tokenStatusAt(publicUrl, { slug, list }), entries, now });
      const { sign } = chain.signerOf(key);
      const token = signToken(payload, { kid: kidOf(did, key.public_id), sign });
      made.set(name, { statuses, at: now, token });
      return token;
    },
  };
}

type ListOptions = { did: string; uri: string; entries: readonly (readonly [number, number])[]; now: number };

function describeList({ did, uri, entries, now }: ListOptions) {
  return {
    iss: did,
    sub: uri,
    iat: now,
    exp: now + GOOD_FOR_SECONDS,
    ttl: STATUS_LIST_SECONDS,
    status_list: { bits: BITS, lst: encodeStatuses(LIST_SIZE, entries) },
  };
}

function signToken(payload: object, { kid, sign }: { kid: string; sign: Es256Signer }): string {
  const header = { alg: "ES256", typ: "statuslist+jwt", kid };
  const signed = [header, payload].map((each) => Buffer.from(JSON.stringify(each)).toString("base64url")).join(".");
  return `${signed}.${sign(Buffer.from(signed, "latin1")).toString("base64url")}`;
}
