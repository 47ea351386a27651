/**
 * What becomes of requests by themselves: some minutes after its confirmation a request is shown to the holder of what it
 * names, if there is one who takes it; whatever else becomes of it, who asked is told on the last day that no access was given.
 */
import { appendAudit, SYSTEM } from "../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../platform/database.ts";
import { foldText } from "../../platform/folded-text.ts";
import { queueAsked, queueNoAccess } from "./requests.letters.ts";
import {
  findNamed,
  forgetRequests,
  type Named,
  saveLookedAt,
  saveMatch,
  takeOver,
  takeUnmatched,
} from "./requests.matching.repository.ts";
import { findSettings } from "./requests.repository.ts";
import type { RequestRow } from "./requests.tables.ts";
import { forgottenSince, overSince, unconfirmedSince } from "./requests.times.ts";
import type { SharingMeans } from "./sharing.parts.ts";

export function createRequestSweeping(means: SharingMeans) {
  const { db, clock, students } = means;

  /** The document, if who asks has named it rightly and its holder can answer and takes requests of the domain. */
  const findTaken = async (trx: Trx, request: RequestRow): Promise<Named | undefined> => {
    const named = await findNamed(trx, request);
    if (!named || !isNamedRightly(request, named)) return undefined;
    const student = await students.find(trx, named.studentId);
    const { acceptsRequests, blockedDomains } = await findSettings(trx, named.studentId);
    const takes = acceptsRequests && !blockedDomains.includes(request.domain);
    return student?.password_hash && takes ? named : undefined;
  };

  const match = async (trx: Trx, request: RequestRow): Promise<void> => {
    const at = clock.now();
    await saveLookedAt(trx, { id: request.id, at });
    const document = await findTaken(trx, request);
    if (!document || !(await saveMatch(trx, { id: request.id, document }))) return;
    const events = [{ kind: "third_party.requested", subjectId: request.id }];
    await appendAudit(trx, { universityId: document.universityId, author: SYSTEM, at, events });
    await queueAsked(trx, means, { ...document, domain: request.domain });
  };

  return {
    /** Every node may, at once too. */
    async sweep(): Promise<void> {
      const now = clock.now();
      await inScope(db, "all", async (trx) => {
        for (const request of await takeUnmatched(trx)) await match(trx, request);
      });
      await inScope(db, "all", async (trx) => {
        for (const request of await takeOver(trx, { since: overSince(now), at: now })) {
          await queueNoAccess(trx, means, request);
        }
      });
      const ages = { unconfirmed: unconfirmedSince(now), over: overSince(now), since: forgottenSince(now) };
      await inScope(db, "all", (trx) => forgetRequests(trx, ages));
    },
  };
}

/** A reference is enough; a number needs the family name, in any case, with or without accents. */
const isNamedRightly = ({ named_id: id, named_last_name: name }: RequestRow, { names }: Named): boolean =>
  id !== null || (name !== null && names.some((each) => foldText(each) === foldText(name)));
