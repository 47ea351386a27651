/**
 * A kind of record: its fields, statuses and calls, which action leads from which status to which, and who may take it.
 * The server mounts calls and decides by it, pages offer actions by it, and docs/reference/actions.md is written from
 * it. Pure.
 */

import type { z } from "zod";
import type { Endpoint } from "../calls/endpoint.ts";
import type { RefusalCode } from "../errors/errors.ts";
import type { Field } from "../fields/fields.ts";
import type { Job } from "../jobs/calls.ts";
import type { SheetCall } from "../lists/sheets.ts";
import type { Role } from "../users/roles.ts";
import type { manyBeingRevoked, manyToRevoke } from "./revoking.ts";

/** The platform itself takes the actions of the chain. */
export type ActingRole = Role | "system";

export type RecordAction<Status extends string = string> = {
  from: readonly Status[];
  /** `deleted` is no status, because the record no longer exists. */
  to: Status | "deleted";
  role: ActingRole;
  /**
   * On whose submissions: others do not find `own` ones, except those left by colleagues who are gone; the submitter may
   * not decide on `foreign` ones.
   */
  submissions: "own" | "foreign" | "all";
  /** Whether it can be taken for many records together. */
  isBulk: boolean;
  /** The refusal of a call from any other status. */
  refusal: RefusalCode;
  /** The call that takes it; absent for actions that follow from something else. */
  call?: Endpoint;
  /** The call that takes it for many at once, where that is another one. */
  callForMany?: Endpoint;
};

type Actor = { id: string | null; role: ActingRole };
type Submission = {
  agentId: string | null;
  /** Whether its agent is blocked or deleted. */
  isLeft?: boolean;
};

/** The actions that are taken by a call; the others follow from something else. */
export type CalledAction<Actions> = {
  [A in keyof Actions]: Actions[A] extends { call: Endpoint } ? A : never;
}[keyof Actions] &
  string;

export type RecordLife<
  Status extends string = string,
  Actions extends Record<string, RecordAction<Status>> = Record<string, RecordAction<Status>>,
> = {
  statuses: readonly Status[];
  actions: Actions;
  actionNames: (keyof Actions & string)[];
  /** The target status of the action from this status, or the code of its refusal. */
  move<A extends keyof Actions>(status: Status, action: A): { to: Actions[A]["to"] } | { refusal: RefusalCode };
  /** The target status of a legal action. */
  targetOf<A extends keyof Actions>(action: A): Actions[A]["to"];
  /** The statuses from which the action is legal: the condition of its UPDATE. */
  statusesFor(action: keyof Actions): readonly Status[];
  /** The reason why the actor may not do this to a record of the own university, whatever its status; else null. */
  refusalFor(action: keyof Actions, actor: Actor, submission: Submission): RefusalCode | null;
  /**
   * Actions that the actor may take by a call, judged by what the record shows: an agent sees the own ones and those that
   * are left. Pages offer them in this order.
   */
  actionsFor(actor: Actor, record: Submission & { status: Status }): CalledAction<Actions>[];
};

export function declareLife<
  const Status extends string,
  const Actions extends Record<string, RecordAction<NoInfer<Status>>>,
>({ statuses, actions }: { statuses: readonly Status[]; actions: Actions }): RecordLife<Status, Actions> {
  type Action = keyof Actions;
  const statusesFor = (action: Action): readonly Status[] => actions[action]!.from;
  const refusalFor = (
    action: Action,
    { id, role }: Actor,
    { agentId, isLeft = false }: Submission,
  ): RefusalCode | null => {
    const { role: acting, submissions } = actions[action]!;
    if (role !== acting) return "forbidden";
    const isOwn = agentId === id;
    if (submissions === "own" && !isOwn && !isLeft) return "not_found";
    return submissions === "foreign" && isOwn ? "own_submission" : null;
  };
  const actionNames: (Action & string)[] = Object.keys(actions);
  const called = actionNames.filter((action): action is CalledAction<Actions> => "call" in actions[action]!);
  return {
    statuses,
    actions,
    actionNames,
    statusesFor,
    refusalFor,
    targetOf: (action) => actions[action]!.to,
    move(status, action) {
      const { to, refusal } = actions[action]!;
      return statusesFor(action).includes(status) ? { to } : { refusal };
    },
    actionsFor: (actor, record) =>
      called.filter(
        (action) =>
          statusesFor(action).includes(record.status) &&
          refusalFor(action, actor, { ...record, isLeft: true }) === null,
      ),
  };
}

type Revocation = { _id: string; reason: string; note?: string | undefined };
type RevokeCall = Endpoint<z.ZodType, z.ZodType, z.ZodType<Revocation>, z.ZodType<Job>>;

/** The calls of every kind of record. */
export type RecordCalls = {
  /** Checks rows as an import would, without importing them. */
  tryOut: Endpoint;
  /** Imports rows. */
  add: Endpoint;
  decide: Endpoint;
  /** The price of signing. */
  estimate: Endpoint;
  correct: Endpoint;
  remove: Endpoint;
  revoke: RevokeCall;
  /** Revokes many with one reason. */
  revokeMany: Endpoint<z.ZodType, z.ZodType, typeof manyToRevoke, typeof manyBeingRevoked>;
  /** Lists records of any status. */
  listAll: Endpoint;
  /** Gives the same list as a file. */
  exportAll: SheetCall;
  read: Endpoint;
};

type RecordIdentity<Name extends string, Status extends string, Calls extends RecordCalls> = {
  /** The prefix of its kinds of events. */
  name: Name;
  /** The fields of every record of the kind; its template may add others. */
  fields: readonly Field[];
  /** Whether anyone with the link may see the claim. */
  isPublicClaim(name: string): boolean;
  calls: Calls;
  /** Calls that list records of some statuses, all with the same query and reply. */
  lists: readonly (readonly [call: Endpoint, statuses: readonly Status[]])[];
};

export type RecordDeclaration<
  Name extends string = string,
  Status extends string = string,
  Actions extends Record<string, RecordAction<Status>> = Record<string, RecordAction<Status>>,
  Calls extends RecordCalls = RecordCalls,
> = RecordIdentity<Name, Status, Calls> & RecordLife<Status, Actions>;

export function declareRecord<
  const Name extends string,
  const Status extends string,
  const Actions extends Record<string, RecordAction<NoInfer<Status>>>,
  Calls extends RecordCalls,
>(
  declaration: RecordIdentity<Name, NoInfer<Status>, Calls> & { statuses: readonly Status[]; actions: Actions },
): RecordDeclaration<Name, Status, Actions, Calls> {
  return { ...declaration, ...declareLife<Status, Actions>(declaration) };
}

const BY_SYSTEM = { role: "system", submissions: "all", isBulk: true } as const;

/** Actions that every kind has: a kind's own actions lead to `signing`, after which the chain decides. */
export const CHAIN_ACTIONS = {
  /** The batch is final on the chain. */
  settle: { ...BY_SYSTEM, from: ["signing"], to: "signed" },
  /** The chain has finally refused the batch. */
  fail: { ...BY_SYSTEM, from: ["signing"], to: "error" },
  revoke: { from: ["signed"], to: "revoking", role: "resp_uni", submissions: "all", isBulk: true },
  settleRevocation: { ...BY_SYSTEM, from: ["revoking"], to: "revoked" },
  failRevocation: { ...BY_SYSTEM, from: ["revoking"], to: "signed" },
} as const;

type ChainActionsOfOptions = {
  /** The refusal for a record that is not being signed. */
  unsigned: RefusalCode;
  /** The refusal for a record that is not signed. */
  signed: RefusalCode;
  revoke: Endpoint;
  revokeMany: Endpoint;
};

/** The actions of the chain with a kind's own refusals and calls. */
export const chainActionsOf = ({ unsigned, signed, revoke, revokeMany }: ChainActionsOfOptions) => ({
  settle: { ...CHAIN_ACTIONS.settle, refusal: unsigned },
  fail: { ...CHAIN_ACTIONS.fail, refusal: unsigned },
  revoke: { ...CHAIN_ACTIONS.revoke, refusal: signed, call: revoke, callForMany: revokeMany },
  settleRevocation: { ...CHAIN_ACTIONS.settleRevocation, refusal: signed },
  failRevocation: { ...CHAIN_ACTIONS.failRevocation, refusal: signed },
});

/** The actions on records of every kind. */
export type CommonAction = "accept" | "reject" | "correct" | "delete" | keyof typeof CHAIN_ACTIONS;

/** Statuses in which anyone with the link may see a record, of every kind. */
export const PUBLIC_STATUSES = ["signed", "revoking", "revoked"] as const;

/** Whether anyone with the link may see a record in this status. */
export const isPublic = ({ status }: { status: string }): boolean => PUBLIC_STATUSES.some((each) => each === status);
