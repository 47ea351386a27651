/** The type of a value that says how pages show a kind of record. It holds all differences between kinds. */

import type { CERTIFICATE } from "@ijaza/schema/certificates/record";
import type { DIPLOMA } from "@ijaza/schema/diplomas/record";
import type { Job } from "@ijaza/schema/jobs/calls";
import type { Language } from "@ijaza/schema/product";
import type { CalledAction } from "@ijaza/schema/records/record";
import type { Role } from "@ijaza/schema/users/roles";
import type { ComponentType } from "react";
import type { ChipStatus } from "../../ui/Chip.tsx";
import type { Fact } from "../../ui/Facts.tsx";
import type { TrackedJob } from "../jobs/jobs.parts.tsx";
import type { Cost } from "./components/SigningCost.tsx";
import type { ClaimLayout } from "./reviewing/claim-rows.ts";

export type RecordAction = CalledAction<typeof DIPLOMA.actions> | CalledAction<typeof CERTIFICATE.actions>;
export type RevocationReason = "issued_in_error" | "fraud" | "other" | "superseded";

/** What every record shows, whatever it says. */
export type ShownRecord = {
  _id: string;
  status: string;
  agentId: string | null;
  batchId: string | null;
  rejectionReason: string | null;
  submittedAt: string;
  decidedAt: string | null;
  signedAt: string | null;
  revokedAt: string | null;
  revocationReason: string | null;
  revocationRefusedAt: string | null;
};

/** Records that are named, one with the digest of what was seen of it; or none, and all `count` that an action is open for: of an agent, or of what one import brought. */
export type Targets<Kept> = {
  records: readonly Kept[];
  count?: number;
  agentId?: string;
  importId?: string;
  /** Left out of all. */
  except?: readonly string[];
  seen?: string;
};

/** What waits of an agent, or of what one import brought. */
export type WaitingQuery = { agentId: string; importId?: string; status: "pending"; page: number; pageSize: number };

/** One page of them; `data` is the same value as long as the server says the same. */
export type WaitingPage<Kept> = {
  data?: { total: number; counts: Readonly<Record<string, number>> } | undefined;
  records?: readonly Kept[] | undefined;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
};

/** A mutation: rejects with the refusal, which stands in `error` too. */
export type Call<Input, Reply> = readonly [
  run: (input: Input) => Promise<Reply>,
  state: { isLoading: boolean; error?: unknown },
];

export type ManyToRevoke = { ids: string[]; reason: Exclude<RevocationReason, "superseded">; note?: string };
/** Those of `conflicts` are not signed, and were left as they are. */
export type BeingRevoked = { job: Job; conflicts: readonly { _id: string }[] };

export type DecideResult = {
  updated: number;
  conflicts: readonly unknown[];
  /** Of all that waited: left to be looked at one by one. */
  leftOut?: number | undefined;
};

/** What the dialog before an action says; `action` is the word of its button. */
export type Question = { title: string; text: string; action: string };

export type RecordView<Kept extends ShownRecord> = {
  /** Of the schema: what somebody may do to a record, and which of it to many at once. */
  declared: {
    actionsFor(actor: { id: string; role: Role }, record: Kept): RecordAction[];
    actions: Partial<Record<RecordAction, { isBulk: boolean }>>;
  };
  /** What is made of it on paper; absent where nothing is. */
  document?: "diploma" | "certificate";
  /** The namespace of its texts. */
  texts: "diplomas" | "certificates";
  /** Pages: all of the kind, the rejected ones, the correction of one (`?id=` to be added), agents whose records wait, what one of them has submitted (to be ended by an id). */
  paths: { list: string; rejected: string; correction: string; agents: string; review: string };
  /** Whose it is, and what it is. */
  nameOf(record: Kept, language: Language): string;
  titleOf(record: Kept, language: Language): string;
  chipOf(record: Kept): ChipStatus;
  /** Of its PDF and its proof, without an ending. */
  fileNameOf(record: Kept): string;
  useFacts(record: Kept): Fact[];
  useWaiting(query: WaitingQuery): WaitingPage<Kept>;
  /** How the claims that will be signed are listed. */
  claimsOf(record: Kept): ClaimLayout;
  /** The name in the other script, where there is one. */
  otherNameOf(record: Kept, language: Language): string | null;
  /** What its details say before the facts. */
  Notes?: ComponentType<{ record: Kept }>;
  /** Erasing a person's data from the record, by the responsable, where the list of students does not show the person. */
  erasing?: {
    may(record: Kept): boolean;
    Dialog: ComponentType<{ record: Kept; onClose: () => void; onDone: () => void }>;
  };
  /** What is typed before it is revoked. */
  typedOf(record: Kept): { text: string; dir: "ltr" | "auto" };
  reasonsFor(record: Kept): readonly RevocationReason[];
  /** The action that signs: a batch, paid by credits, that the chain ends. */
  signing: {
    action: RecordAction;
    about: TrackedJob["about"];
    useCost(count: number): Cost;
    /** Whether students ask for corrections of what waits for it. */
    hasRequests?: true;
  };
  /** The name of the job of a revocation in the texts of jobs. */
  revoking: TrackedJob["about"];
  useSign(): Call<Targets<Kept>, Job & Pick<DecideResult, "leftOut">>;
  useDecide(): Call<Decision<Kept>, DecideResult>;
  useDelete(): Call<{ _id: string }, unknown>;
  useRevoke(): Call<{ _id: string; reason: RevocationReason; note?: string }, Job>;
  useRevokeMany(): Call<ManyToRevoke, BeingRevoked>;
};

type Mutation<Sent, Received> = readonly [
  run: (sent: Sent) => { unwrap(): Promise<Received> },
  state: { isLoading: boolean; error?: unknown },
];

/** A mutation of the client as a call of pages: what it sends, and what they get of its reply. */
export const callOf =
  <Input, Sent, Received, Reply>(
    useMutation: () => Mutation<Sent, Received>,
    { sent, reply }: { sent: (input: Input) => Sent; reply: (received: Received) => Reply },
  ) =>
  (): Call<Input, Reply> => {
    const [run, state] = useMutation();
    return [async (input) => reply(await run(sent(input)).unwrap()), state];
  };

/** What is sent and replied as it is. */
export const same = <Value>(value: Value): Value => value;

/** Of the reply to a decision that signs: the job of an acceptance. */
export function jobIn(received: Job | DecideResult): Job {
  if ("_id" in received) return received;
  throw new TypeError("an acceptance was not answered by its job");
}

/** Of the reply to a decision that signs: what a rejection has changed. */
export function countsIn(received: Job | DecideResult): DecideResult {
  if ("updated" in received) return received;
  throw new TypeError("a rejection was answered by a job");
}

export const idsOf = <Kept extends { _id: string }>({ records }: Targets<Kept>): string[] =>
  records.map(({ _id }) => _id);

/** How many they are. */
export const countOf = <Kept>({ records, count = 0 }: Targets<Kept>): number => records.length || count;

type WaitingTargets = { agentId: string; importId?: string; all: true };

type Decision<Kept> = Targets<Kept> & { decision: "accepted" | "rejected"; reason?: string };

/** As the wire names a decision and its targets. */
export const decisionOf = <Kept extends { _id: string }, Ids extends string>(
  { decision, reason, seen, ...targets }: Decision<Kept>,
  ids: Ids,
) => ({ ...targetsOf(targets, ids), decision, ...(reason && { reason }), ...(seen && { seen }) });

/** As a decision names them: by their ids in the field of the kind, or all that wait of an agent. */
const targetsOf = <Kept extends { _id: string }, Ids extends string>(
  targets: Targets<Kept>,
  ids: Ids,
): WaitingTargets | { [name in Ids]: string[] } => {
  const { agentId, importId } = targets;
  if (agentId) return { agentId, ...(importId && { importId }), all: true };
  return { [ids]: idsOf(targets) } as { [name in Ids]: string[] };
};
