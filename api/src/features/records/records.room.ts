/** What the room of every kind of record offers. */
import type { Answer, Endpoint, Input } from "@ijaza/schema/endpoint";
import type { RecordCalls } from "@ijaza/schema/records/record";
import type { Actor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import type { Caller } from "./records.caller.ts";

/**
 * By the calls of the kind, any of the calls that list those of some statuses, and a record as it is sent. The room records
 * itself revokes records of every kind.
 */
export type RecordRoom<
  Calls extends RecordCalls = RecordCalls,
  List extends Endpoint = Endpoint,
  Shown extends { status: string } = { status: string },
> = {
  /** Judges the rows as `add` would, and stores nothing. */
  tryOut(caller: Caller, input: Input<Calls["tryOut"]>): Promise<Answer<Calls["tryOut"]>>;
  /** Stores the good rows as pending and names the bad ones; a row sent again adds nothing. */
  add(caller: Caller, input: Input<Calls["add"]>, files?: readonly Upload[]): Promise<Answer<Calls["add"]>>;
  /** Decides on those that wait and lists the others; of two decisions at once one wins. */
  decide(caller: Caller, input: Input<Calls["decide"]>): Promise<Answer<Calls["decide"]>>;
  /** What signing that many would take, and what is there. */
  estimate(caller: Caller, input: Input<Calls["estimate"]>): Promise<Answer<Calls["estimate"]>>;
  /** Lays the cells over a pending or rejected record, judges it whole, and leaves it pending. */
  correct(caller: Caller, input: Input<Calls["correct"]>): Promise<Answer<Calls["correct"]>>;
  /** Deletes a pending or rejected record. */
  remove(caller: Caller, input: Input<Calls["remove"]>): Promise<Answer<Calls["remove"]>>;
  /** Those in the statuses given, within the reader's scope. */
  list(caller: Caller, query: Input<List>, statuses: readonly Shown["status"][]): Promise<Answer<List>>;
  /** Those in the statuses that the query names, with the counts of each for tabs. */
  listAll(caller: Caller, query: Input<Calls["listAll"]>): Promise<Answer<Calls["listAll"]>>;
  /** A student's, newest first. */
  listOfStudent(trx: Trx, studentId: string): Promise<Shown[]>;
  /** One, as much of it as the reader may see; else not found. */
  read(actor: Actor | null, input: Input<Calls["read"]>): Promise<Answer<Calls["read"]>>;
  /** How many of each agent wait for the responsable; an agent without any is not in it. */
  countPendingOf(
    trx: Trx,
    options: { universityId: string; agentIds: readonly string[] },
  ): Promise<ReadonlyMap<string, number>>;
};
