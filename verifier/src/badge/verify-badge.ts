/** Verifies an Open Badge of Ijaza: its proof, its claims against the original, the original and its status list. */

import { type Code, report } from "../codes/codes.ts";
import type { Members } from "../credential/shape.ts";
import { withoutByteOrderMark } from "../document/byte-order-mark.ts";
import { endedResult } from "../ended.ts";
import { timeLeft, WITHIN_MS } from "../in-time.ts";
import { Refusal } from "../refusal.ts";
import type { Result } from "../result.ts";
import { type VerifyOptions, verify } from "../verify.ts";
import { compareClaims } from "./claims.ts";
import { findDifference } from "./form.ts";
import { STATUS_LIST_FORM } from "./forms.ts";
import { isNamedByDomain, originsFor } from "./origins.ts";
import { findProofFault } from "./proof.ts";
import { type Badge, type BadgeContent, readBadge } from "./shape.ts";
import { readIssuer, readList, readOriginal, type Source, sourceAt } from "./sources.ts";
import { readStatusBit } from "./status-list.ts";

export type BadgeOptions = VerifyOptions & {
  /**
   * Where key, status list and original are read; by default the badge's origin, if the trust list or registry names
   * it.
   */
  from?: string | undefined;
  /** Reads that origin in place of `fetch`, for a server that is the origin itself. */
  source?: Source;
};

type Inquiry = { badge: Badge; source: Source; isNamed: boolean; options: BadgeOptions & { now: Date } };

/**
 * Verifies the badge file itself: an edited badge is invalid even if its original is valid; an intact one has the verdict of
 * its original. What cannot be read makes the verdict `unknown`. Never throws for what the badge or its origin holds.
 */
export async function verifyBadge(bytes: Uint8Array, options: BadgeOptions): Promise<Result> {
  const now = options.now ?? new Date();
  const ended = (code: Code, detail?: string) => endedResult({ code, detail, now });
  try {
    const badge = readBadge(withoutByteOrderMark(bytes));
    const { origin, isNamed } = originsFor(badge, options);
    if (origin === null) return ended("badge_origin_unnamed");
    const { withinMs = WITHIN_MS } = options;
    const source = options.source ?? sourceAt(origin, options.fetch ?? fetch, withinMs);
    return await inquire({ badge, source, isNamed, options: { ...options, now } }, ended);
  } catch (error) {
    if (error instanceof Refusal) return ended(error.code, error.message);
    throw error;
  }
}

type End = (code: Code, detail?: string) => Result;

async function inquire({ badge, source, isNamed, options }: Inquiry, ended: End): Promise<Result> {
  const { content } = badge;
  // At once, so that together they take no longer than one verdict may.
  const [original, issuer, list] = await Promise.all([
    judgeOriginal({ badge, source, options }),
    readIssuer(source, badge),
    content && readList(source, content.status.listPath),
  ]);
  // Neither the caller nor the trust list names this origin; the university's domain in the registry may.
  if (!isNamed && !isNamedByDomain(badge.origin, original?.facts.issuer)) return ended("badge_origin_unnamed");

  if (issuer === null) return ended("badge_issuer_missing");
  const fault = await findProofFault(badge.document, { proof: badge.proof, issuer });
  // The contexts of another version may be others too: then its proof cannot be judged here.
  if (fault !== null && (content !== null || fault !== "badge_malformed")) return ended(fault);
  if (content === null) return ended("badge_version_unknown");

  if (original === null) return ended("badge_original_missing");
  const [integrity, ...rest] = original.checks;
  if (integrity?.outcome !== "valid") return ended("badge_original_missing", `Its original: ${integrity?.detail}`);
  const { facts } = original;
  if (facts.issuer && facts.issuer.did !== badge.issuer) return ended("badge_of_another_issuer");
  const comparison = compareClaims({ ...badge, ...content }, facts.claims ?? {});
  if (comparison.outcome === "differs")
    return ended("badge_differs", `It differs from its original in ${comparison.member}.`);
  if (comparison.outcome === "hidden")
    return ended("badge_claim_hidden", `The original does not show ${comparison.member}.`);

  const checks = [report("integrity", "badge_intact"), ...rest];
  const judged = {
    ...original,
    checks,
    facts: { ...facts, badge: factOf(badge) },
  };
  if (original.verdict !== "valid") return judged;
  return withStatus(judged, await readBit({ list, status: content.status, issuer, now: options.now }));
}

const factOf = ({ id, proof: { verificationMethod } }: Badge) => ({ verificationMethod, original: id });

async function judgeOriginal({ badge, source, options }: Omit<Inquiry, "isNamed">): Promise<Result | null> {
  const left = timeLeft(options.withinMs ?? WITHIN_MS);
  const bundle = await readOriginal(source, badge);
  return bundle && verify(bundle, { ...options, withinMs: left() });
}

type ReadBitOptions = { list: Members | null; status: BadgeContent["status"]; issuer: Members; now: Date };

async function readBit({ list, status, issuer, now }: ReadBitOptions): Promise<boolean | null> {
  const isOurs = list !== null && findDifference(STATUS_LIST_FORM, list) === null;
  return isOurs ? readStatusBit(list, { entry: status, issuer, now }) : null;
}

/** The list may show a revocation before the block that was read does. Without the list no badge is valid. */
function withStatus(result: Result, revoked: boolean | null): Result {
  if (revoked === false) return result;
  const status = report("status", revoked ? "badge_revoked" : "badge_list_missing");
  const checks = result.checks.map((check) => (check.name === "status" ? status : check));
  return { ...result, verdict: revoked ? "invalid" : "unknown", reason: status.code, checks };
}
