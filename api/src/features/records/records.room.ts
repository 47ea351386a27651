/** The functions that the room of every kind of record provides. */
import type { Answer, Endpoint, Input } from "@ijaza/schema/calls/endpoint";
import type { RecordCalls } from "@ijaza/schema/records/record";
import type { Actor } from "../../platform/actor.ts";
import type { Trx } from "../../platform/database.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import type { Sheet } from "../../platform/sheets/sheet.ts";
import type { Caller } from "./records.caller.ts";

/**
 * Types of its functions: the calls of the kind, its list calls, and a record as it is sent. The room records itself
 * revokes records of every kind.
 */
export type RecordRoom<
  Calls extends RecordCalls = RecordCalls,
  List extends Endpoint = Endpoint,
  Shown extends { status: string } = { status: string },
> = {
  /** Judges the rows as `add` would, but stores nothing. */
  tryOut(caller: Caller, input: Input<Calls["tryOut"]>): Promise<Answer<Calls["tryOut"]>>;
  /** Stores the good rows as pending and reports the bad ones; a row sent again adds nothing. */
  add(caller: Caller, input: Input<Calls["add"]>, files?: readonly Upload[]): Promise<Answer<Calls["add"]>>;
  /** Decides on pending records and lists the others; of two concurrent decisions one wins. */
  decide(caller: Caller, input: Input<Calls["decide"]>): Promise<Answer<Calls["decide"]>>;
  /** The price of signing that many, and what is available. */
  estimate(caller: Caller, input: Input<Calls["estimate"]>): Promise<Answer<Calls["estimate"]>>;
  /** Changes the cells of a pending or rejected record, judges it as a whole, and leaves it pending. */
  correct(caller: Caller, input: Input<Calls["correct"]>): Promise<Answer<Calls["correct"]>>;
  /** Deletes a pending or rejected record. */
  remove(caller: Caller, input: Input<Calls["remove"]>): Promise<Answer<Calls["remove"]>>;
  /** Records in the given statuses, within the reader's scope. */
  list(caller: Caller, query: Input<List>, statuses: readonly Shown["status"][]): Promise<Answer<List>>;
  /** Records in the statuses of the query, with the counts of all statuses for tabs. */
  listAll(caller: Caller, query: Input<Calls["listAll"]>): Promise<Answer<Calls["listAll"]>>;
  /** The same records, all of them, as a sheet. Throws `too_many_to_export`. */
  exportAll(caller: Caller, query: Input<Calls["exportAll"]>): Promise<Sheet>;
  /** Records of a student, newest first. */
  listOfStudent(trx: Trx, studentId: string): Promise<Shown[]>;
  /** One record, limited to what the reader may see; else not found. */
  read(actor: Actor | null, input: Input<Calls["read"]>): Promise<Answer<Calls["read"]>>;
  /** The number of pending records of each agent; agents without any are left out. */
  countPendingOf(
    trx: Trx,
    options: { universityId: string; agentIds: readonly string[] },
  ): Promise<ReadonlyMap<string, number>>;
};
