/** The steps that every way to open a session shares: signing in, and redeeming an invitation. */
import type { Origin } from "./attempts/guesses.ts";
import { appendAudit } from "./audit/audit.ts";
import type { Clock } from "./clock.ts";
import type { Trx } from "./database.ts";
import type { Browser } from "./http/browser.ts";
import { digestOf, endSession, type NewSession, openSession } from "./sessions.ts";

/** The origin of an attempt to sign in. */
export type Visit = Origin & {
  /** The secret of the caller's earlier session of the same kind, which ends. */
  former: string | undefined;
  requestId: string;
  browser?: Browser;
};

type OpenAndLogOptions = { session: NewSession; visit: Visit; clock: Clock };

/** Opens a session under a new id, ends the earlier one, and writes the audit event. */
export async function openAndLog(trx: Trx, { session, visit, clock }: OpenAndLogOptions) {
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
