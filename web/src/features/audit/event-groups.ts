/** The newest events of the log as they are told at a glance: what was done many times in a row is told once. */
import type { AuditEventShown } from "@ijaza/schema/audit";

export type EventGroup = { latest: AuditEventShown; count: number };

/** Of one's own account: they say nothing of what was done with the records. */
const ROUTINE = /^(?:session|password|second_factor)\./;

const isSame = (one: AuditEventShown, other: AuditEventShown): boolean =>
  one.kind === other.kind &&
  one.actor._id === other.actor._id &&
  one.actor.role === other.actor.role &&
  one.university?._id === other.university?._id;

/** `events` are given the newest first, and so are the groups, `most` at most. */
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
