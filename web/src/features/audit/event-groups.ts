/** Groups the newest events of the log for an overview: repeated events in a row become one group. */
import type { AuditEventShown } from "@ijaza/schema/audit/calls";

export type EventGroup = { latest: AuditEventShown; count: number };

/** Events about one's own account, which change no records. */
const ROUTINE = /^(?:session|password|second_factor)\./;

const isSame = (one: AuditEventShown, other: AuditEventShown): boolean =>
  one.kind === other.kind &&
  one.actor._id === other.actor._id &&
  one.actor.role === other.actor.role &&
  one.university?._id === other.university?._id;

/** `events` and the groups are ordered newest first; at most `most` groups are returned. */
export const groupEvents = (events: readonly AuditEventShown[], most: number): EventGroup[] => {
  const groups: EventGroup[] = [];
  for (const event of events) {
    if (ROUTINE.test(event.kind)) continue;
    const last = groups.at(-1);
    if (last && isSame(last.latest, event)) last.count += 1;
    else if (groups.length < most) groups.push({ latest: event, count: 1 });
    else break;
  }
  return groups;
};
