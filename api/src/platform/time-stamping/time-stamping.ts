/** Asks a time-stamping authority (RFC 3161) for time stamps, and does without when it gives none. */
import { LARGEST_TIME_STAMP } from "@ijaza/verifier/pdf/time-stamp-lines";
import { makeTimeStampQuery, readTimeStampReply } from "@ijaza/verifier/time-stamp/query";
import { readTimeStamp, type TimeStamp } from "@ijaza/verifier/time-stamp/read-time-stamp";
import type { TimestampAuthority } from "@ijaza/verifier/trust/trust";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";

/** A token, and by when it shows that what was stamped existed: seconds since 1970, and how far that may be off. */
export type MadeTimeStamp = Pick<TimeStamp, "at" | "accuracy"> & { token: Uint8Array };

export type TimeStamping = {
  /** Those whose time stamps count. */
  authorities: readonly TimestampAuthority[];
  /** A time stamp over these bytes; null when none could be had in a few seconds. */
  stamp(over: Uint8Array<ArrayBuffer>): Promise<MadeTimeStamp | null>;
  /** What a token over these bytes shows; null when it is broken, or of another authority. */
  read(token: Uint8Array, over: Uint8Array<ArrayBuffer>): Promise<TimeStamp | null>;
};

export type TimeStampingSettings = { url: string; authorities: readonly TimestampAuthority[] };

export type TimeStampingDeps = TimeStampingSettings & {
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Seconds until an authority that does not answer is given up; 5 when absent. */
  patienceSeconds?: number;
};

const PATIENCE_SECONDS = 5;
/** For how long an authority that has failed is not asked, so that it delays one download and not each. */
const PAUSE_MS = 60_000;
const LARGEST_REPLY = 65_536;

export function createTimeStamping(deps: TimeStampingDeps): TimeStamping {
  const { authorities, clock, log } = deps;
  let pausedUntil = 0;

  const read: TimeStamping["read"] = async (token, over) => {
    const stamp = await readTimeStamp({ token, over }).catch(() => null);
    const isListed = stamp !== null && (await leadsToOne(stamp, authorities));
    return isListed ? stamp : null;
  };

  const ask = async (over: Uint8Array<ArrayBuffer>): Promise<MadeTimeStamp> => {
    const query = await makeTimeStampQuery(over);
    const token = readTimeStampReply(await send(query.bytes, deps), query);
    if (token.length > LARGEST_TIME_STAMP) throw new Error(`the time stamp has ${token.length} bytes`);
    const { at, accuracy, leadsTo } = await readTimeStamp({ token, over });
    if (!(await leadsToOne({ leadsTo }, authorities))) {
      throw new Error("the certificate of the time stamp leads to none of TSA_CERTIFICATE");
    }
    return { token, at, accuracy };
  };

  return {
    authorities,
    read,
    async stamp(over) {
      if (clock.now().getTime() < pausedUntil) return null;
      try {
        return await ask(over);
      } catch (error) {
        pausedUntil = clock.now().getTime() + PAUSE_MS;
        log.warn({ err: error }, "no time stamp could be had; documents are sealed without one");
        return null;
      }
    },
  };
}

async function leadsToOne(
  { leadsTo }: Pick<TimeStamp, "leadsTo">,
  authorities: readonly TimestampAuthority[],
): Promise<boolean> {
  for (const { certificate } of authorities) {
    if (await leadsTo(Uint8Array.from(Buffer.from(certificate, "base64")))) return true;
  }
  return false;
}

async function send(
  query: Uint8Array<ArrayBuffer>,
  { url, patienceSeconds = PATIENCE_SECONDS }: TimeStampingDeps,
): Promise<Uint8Array<ArrayBuffer>> {
  const { address, credentials } = splitCredentials(url);
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/timestamp-query", ...credentials },
    body: query,
    redirect: "error",
    signal: AbortSignal.timeout(patienceSeconds * 1000),
  });
  if (!response.ok) throw new Error(`the authority answered with HTTP status ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > LARGEST_REPLY) throw new Error("the authority's reply is too large");
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

/** User and password of the address, as `fetch` takes them. */
function splitCredentials(text: string): { address: string; credentials: Record<string, string> } {
  const url = new URL(text);
  const { username, password } = url;
  if (username === "") return { address: text, credentials: {} };
  url.username = "";
  url.password = "";
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { address: url.href, credentials: { authorization: `Basic ${Buffer.from(pair).toString("base64")}` } };
}
