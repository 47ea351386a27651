/** What can be done with several records at once. */
import { isPublic } from "@ijaza/schema/records/record";
import type { Role } from "@ijaza/schema/users/roles";
import type { RecordAction, RecordView, ShownRecord } from "./record-view.ts";

type Actor = { id: string; role: Role };

/** The actions that are open for every one of them, in the order of the bar: what goes on stands last. */
export function bulkActionsFor<Kept extends ShownRecord>(
  { declared }: Pick<RecordView<Kept>, "declared">,
  actor: Actor,
  records: readonly Kept[],
): RecordAction[] {
  const [first] = records;
  if (!first) return [];
  return declared
    .actionsFor(actor, first)
    .filter((action) => declared.actions[action]?.isBulk)
    .filter((action) => records.every((record) => declared.actionsFor(actor, record).includes(action)))
    .reverse();
}

/** Whether there is a PDF of it: it is signed, or was and is revoked. */
export const isDownloadable = ({ document }: Pick<RecordView<ShownRecord>, "document">, record: ShownRecord): boolean =>
  document !== undefined && isPublic(record);
