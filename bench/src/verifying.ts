/** Verifying one diploma in the library, warm, beside the peers; then the server's own call under load. */
import { getChain } from "@ijaza/schema/chain";
import { verifyDiplomaById } from "@ijaza/schema/verification";
import autocannon from "autocannon";
import { type Bundle, type TrustEntry, verify } from "ijaza-verifier";
import { issueBlockcerts, verifyBlockcert } from "./blockcerts.ts";
import type { Comparison } from "./credentials.ts";
import { peerDocuments, startPeerVerifier, wrapBatch } from "./peers.ts";
import { startRecordedNode } from "./recorded-node.ts";

/** Ours and oa-verify ask a node that answers at once, over HTTP on this machine; the part of Blockcerts asks nobody. */
export async function measureVerifying(url: string, ids: readonly string[], rounds: number): Promise<Comparison[]> {
  const { rpc, ...pins } = await (await fetch(url + getChain.path)).json();
  const node = await startRecordedNode(new URL(rpc[0], url).href);
  const options = { trust: [pins as TrustEntry], rpc: [node.url] };
  const bundles = await Promise.all(ids.slice(0, 50).map((id) => readBundle(url, id)));
  const ours = await measure(rounds, async (round) => {
    const result = await verify(bundles[round % bundles.length]!, options);
    return result.verdict === "valid";
  });
  node.stop();
  const peer = await startPeerVerifier();
  const documents = wrapBatch(peerDocuments(50));
  const oaVerify = await measure(rounds, (round) => peer.verify(documents[round % documents.length]!));
  peer.stop();
  const certificates = await issueBlockcerts(documents.length);
  const blockcerts = await measure(Math.ceil(rounds / 10), (round) =>
    verifyBlockcert(certificates[round % certificates.length]!),
  );
  const what = "verify one diploma, warm";
  return [
    { what, ours, peer: "oa-verify, without its DNS check", peers: oaVerify },
    { what, ours, peer: "Blockcerts, hash and path alone", peers: blockcerts },
  ];
}

async function readBundle(url: string, id: string): Promise<Bundle> {
  return (await fetch(`${url}/api/diploma/file/${id}?format=json`)).json();
}

async function measure(rounds: number, work: (round: number) => Promise<boolean>): Promise<number> {
  for (let round = 0; round < rounds; round += 1) await work(round);
  const from = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    if (!(await work(round))) throw new Error("a good diploma was not valid");
  }
  return (performance.now() - from) / rounds;
}

export type Load = { what: string; requestsPerSecond: number; p99: number; errors: number };

const WARM_UP_SECONDS = 3;

/** Load on `verifyDiplomaById` for some seconds, over the ids in turn, after a few that are not counted. */
export async function measureLoad(
  url: string,
  { ids, seconds, what }: { ids: readonly string[]; seconds: number; what: string },
): Promise<Load> {
  const { headers } = await visitorHeaders(url);
  const load = {
    url,
    connections: 20,
    requests: ids.slice(0, 500).map((id) => ({
      method: "POST" as const,
      path: verifyDiplomaById.path,
      headers,
      body: JSON.stringify({ id }),
    })),
  };
  await autocannon({ ...load, duration: WARM_UP_SECONDS });
  const result = await autocannon({ ...load, duration: seconds });
  const errors = result.errors + result.non2xx;
  return { what, requestsPerSecond: result.requests.average, p99: result.latency.p99, errors };
}

async function visitorHeaders(url: string) {
  const reply = await fetch(`${url}/api/csrf-token`);
  const { csrfToken } = await reply.json();
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { headers: { "content-type": "application/json", "x-csrf-token": String(csrfToken), cookie } };
}
