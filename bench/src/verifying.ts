/** Measures verifying diplomas with the library, warm, beside oa-verify. */
import { getChain } from "@ijaza/schema/chain/calls";
import {
  type Bundle,
  type ChainReader,
  type CheckRead,
  createRpcReader,
  type Trust,
  type VerifyOptions,
  verify,
} from "@ijaza/verifier";
import type { Comparison } from "./credentials.ts";
import { type PeerOptions, peerDocuments, startPeerVerifier, type Wrapped, wrapBatch } from "./peers.ts";
import { startRecordedNode } from "./recorded-node.ts";

export type VerifyingFigures = { comparisons: Comparison[]; many: { count: number; seconds: number } };

type Check<Document> = (document: Document) => Promise<boolean>;
/** Resolves with milliseconds for each document. */
type Measure = <Document>(documents: readonly Document[], check: Check<Document>) => Promise<number>;
type Compare = { what: string; measure: Measure; ours: VerifyOptions; peer: PeerOptions };

const DOCUMENTS = 256;
/** Ours and the peer's take turns, so that what else runs on the machine meets both. The median counts. */
const TURNS = 5;

/** Ours and the peer's ask nodes that answer at once. */
export async function measureVerifying(url: string, ids: readonly string[], rounds: number): Promise<VerifyingFigures> {
  const { rpc, trust } = await (await fetch(url + getChain.path)).json();
  const node = await startRecordedNode(new URL(rpc[0], url).href);
  const bundles: Bundle[] = [];
  for (const id of ids) bundles.push(await readBundle(url, id));
  const options = { trust: trust as Trust, rpc: [node.url] };
  const single = { ...options, shareReads: false };
  const inTurn: Measure = (documents, check) => measureInTurn(rounds, { documents, check });
  const compare = (comparison: Compare) => compareWithPeer(bundles.slice(0, DOCUMENTS), comparison);

  const one = { what: "verify one diploma", measure: inTurn, ours: single };
  const inMemory = {
    ...one,
    what: `${one.what}, answers in memory`,
    ours: { ...options, chain: keepReads(options.rpc) },
  };
  const together = { what: "verify diplomas of a batch at once", measure: measureAtOnce, ours: options };
  const comparisons = [
    await compare({ ...one, peer: { checks: "all", network: "http" } }),
    await compare({ ...one, peer: { checks: "without DNS", network: "http" } }),
    await compare({ ...inMemory, peer: { checks: "all", network: "memory" } }),
    await compare({ ...together, peer: { checks: "all", network: "http" } }),
    await compare({ ...together, peer: { checks: "without DNS", network: "http" } }),
  ];
  const each = await measureAtOnce(bundles, checkOurs(options));
  node.stop();
  return { comparisons, many: { count: bundles.length, seconds: (each * bundles.length) / 1000 } };
}

async function readBundle(url: string, id: string): Promise<Bundle> {
  return (await fetch(`${url}/api/diploma/file/${id}?format=json`)).json();
}

async function compareWithPeer(
  bundles: readonly Bundle[],
  { what, measure, ours, peer }: Compare,
): Promise<Comparison> {
  const verifier = await startPeerVerifier(peer);
  const documents = wrapBatch(peerDocuments(bundles.length));
  const checkPeers = (document: Wrapped) => verifier.verify(document);
  const times: { ours: number; peers: number }[] = [];
  // The first turn warms both up.
  for (let turn = 0; turn <= TURNS; turn += 1) {
    times.push({ ours: await measure(bundles, checkOurs(ours)), peers: await measure(documents, checkPeers) });
  }
  verifier.stop();
  const counted = times.slice(1);
  return {
    what,
    ours: medianOf(counted.map((each) => each.ours)),
    peer: `oa-verify, ${peer.checks === "all" ? "all its checks" : "without its DNS check"}`,
    peers: medianOf(counted.map((each) => each.peers)),
  };
}

/** Reads each diploma once, and gives what it read from then on. */
function keepReads(rpc: string[]): ChainReader {
  const reader = createRpcReader({ rpc, shareReads: false });
  const kept = new Map<number, Promise<CheckRead>>();
  return {
    read(request) {
      const known = kept.get(request.index) ?? reader.read(request);
      kept.set(request.index, known);
      return known;
    },
  };
}

function checkOurs(options: VerifyOptions): Check<Bundle> {
  return async (bundle) => (await verify(bundle, options)).verdict === "valid";
}

type InTurn<Document> = { documents: readonly Document[]; check: Check<Document> };

async function measureInTurn<Document>(rounds: number, { documents, check }: InTurn<Document>): Promise<number> {
  const from = performance.now();
  for (let round = 0; round < rounds; round += 1) refuseBad(await check(documents[round % documents.length]!));
  return (performance.now() - from) / rounds;
}

const measureAtOnce: Measure = async (documents, check) => {
  const from = performance.now();
  for (const isValid of await Promise.all(documents.map(check))) refuseBad(isValid);
  return (performance.now() - from) / documents.length;
};

function refuseBad(isValid: boolean): void {
  if (!isValid) throw new Error("a good diploma was not valid");
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;
}
