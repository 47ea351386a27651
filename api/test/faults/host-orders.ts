/** The messages between the harness and its hosts. */

import type { Input } from "@ijaza/schema/calls/endpoint";
import type { addCertificates, decideCertificates, revokeCertificate } from "@ijaza/schema/certificates/calls";
import type { addDiplomas, decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import type { eraseStudent } from "@ijaza/schema/privacy/erasure";
import type { Finality } from "@ijaza/verifier";
import type { ChainIdentity } from "../../src/features/chain/identity.ts";
import type { RelayerTiming } from "../../src/features/chain/relayer/timing.ts";
import { deriveSecrets } from "../../src/platform/secrets.ts";

export const FAULT_SECRETS = deriveSecrets(Buffer.alloc(32, 9));
export const FAULT_PUBLIC_URL = "http://localhost:3000";
/** A case may stop the chain for a long time, and the age of blocks is not tested here. */
export const FAULT_TERMS = { maxBlockAge: 86_400, quorum: 1 };
/** These servers send no mails and store no files. */
export const NOTHING_BESIDE = {
  mail: {
    from: "Ijaza <no-reply@ijaza.example>",
    contact: "help@ijaza.example",
    transport: { send: async () => undefined, isUp: async () => true, close: () => undefined },
  },
  storage: { put: async () => undefined, get: async () => null, remove: async () => undefined, isUp: async () => true },
};

/** The addresses of a host's servers, through the proxies. */
export type HostPlace = {
  databaseUrl: string;
  rpcUrl: string;
  identity: ChainIdentity;
  finality: Finality;
  timing: Partial<RelayerTiming>;
  careless: boolean;
};

type Person<Role, University> = { kind: "staff"; role: Role; id: string; universityId: University };
type By<Actor> = { actor: Actor; language: "en"; requestId: string };
/** A caller, without the parts that cannot be sent between processes. */
export type HostCaller = By<Person<"agent_uni" | "resp_uni", string>>;
export type HostAdmin = By<Person<"admin_ijaza", null>>;

/** Orders of the university's responsable to the platform, and of the platform's admin for a university. */
export type TenantOrder =
  | { do: "change-responsable"; caller: HostAdmin; universityId: string; responsableId: string }
  | { do: "request-funding"; caller: HostCaller; kind: "credit" | "ether"; amount: number | null }
  | { do: "accept-funding"; caller: HostAdmin; kind: "credit" | "ether"; fundingRequestId: string }
  | { do: "send-ether"; caller: HostAdmin; universityId: string; wei: string; key: string };

export type RecordOrder = { caller: HostCaller } & (
  | { do: "add-diplomas"; input: Input<typeof addDiplomas> }
  | { do: "decide-diplomas"; input: Input<typeof decideDiplomas> }
  | { do: "sign-diplomas"; input: Input<typeof signDiplomas> }
  | { do: "revoke-diploma"; input: Input<typeof revokeDiploma> }
  | { do: "add-certificates"; input: Input<typeof addCertificates> }
  | { do: "decide-certificates"; input: Input<typeof decideCertificates> }
  | { do: "revoke-certificate"; input: Input<typeof revokeCertificate> }
  | { do: "erase-student"; input: Input<typeof eraseStudent> }
);

export type UserOrder = RecordOrder | TenantOrder;

/** What operators see of a host: the body of `/readyz`, the text of `/metrics`, and its logged errors. */
export type Sight = { ready: unknown; metrics: string; errors: Record<string, unknown>[] };

export type LookOrder = { do: "look" };

/** The first message to a host, which has loaded its program and waits for it: the step at which it dies, or none. */
export type HostBegin = { begin: string };

export type HostOrder = { id: number } & (UserOrder | LookOrder | { do: "arm"; step: string });

export type HostAnswer = { ready: true } | { id: number; result: unknown } | { id: number; refusal: string };
