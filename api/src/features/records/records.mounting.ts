/** Mounts the calls of a kind of record, and those that only one kind has. */
import type { Answer, Endpoint, Input } from "@ijaza/schema/calls/endpoint";
import type { RecordDeclaration } from "@ijaza/schema/records/record";
import type { Mount } from "../../platform/http/mount.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import { sendSheet } from "../../platform/sheets/send-sheet.ts";
import { type Caller, type CallerContext, callerOf } from "./records.caller.ts";
import type { RecordRoom } from "./records.room.ts";

// A method, because TypeScript then accepts services with narrower parameters.
type Answering<Call extends Endpoint> = {
  answer(caller: Caller, input: Input<Call>, files: readonly Upload[]): Promise<Answer<Call>>;
}["answer"];

/** Functions named like the calls that they answer. */
type Service<Calls> = { [Name in keyof Calls]: Calls[Name] extends Endpoint ? Answering<Calls[Name]> : never };

type AnyCalls = Record<string, Endpoint>;

/** For calls with roles, which always have an actor. */
export function mountCalls<Calls extends AnyCalls>(mount: Mount, service: Service<NoInfer<Calls>>, calls: Calls): void;
export function mountCalls(mount: Mount, service: Service<AnyCalls>, calls: AnyCalls): void {
  for (const [name, call] of Object.entries(calls)) {
    mount(call, (input, context) => service[name]!(callerOf(context as CallerContext), input, context.files));
  }
}

type MountRecordOptions = Pick<RecordDeclaration<string, string, Record<string, never>>, "calls" | "lists">;

/**
 * The calls that a kind of record declares, except revocations, which the room records answers for every kind. The
 * room has a function with the name of each call.
 */
export function mountRecord(mount: Mount, { calls, lists }: MountRecordOptions, room: RecordRoom): void {
  const { read, exportAll, revoke: _, revokeMany: __, ...others } = calls;
  mountCalls(mount, room, others);
  mount(exportAll, async (query, context) =>
    sendSheet(context.reply, await room.exportAll(callerOf(context as CallerContext), query), query.format),
  );
  mount(read, (input, { actor }) => room.read(actor, input));
  for (const [call, statuses] of lists) {
    mount(call, (query, context) => room.list(callerOf(context as CallerContext), query, statuses));
  }
}
