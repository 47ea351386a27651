/** The registrar in the API: who enters universities and keys in the registry, what waits for it, and what it has made. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id, listQuery, listReply, moment } from "../calls/wire.ts";
import { networkAdmins } from "../users/roles.ts";

const at = (name: string) => `/api/registrar-calls${name}`;

/** What only the registrar may do. */
export const REGISTRAR_CALL_KINDS = [
  "university.register",
  "university.rename",
  "university.wallet",
  "university.credential-key",
  "university.wallet-end",
  "university.suspend",
  "university.resume",
  "university.credential-key-end",
  "key.confirm",
  "key.clear",
] as const;
export type RegistrarCallKind = (typeof REGISTRAR_CALL_KINDS)[number];

/** `registrar`: its signature; `setup`: that the registry's administrator gives it the role; `chain`: what the chain still lacks. */
export const CALLS_WAIT_FOR = ["registrar", "setup", "chain"] as const;

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const texts = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

const ofUniversity = {
  university: z.object({ _id: id, name: texts }),
};

/** What a call says, as it is read from its bytes. */
const callContent = {
  _id: id,
  kind: z.enum(REGISTRAR_CALL_KINDS),
  ...ofUniversity,
  /** The university's number in the registry; null where the call names the key alone. */
  number: z.string().nullable(),
  /** The name that is entered, in English, the domain, and the issuer that credentials name. */
  entered: z.object({ name: z.string(), domain: z.string(), did: z.string() }).nullable(),
  /** The address of a wallet, or the thumbprint of a signing key (0x, 32 bytes). */
  key: z.string().nullable(),
  /** When the key ends. */
  endsAt: moment.nullable(),
  /** Since when the key is stated to be compromised. */
  since: moment.nullable(),
};

const waitingCall = z.object({
  ...callContent,
  waitsFor: z.enum(CALLS_WAIT_FOR),
  queuedAt: moment,
  /** What is to be sent: to whom, with how much ether in wei, and with which bytes. */
  to: address,
  value: z.literal("0"),
  data: z.string(),
});
export type WaitingCall = z.output<typeof waitingCall>;

const madeCall = z.object({ ...callContent, madeAt: moment });
export type MadeCall = z.output<typeof madeCall>;

const beginningKey = z.object({
  ...ofUniversity,
  _id: id,
  purpose: z.enum(["wallet", "credential"]),
  key: z.string(),
  beginsAt: moment,
});
export type BeginningKey = z.output<typeof beginningKey>;

export const getRegistrarCalls = endpoint({
  method: "GET",
  path: at(""),
  who: networkAdmins,
  summary:
    "Who enters universities and keys in the registry, the calls that wait for it, keys that begin later, and what was made.",
  query: listQuery.omit({ search: true, sort: true }),
  reply: z.object({
    registrar: z.object({
      address,
      /** The platform has its key, and signs by itself: nothing waits for a signature. */
      isOurs: z.boolean(),
    }),
    /** CAIP-2. */
    chain: z.string(),
    registry: address,
    /** Seconds between the entry of a key and its begin. */
    startDelay: z.int(),
    /** The oldest first. */
    calls: z.array(waitingCall),
    ...listReply,
    /** Keys that are entered and not valid yet, the next one first; at most 100. */
    beginning: z.array(beginningKey),
    /** The last 20, the newest first. */
    made: z.array(madeCall),
  }),
});

/** Calls of one file; a multi-signature wallet makes them in one transaction, which a block must hold. */
export const MOST_CALLS_OF_A_BATCH = 100;

export const exportRegistrarCalls = endpoint({
  method: "POST",
  path: at("/batch"),
  who: networkAdmins,
  summary:
    "The calls that wait for the registrar’s signature, the oldest first, as a batch for the Transaction Builder of Safe.",
  body: z.strictObject({
    /** These only, each with the entry of its university where that waits too; all when absent. */
    calls: z.array(id).min(1).max(MOST_CALLS_OF_A_BATCH).optional(),
  }),
  medium: "file",
  mediaTypes: ["application/json"],
  refusals: ["no_call_waits"],
});
