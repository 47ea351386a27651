/** What the room of every kind of record offers. */
import type { Answer, Endpoint, Input } from "@ijaza/schema/endpoint";
import type { Job } from "@ijaza/schema/jobs";
import type { Actor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";
import type { BulkOutcome } from "../../platform/http/bulk.ts";
import type { Caller } from "./records.caller.ts";
import type { Revocation } from "./revoking/revoke-record.ts";

type RecordCalls = Record<"tryOut" | "add" | "decide" | "estimate" | "list" | "listAll" | "read", Endpoint>;

/** By the calls of the kind, a record as it is sent, and the cells of a correction. */
export type RecordRoom<Calls extends RecordCalls, Shown extends { status: string }, Cells> = {
  /** Judges the rows as `add` would, and stores nothing. */
  tryOut(caller: Caller, input: Input<Calls["tryOut"]>): Promise<Omit<BulkOutcome, "created">>;
  /** Stores the good rows as pending and names the bad ones; a row sent again adds nothing. */
  add(caller: Caller, input: Input<Calls["add"]>): Promise<BulkOutcome>;
  /** Decides on those that wait and lists the others; of two decisions at once one wins. */
  decide(caller: Caller, input: Input<Calls["decide"]>): Promise<Answer<Calls["decide"]>>;
  /** What signing that many would take, and what is there. */
  estimate(caller: Caller, count: number): Promise<Answer<Calls["estimate"]>>;
  /** Lays the cells over a pending or rejected record, judges it whole, and leaves it pending. */
  correct(caller: Caller, correction: { id: string; cells: Cells }): Promise<Shown>;
  /** Deletes a pending or rejected record. */
  remove(caller: Caller, named: { _id: string }): Promise<undefined>;
  /** Marks a signed record and tells the chain; the job ends when that is final. */
  revoke(caller: Caller, revocation: Revocation): Promise<Job>;
  /** Those in the statuses given, within the reader's scope. */
  list(
    caller: Caller,
    query: Input<Calls["list"]>,
    statuses: readonly Shown["status"][],
  ): Promise<Answer<Calls["list"]>>;
  /** Those in the statuses that the query names, with the counts of each for tabs. */
  listAll(caller: Caller, query: Input<Calls["listAll"]>): Promise<Answer<Calls["listAll"]>>;
  /** A student's, newest first. */
  listOfStudent(trx: Trx, studentId: string): Promise<Shown[]>;
  /** One, as much of it as the reader may see; else not found. */
  read(actor: Actor | null, id: string): Promise<Answer<Calls["read"]>>;
  /** How many of each agent wait for the responsable; an agent without any is not in it. */
  countPendingOf(
    trx: Trx,
    options: { universityId: string; agentIds: readonly string[] },
  ): Promise<ReadonlyMap<string, number>>;
};
