/** Locks a record for an action of a caller, if its kind allows the action. */
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import type { CommonAction } from "@ijaza/schema/records/record";
import { AppError } from "../../platform/app-error.ts";
import type { Trx } from "../../platform/database.ts";
import type { Users } from "../users/users.service.ts";
import type { Caller } from "./records.caller.ts";
import type { RecordKind, RecordRow } from "./records.kind.ts";
import { lockRecords } from "./records.repository.ts";

type Gone = Pick<Users, "findGoneAgents">;

type Action<Row extends RecordRow> = { kind: RecordKind<Row>; caller: Caller; action: CommonAction };

/** Locks the record if the caller may take the action and its status allows it, else throws a refusal. */
export async function lockForAction<Row extends RecordRow>(
  trx: Trx,
  { id, users, ...action }: Action<Row> & { id: string; users: Gone },
): Promise<Row> {
  const [record] = await lockRecords(trx, { kind: action.kind, ids: [id] });
  if (!record) throw new AppError("not_found");
  const gone = await users.findGoneAgents(trx, action.caller.actor.universityId);
  refuseForbidden({ ...action, records: [record], gone });
  const next = action.kind.declared.move(record.status, action.action);
  if ("refusal" in next) throw new AppError(next.refusal);
  return record;
}

/** Throws the reason why the caller may not take the action on one of them, whatever their status; `gone` are blocked or deleted agents. */
export function refuseForbidden<Row extends RecordRow>({
  kind,
  caller,
  action,
  records,
  gone = [],
}: Action<Row> & { records: readonly Pick<Row, "agent_id">[]; gone?: readonly string[] }): void {
  for (const { agent_id: agentId } of records) {
    const submission = { agentId, isLeft: gone.includes(agentId) };
    const refusal: RefusalCode | null = kind.declared.refusalFor(action, caller.actor, submission);
    if (refusal) throw new AppError(refusal);
  }
}
