/** The steps that every way into a session shares: signing in, and redeeming an invitation. */
import type { Origin } from "./attempts/guesses.ts";
import { appendAudit } from "./audit/audit.ts";
import type { Clock } from "./clock.ts";
import type { Trx } from "./database.ts";
import type { Browser } from "./http/browser.ts";
import { digestOf, endSession, type NewSession, openSession } from "./sessions.ts";

/** Where an attempt to sign in comes from. */
export type Visit = Origin & {
  /** The secret of a session of the same kind that the caller still holds; it ends. */
  former: string | undefined;
  requestId: string;
  browser?: Browser;
};

type Opening = { session: NewSession; visit: Visit; clock: Clock };

/** Opens a session under a new id, ends the former one, and tells it to the log. */
export async function openAndLog(trx: Trx, { session, visit, clock }: Opening) {
  if (visit.former) await endSession(trx, digestOf(visit.former));
  const opened = await openSession(trx, {
    session: { ...session, ...(visit.browser && { browser: visit.browser }) },
    clock,
  });
  const { subjectId, role, universityId, kind } = session;
  await appendAudit(trx, {
    universityId,
    author: { id: subjectId, role, requestId: visit.requestId },
    at: clock.now(),
    branch: "sessions",
    events: [{ kind: "session.opened", subjectId, data: { kind } }],
  });
  return opened;
}
