/** Makes a share: the chosen claims, the last day, the number of views, with or without a PIN. */
import { LONGEST_SHARE_DAYS, MOST_LIVE_SHARES, type Purpose, type Share } from "@ijaza/schema/sharing/shares";
import { AppError } from "../../../platform/app-error.ts";
import { appendAudit } from "../../../platform/audit/audit.ts";
import { inScope, type Trx } from "../../../platform/database.ts";
import { newId, newSecret } from "../../../platform/ids.ts";
import { digestOf } from "../../../platform/sessions.ts";
import { authorFor, type Caller, scopeFor } from "../../records/records.service.ts";
import type { SharingDeps } from "../sharing.deps.ts";
import { describeOne, linkOf } from "./describe-share.ts";
import { newPin } from "./secrets.ts";
import { countLive, insertShare, lockSharing } from "./shares.repository.ts";

const DAY = 24 * 3600 * 1000;

export type NewShare = {
  items: readonly { recordId: string; claims: readonly string[] }[];
  purpose: Purpose;
  purposeText?: string | undefined;
  label?: string | undefined;
  /** ISO 8601. */
  expiresAt: string;
  views: number;
  pin: boolean;
  /** The request that the share grants. */
  requestId?: string;
};

export type MadeShare = { share: Share; link: string; pin?: string };

export type ShareMaking = {
  /** Makes a share in the caller's transaction. Throws what `create` throws. */
  makeShare(trx: Trx, caller: Caller, input: NewShare): Promise<MadeShare>;
  /**
   * Shares documents of the caller. Throws `not_found` for a document that is not the caller's or not signed, `invalid_input`,
   * `too_many_shares`.
   */
  create(caller: Caller, input: NewShare): Promise<MadeShare>;
};

export function createMaking(deps: SharingDeps): ShareMaking {
  const { db, clock, records, secrets, publicUrl } = deps;

  const readEnd = (expiresAt: string, now: Date): Date => {
    const end = new Date(expiresAt);
    const ahead = end.getTime() - now.getTime();
    if (ahead > 0 && ahead <= LONGEST_SHARE_DAYS * DAY) return end;
    throw new AppError("invalid_input", { fields: [{ path: "expiresAt", error: "not_within_a_year" }] });
  };

  /** Makes the share in the caller's transaction. */
  const makeShare = async (trx: Trx, caller: Caller, input: NewShare): Promise<MadeShare> => {
    const { actor } = caller;
    const now = clock.now();
    const expiresAt = readEnd(input.expiresAt, now);
    await lockSharing(trx, actor.id);
    if ((await countLive(trx, { studentId: actor.id, now })) >= MOST_LIVE_SHARES) {
      throw new AppError("too_many_shares", { data: { most: MOST_LIVE_SHARES } });
    }
    const [id, secret] = [newId(), newSecret()];
    const pin = input.pin ? newPin() : undefined;
    const row = await insertShare(trx, {
      id,
      university_id: actor.universityId,
      student_id: actor.id,
      secret_digest: digestOf(secret),
      secret_sealed: secrets.sealLink(id, secret),
      label: input.label || null,
      purpose: input.purpose,
      purpose_text: input.purposeText ?? null,
      expires_at: expiresAt,
      views_allowed: input.views,
      pin_digest: pin === undefined ? null : secrets.pinDigest(id, pin),
      request_id: input.requestId ?? null,
      created_at: now,
    });
    await records.chooseForShare(trx, actor, { shareId: id, items: input.items });
    const events = [{ kind: "share.created", subjectId: id, data: { items: input.items.length } }];
    await appendAudit(trx, { universityId: actor.universityId, author: authorFor(caller), at: now, events });
    const share = await describeOne(trx, deps, row);
    return { share, link: linkOf(publicUrl, secret), pin };
  };

  return {
    makeShare,
    create: (caller: Caller, input: NewShare): Promise<MadeShare> =>
      inScope(db, scopeFor(caller), (trx) => makeShare(trx, caller, input)),
  };
}
