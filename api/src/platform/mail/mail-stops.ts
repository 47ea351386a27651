/** External addresses that want no more mails: each mail to one has a link to stop them, without an account. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "../app-error.ts";
import { canonicalText } from "../attempts/canonical-text.ts";
import type { Clock } from "../clock.ts";
import { type Db, inScope, type Trx } from "../database.ts";
import "./mails.tables.ts";

type MailStopsDeps = { db: Db; clock: Clock; key: Buffer; publicUrl: string };

const DIGEST_BYTES = 32;

export type MailStops = {
  /** The link in a mail to this address; it stays valid as long as the address is used. */
  linkFor(address: string): string;
  /** The addresses that have stopped mails. */
  findStopped(trx: Trx, addresses: readonly string[]): Promise<Set<string>>;
  /** Stops mails to the address of the link, or allows them again; repeating it changes nothing. Throws `link_not_valid`. */
  stop(change: { token: string; stopped: boolean }): Promise<void>;
};

export function createMailStops({ db, clock, key, publicUrl }: MailStopsDeps): MailStops {
  const mac = (purpose: "address" | "link", bytes: string | Buffer): Buffer =>
    createHmac("sha256", key).update(`mail-stops ${purpose} `).update(bytes).digest();
  /** The digest of an address, from which the database cannot recover the address. */
  const digestOf = (address: string): Buffer => mac("address", canonicalText(address));

  /** The digest in a link. Throws `link_not_valid` for a link that we did not make. */
  const readToken = (token: string): Buffer => {
    const bytes = Buffer.from(token, "base64url");
    const [digest, seal] = [bytes.subarray(0, DIGEST_BYTES), bytes.subarray(DIGEST_BYTES)];
    const expected = mac("link", digest);
    if (seal.length !== expected.length || !timingSafeEqual(seal, expected)) throw new AppError("link_not_valid");
    return digest;
  };

  return {
    linkFor(address) {
      const digest = digestOf(address);
      return `${publicUrl}/stop_mails/${Buffer.concat([digest, mac("link", digest)]).toString("base64url")}`;
    },

    async findStopped(trx, addresses) {
      const digests = addresses.map((address) => digestOf(address).toString("hex"));
      const rows = await trx.selectFrom("stopped_addresses").select("digest").where("digest", "in", digests).execute();
      const stopped = new Set(rows.map(({ digest }) => digest));
      return new Set(addresses.filter((_, place) => stopped.has(digests[place]!)));
    },

    async stop({ token, stopped }) {
      const digest = readToken(token).toString("hex");
      await inScope(db, { all: "an address stops the mails of every university" }, async (trx) => {
        if (!stopped) return trx.deleteFrom("stopped_addresses").where("digest", "=", digest).execute();
        const row = { digest, stopped_at: clock.now() };
        return trx
          .insertInto("stopped_addresses")
          .values(row)
          .onConflict((clash) => clash.doNothing())
          .execute();
      });
    },
  };
}
