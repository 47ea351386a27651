/** Measures verifying a diploma with the library, warm, beside oa-verify, and then the server's call under load. */
import { getChain } from "@ijaza/schema/chain";
import { verifyDiplomaById } from "@ijaza/schema/verification";
import { type Bundle, type TrustList, verify } from "@ijaza/verifier";
import autocannon from "autocannon";
import type { Comparison } from "./credentials.ts";
import { peerDocuments, startPeerVerifier, wrapBatch } from "./peers.ts";
import { startRecordedNode } from "./recorded-node.ts";

/** Both use a node that answers at once, over HTTP on this machine. */
export async function measureVerifying(url: string, ids: readonly string[], rounds: number): Promise<Comparison> {
  const { rpc, trust } = await (await fetch(url + getChain.path)).json();
  const node = await startRecordedNode(new URL(rpc[0], url).href);
  const options = { trust: trust as TrustList, rpc: [node.url] };
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
  return { what: "verify one diploma, warm", ours, peer: "oa-verify, without its DNS check", peers: oaVerify };
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

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 6;
const IDS_IN_TURN = 500;

type LoadOptions = { ids: readonly string[]; seconds: number; what: string };

/** Measures `verifyDiplomaById` under load for some seconds, over a few diplomas in turn, after a warm-up. */
export async function measureLoad(url: string, { ids, seconds, what }: LoadOptions): Promise<Load> {
  const load = await loadOf(url, ids.slice(0, IDS_IN_TURN));
  await autocannon({ ...load, duration: WARM_UP_SECONDS });
  return toLoad(what, await autocannon({ ...load, duration: seconds }));
}

/** Measures load that requests every diploma once, so that no cache helps. */
export async function measureFirstTimes(url: string, { ids, what }: Omit<LoadOptions, "seconds">): Promise<Load> {
  const load = await loadOf(url, ids);
  // Each connection starts at the beginning of its list, so each gets a separate part.
  const share = Math.ceil(ids.length / CONNECTIONS);
  let connection = 0;
  const setupClient = (client: autocannon.Client) => {
    const from = share * connection++;
    client.setRequests(load.requests.slice(from, from + share));
  };
  const result = await autocannon({ ...load, amount: ids.length, setupClient });
  return toLoad(what, result);
}

async function loadOf(url: string, ids: readonly string[]) {
  const { headers } = await visitorHeaders(url);
  const { method, path } = verifyDiplomaById;
  const requests = ids.map((id) => ({ method, path, headers, body: JSON.stringify({ id }) }));
  return { url, connections: CONNECTIONS, requests };
}

function toLoad(what: string, { errors, non2xx, requests, latency }: autocannon.Result): Load {
  return { what, requestsPerSecond: requests.average, p99: latency.p99, errors: errors + non2xx };
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
