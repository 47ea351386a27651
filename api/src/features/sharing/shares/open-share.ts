/**
 * Opens a share for whoever holds its link. Checks and counts happen in one transaction that sees this share alone, so that
 * concurrent calls never get more views than are left, and never try more PINs than may be wrong.
 */
import type { Answer } from "@ijaza/schema/calls/endpoint";
import { type lookAtShare, MOST_WRONG_PINS, type openShare } from "@ijaza/schema/sharing/shares";
import { AppError } from "../../../platform/app-error.ts";
import { type Author, appendAudit } from "../../../platform/audit/audit.ts";
import { today } from "../../../platform/clock.ts";
import { inScope, stepInto, type Trx } from "../../../platform/database.ts";
import { digestOf } from "../../../platform/sessions.ts";
import { readBundles } from "../../documents/documents.service.ts";
import { findSharedDisclosures } from "../../records/records.service.ts";
import { nameOf } from "../../universities/universities.service.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { queueLocked } from "./locked-share-mail.ts";
import { scopeOfSecret } from "./secrets.ts";
import {
  areDocumentsValid,
  countView,
  countWrongPin,
  findByDigest,
  listKinds,
  lockByDigest,
} from "./shares.repository.ts";
import type { ShareRow } from "./shares.tables.ts";
import { REFUSALS, stateOf, stateOnReload } from "./states.ts";

type Key = { secret: string; pin?: string | undefined; viewing?: string | undefined };
type OpenedShare = Answer<typeof openShare>;

export type ShareOpening = {
  /** Opens a share and counts the view. Throws `share_not_found`, the share's refusal, `share_locked`, `share_pin_required`, `share_pin_wrong`. */
  open(key: Key, requestId: string): Promise<OpenedShare>;
  /** Describes a share before it is opened. Throws `share_not_found`. */
  look(secret: string): Promise<Answer<typeof lookAtShare>>;
};

export function createOpening(deps: SharingDeps): ShareOpening {
  const { db, clock, secrets } = deps;

  /** The refusal of a share, with whether its documents are still valid. */
  const refuseEnded = async (trx: Trx, state: keyof typeof REFUSALS): Promise<AppError> =>
    new AppError(REFUSALS[state], { members: { documentsAreValid: await areDocumentsValid(trx, today(clock)) } });

  /** Counts a wrong PIN; the one that locks the share notifies its owner. The refusal is thrown after the commit. */
  const countWrong = async (trx: Trx, share: ShareRow, author: Author): Promise<AppError> => {
    const wrong = await countWrongPin(trx, share);
    if (wrong === MOST_WRONG_PINS) {
      const { university_id: universityId, id: subjectId } = share;
      await stepInto(trx, { university: universityId }, async () => {
        await queueLocked(trx, deps, share);
        const events = [{ kind: "share.locked", subjectId }];
        await appendAudit(trx, { universityId, author, at: clock.now(), events });
      });
    }
    return new AppError("share_pin_wrong", { data: { left: MOST_WRONG_PINS - wrong } });
  };

  const open = async (trx: Trx, { secret, pin, viewing }: Key, author: Author): Promise<OpenedShare | AppError> => {
    const now = clock.now();
    const share = await lockByDigest(trx, digestOf(secret));
    if (!share) return new AppError("share_not_found");
    const isReload = viewing !== undefined && secrets.isViewing(share, viewing, now);
    const state = isReload ? stateOnReload(share, now) : stateOf(share, now);
    if (state !== "live") return refuseEnded(trx, state);
    if (!isReload && share.pin_digest) {
      if (pin === undefined) return new AppError("share_pin_required");
      if (!secrets.isPin(share, pin)) return countWrong(trx, share, author);
    }
    if (!isReload) await countView(trx, share, now);
    return {
      items: await readItems(trx, deps, share),
      purpose: share.purpose,
      purposeText: share.purpose_text,
      expiresAt: share.expires_at.toISOString(),
      viewing: isReload ? viewing : secrets.newViewing(share, now),
    };
  };

  return {
    async open(key, requestId) {
      const author = { id: null, role: "anyone", requestId };
      const opened = await inScope(db, scopeOfSecret(key.secret), (trx) => open(trx, key, author));
      if (opened instanceof AppError) throw opened;
      return opened;
    },

    look: (secret) =>
      inScope(db, scopeOfSecret(secret), async (trx) => {
        const share = await findByDigest(trx, digestOf(secret));
        if (!share) throw new AppError("share_not_found");
        const state = stateOf(share, clock.now());
        const documentsAreValid = state === "live" ? null : await areDocumentsValid(trx, today(clock));
        return { state, needsPin: share.pin_digest !== null, kinds: await listKinds(trx), documentsAreValid };
      }),
  };
}

/** The bundles of the shared records, each with its university. */
async function readItems(
  trx: Trx,
  { chain, universities }: SharingDeps,
  share: ShareRow,
): Promise<OpenedShare["items"]> {
  const records = await findSharedDisclosures(trx, share.id);
  const bundles = await readBundles(trx, { records, identity: chain.identity });
  const [university] = await universities.findByIds(trx, [share.university_id]);
  if (!university || bundles.size < records.length) throw new Error(`share ${share.id} has no proof of a document`);
  const issuer = { name: nameOf(university), slug: university.slug };
  return records.map(({ recordId }) => ({ bundle: bundles.get(recordId)!, university: issuer }));
}
