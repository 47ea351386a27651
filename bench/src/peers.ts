/** The tools to compare with: OpenAttestation's wrapping, and oa-verify against a document store on a local chain. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  openAttestationEthereumDocumentStoreStatus,
  openAttestationHash,
  openAttestationVerifiers,
  verificationBuilder,
} from "@govtechsg/oa-verify";
import { type v2, wrapDocuments } from "@govtechsg/open-attestation";
import { providers } from "ethers";
import { cohortRow } from "./cohort.ts";

export type Wrapped = v2.WrappedDocument;

const STORE = `0x${"5e".repeat(20)}`;

/** The same diplomas as documents of OpenAttestation's schema 2.0. */
export function peerDocuments(count: number): v2.OpenAttestationDocument[] {
  return Array.from({ length: count }, (_, n) => ({
    issuers: [
      { name: "University", documentStore: STORE, identityProof: { type: "DNS-TXT", location: "university.example" } },
    ],
    ...cohortRow(n),
  })) as unknown as v2.OpenAttestationDocument[];
}

/** Makes salts, digests and proofs of a batch, as OpenAttestation does. */
export const wrapBatch = (documents: v2.OpenAttestationDocument[]): Wrapped[] => wrapDocuments(documents);

export type PeerVerifier = { verify(document: Wrapped): Promise<boolean>; stop(): void };

/**
 * `checks`: all that oa-verify has, or its hash and its document store alone, without the DNS check of the issuer.
 * `network`: over HTTP on this machine, or from memory, so that nothing but its own work is measured.
 */
export type PeerOptions = { checks: "all" | "without DNS"; network: "http" | "memory" };

/** oa-verify with a node and a resolver that answer every call at once, as for a valid document. */
export async function startPeerVerifier({ checks, network }: PeerOptions): Promise<PeerVerifier> {
  const node = await startAnswering((request) => answer(request as Question | Question[]));
  const dns = await startAnswering(() => TXT_ANSWER);
  const provider = new providers.StaticJsonRpcProvider(node.url, { name: "local", chainId: 1337 });
  if (network === "memory") provider.send = async (method, params) => resultOf({ method, params });
  const resolve = async () => (network === "memory" ? TXT_ANSWER : (await fetch(dns.url)).json());
  const some = [openAttestationHash, openAttestationEthereumDocumentStoreStatus];
  const verifiers = checks === "all" ? openAttestationVerifiers : some;
  const check = verificationBuilder(verifiers, { provider, dnsResolvers: [resolve] });
  return {
    async verify(document) {
      const fragments = await check(document);
      const counted = fragments.filter(({ status }) => status !== "SKIPPED");
      return counted.length >= some.length && counted.every(({ status }) => status === "VALID");
    },
    stop() {
      node.stop();
      dns.stop();
    },
  };
}

/** A server that answers each request with the JSON that is made of its body, null when it has none. */
async function startAnswering(reply: (body: unknown) => unknown) {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(reply(body ? JSON.parse(body) : null)));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => void server.close() };
}

const TXT_ANSWER = {
  Status: 0,
  AD: true,
  Answer: [
    { name: "university.example", type: 16, TTL: 300, data: `"openatts net=ethereum netId=1337 addr=${STORE}"` },
  ],
};

type Call = { method: string; params: { data?: string }[] };
type Question = Call & { id: number };

const TRUE = `0x${"0".repeat(63)}1`;
const FALSE = `0x${"0".repeat(64)}`;
/** isIssued(bytes32) of a document store; every other call returns false (not revoked, no newer interface). */
const IS_ISSUED = "0x163aa631";

function answer(question: Question | Question[]): unknown {
  if (Array.isArray(question)) return question.map(answer);
  return { jsonrpc: "2.0", id: question.id, result: resultOf(question) };
}

function resultOf({ method, params }: Call): string {
  if (method === "eth_chainId") return "0x539";
  if (method === "net_version") return "1337";
  if (method === "eth_blockNumber") return "0x10";
  if (method === "eth_call") return params[0]?.data?.startsWith(IS_ISSUED) ? TRUE : FALSE;
  return "0x";
}
