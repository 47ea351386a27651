/** The chain in the API: the verifier's pins, a read-only proxy, and the issuers' keys. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { JSON_LD } from "../calls/media-types.ts";
import { hash, id, moment } from "../calls/wire.ts";
import { anyone } from "../users/roles.ts";

const pins = z.object({
  chainId: z.int(),
  genesisHash: hash,
  registry: z.string(),
  codeHash: hash,
  finality: z.union([z.object({ tag: z.literal("finalized") }), z.object({ confirmations: z.int() })]),
  /** Highest age of a node's newest block, in seconds. */
  maxBlockAge: z.int(),
  /** How many nodes must agree. */
  quorum: z.int(),
  demo: z.boolean(),
});

const trustEntry = pins.extend({
  /** Origins of this installation's own statements, for example in Open Badges. */
  origins: z.array(z.string()),
  /** Whose time stamps on seals count: a name, and a certificate as DER in base64. */
  timestampAuthorities: z.array(z.object({ name: z.string(), certificate: z.string() })),
});

const trustList = z.object({
  format: z.literal("ijaza-trust/1"),
  version: z.int(),
  /** ISO 8601 in UTC, to the second. */
  issued: z.string(),
  expires: z.string(),
  entries: z.array(trustEntry),
});

export const getChain = endpoint({
  method: "GET",
  path: "/api/chain",
  who: anyone,
  summary: "The verifier's pins, and where the chain can be asked.",
  reply: z.object({
    ...pins.shape,
    /** RPC addresses; relative ones are on this server. */
    rpc: z.array(z.string()),
    /** The same pins as a trust list, as the verifier and its command line take it: a statement about oneself, unsigned. */
    trust: trustList,
  }),
});

/** JSON-RPC 2.0, section 4. */
const call = z.strictObject({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string().max(100), z.number(), z.null()]).optional(),
  method: z.string().max(60),
  params: z.array(z.unknown()).max(4).optional(),
});

/** As many calls as the verifier sends at once. */
const MOST_CALLS = 50;

/** As many calls as this a proof counts, for which a node reads its tries. */
const COST_OF_PROOF = 10;

const costOfCalls = (input: unknown): number =>
  [input].flat().reduce((sum: number, each) => sum + (isProof(each) ? COST_OF_PROOF : 1), 0);

const isProof = (input: unknown): boolean =>
  typeof input === "object" && input !== null && "method" in input && input.method === "eth_getProof";

export type RpcCall = z.output<typeof call>;

export const proxyChain = endpoint({
  method: "POST",
  reads: true,
  path: "/api/chain/rpc",
  who: anyone,
  summary: "Read-only JSON-RPC to the registry, from an allow-list.",
  csrf: false,
  body: z.union([call, z.array(call).max(MOST_CALLS)]),
  reply: z.unknown(),
  bodyLimit: 40_000,
  // Fifty proofs of eight slots each.
  mostMembers: 1_000,
  // A browser makes five calls for its first diploma, and two for each other; each of a batch counts.
  metered: 5,
  costOf: costOfCalls,
  refusals: ["chain_method_not_allowed", "chain_unavailable"],
});

/** A key that signs documents. */
export const issuerKey = z.object({
  thumbprint: z.string(),
  addedAt: moment,
  validUntil: moment.nullable(),
  compromisedSince: moment.nullable(),
});

export const issuer = z.object({
  /** Its name in selections. */
  _id: id,
  slug: z.string(),
  did: z.string(),
  name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
  /** Decimal id in the registry. */
  university: z.string(),
  active: z.boolean(),
  keys: z.array(issuerKey),
});

export const getIssuers = endpoint({
  method: "GET",
  path: "/api/issuers",
  who: anyone,
  summary: "Issuers, with their names and keys.",
  metered: 1,
  reply: z.object({ issuers: z.array(issuer) }),
});

/** How long a reader may cache a list, so that everybody sees a revocation within a minute. */
export const STATUS_LIST_SECONDS = 30;

export const getIssuerStatus = endpoint({
  method: "GET",
  path: "/issuers/:slug/status/:list",
  who: anyone,
  summary: "A Bitstring status list of the issuer's Open Badges, as a signed credential.",
  params: z.strictObject({ slug: z.string().max(80), list: z.coerce.number().int().min(0).max(1_000_000) }),
  medium: "file",
  mediaTypes: [JSON_LD],
  metered: 1,
  cache: `public, max-age=${STATUS_LIST_SECONDS}`,
});

export const getIssuerDid = endpoint({
  method: "GET",
  path: "/issuers/:slug/did.json",
  who: anyone,
  summary: "The issuer's `did:web` document.",
  metered: 1,
  params: z.strictObject({ slug: z.string().max(80) }),
  reply: z.looseObject({ id: z.string() }),
});
