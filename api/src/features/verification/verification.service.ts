/** Verification on the server: the same verifier that others run themselves, with our own trust list and node. */
import { isPublic } from "@ijaza/schema/records/record";
import {
  type Bundle,
  CHECK_NAMES,
  createRpcReader,
  type PdfOpener,
  type Result,
  report,
  type TrustEntry,
} from "@ijaza/verifier";
import type { Source } from "@ijaza/verifier/badge/sources";
import { type Actor, readFor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/clock.ts";
import { type Db, inScope } from "../../platform/database.ts";
import type { Signals } from "../../platform/signals.ts";
import type { Badges } from "../badges/badges.service.ts";
import type { Chain } from "../chain/chain.service.ts";
import { type Diplomas, findDiploma } from "../diplomas/diplomas.service.ts";
import { findAnchoredAt, readBundle } from "../documents/documents.service.ts";
import { audienceOf, findDisclosure, type Records, whyMissing } from "../records/records.service.ts";
import { readDidDocument } from "../universities/universities.service.ts";
import type { Visits } from "../visits/visits.service.ts";
import { type CachedReader, cacheByBlock } from "./cached-reader.ts";
import { createJudging } from "./judging.ts";
import { sourceOf } from "./own-site.ts";
import { createPublishedBundles, type PublishedBundles } from "./published-bundles.ts";

type VerificationDeps = {
  db: Db;
  clock: Clock;
  chain: Chain;
  visits: Visits;
  signals: Pick<Signals, "on">;
  diplomas: Pick<Diplomas, "findByFile" | "documentFor">;
  trust: TrustEntry;
  /** Further nodes that are queried beside our own, and must agree with it. */
  publicRpcUrls: readonly string[];
  records: Pick<Records, "find">;
  publicUrl: string;
  badges: Pick<Badges, "statusList">;
  openPdf: PdfOpener;
};

/** A result, with the successor when the diploma is superseded. */
type VerifiedBundle = { result: Result; supersededBy: string | null };
/** The holder and the university of a document. */
type OwnedRecord = { id: string; university_id: string; student_id: string | null };

export type Verification = {
  /** Verifies a bundle or a badge, as JSON or text, or the bytes of a file. Throws `not_a_diploma` for anything else. */
  verifyDocument(actor: Actor | null, input: unknown): Promise<VerifiedBundle>;
  /**
   * Verifies the document of this id; before it is signed the result is invalid, `not_issued`. Throws `not_found`, and
   * `document_erased` once its data is erased.
   */
  verifyById(actor: Actor | null, id: string): Promise<VerifiedBundle>;
  /** The signed diploma whose document has this digest, the digest disclosed. Throws `not_found`. */
  findByDigest(actor: Actor | null, sha256: string): Promise<{ _id: string; credential: Bundle }>;
  /** The document that the university uploaded, for readers who see all of the diploma. */
  documentFor: Diplomas["documentFor"];
  /** The bundle with the claims that the reader may see. Throws `not_found` before it is signed. */
  bundleFor(actor: Actor | null, id: string): Promise<{ bundle: Bundle; supersededBy: string | null }>;
};

/**
 * Reads the chain from our own node and the public ones, cached until there is a new block. What was read before that
 * block must not be cached with it, so that no read is shared.
 */
const createReader = ({ chain, publicRpcUrls }: VerificationDeps): CachedReader =>
  cacheByBlock(createRpcReader({ rpc: [chain.node.url, ...publicRpcUrls], shareReads: false }), async () => {
    const head = await chain.node.block("latest");
    if (!head) throw new Error("the chain has no block");
    return head.hash;
  });

const createSite = ({ db, publicUrl, badges }: VerificationDeps, published: PublishedBundles): Source =>
  sourceOf({
    bundle: async (id) => (await published.find(id))?.bundle ?? null,
    didDocument: (slug) => readDidDocument({ db, publicUrl }, slug),
    statusList: badges.statusList,
  });

export function createVerification(deps: VerificationDeps): Verification {
  const { db, clock, visits, diplomas } = deps;
  const published = createPublishedBundles(deps);
  const { judgePublished, judgeFile } = createJudging({
    ...deps,
    reader: createReader(deps),
    site: createSite(deps, published),
  });

  /** Counts a verdict, except for the holder and the university's own staff. */
  const count = (actor: Actor | null, owned: OwnedRecord | null | undefined) => {
    if (!owned || audienceOf(actor, owned) !== "anyone") return;
    visits.count({ universityId: owned.university_id, recordId: owned.id, kind: "verification" });
  };

  return {
    async verifyDocument(actor, input) {
      const isAsItCame = typeof input === "string" || input instanceof Uint8Array;
      const document = isAsItCame ? input : JSON.stringify(input ?? null);
      const bytes = typeof document === "string" ? new TextEncoder().encode(document) : document;
      // A PDF without a bundle may be a document that its university uploaded.
      const uploaded: OwnedRecord[] = [];
      const lookUp = async (sha256: string) => {
        const found = await published.findByDigest(sha256);
        if (found) uploaded.push(found.diploma);
        return found && JSON.stringify(found.bundle);
      };
      const result = await judgeFile(bytes, lookUp);
      if (result.reason === "not_a_diploma") throw new AppError("not_a_diploma");
      const { anchor } = result.facts;
      const found = anchor && (await inScope(db, "public", (trx) => findAnchoredAt(trx, anchor)));
      count(actor, uploaded[0] ?? found);
      return { result, supersededBy: isSuperseded(result) ? (found?.superseded_by ?? null) : null };
    },

    async verifyById(actor, id) {
      const found = await published.find(id);
      if (!found) return { result: notIssued(clock.now()), supersededBy: null };
      count(actor, { id, university_id: found.universityId, student_id: found.studentId });
      const result = await judgePublished(id, found.bundle);
      if (!isSuperseded(result)) return { result, supersededBy: null };
      const diploma = await inScope(db, "public", (trx) => findDiploma(trx, id));
      return { result, supersededBy: diploma?.superseded_by ?? null };
    },

    async findByDigest(actor, sha256) {
      const found = await published.findByDigest(sha256);
      if (!found) throw new AppError("not_found");
      count(actor, found.diploma);
      return { _id: found.diploma.id, credential: found.bundle };
    },

    documentFor: diplomas.documentFor,
    bundleFor: (actor, id) => readBundleFor(deps, actor, id),
  };
}

/** The bundle with the claims that the reader may see. Throws `not_found` before it is signed, `document_erased`. */
async function readBundleFor(
  { db, records, chain }: VerificationDeps,
  actor: Actor | null,
  id: string,
): ReturnType<Verification["bundleFor"]> {
  const found = await readFor(db, actor, async (trx) => {
    const found = await records.find(trx, id);
    if (!found || !isPublic(found.record)) return undefined;
    const { record } = found;
    const audience = audienceOf(actor, record);
    const disclosure = await findDisclosure(trx, { ...found, audience });
    const bundle = await readBundle(trx, { recordId: id, disclosure, identity: chain.identity });
    if (!bundle) return undefined;
    const diploma = await findDiploma(trx, id);
    return { bundle, supersededBy: diploma?.superseded_by ?? null };
  });
  if (!found) throw await whyMissing(db, id);
  return found;
}

const isSuperseded = ({ reason }: Result): boolean => reason === "superseded";

function notIssued(now: Date): Result {
  const checks = CHECK_NAMES.map((name, at) => report(name, at === 0 ? "not_issued" : "not_checked"));
  return { verdict: "invalid", reason: "not_issued", checks, facts: {}, checkedAt: now.toISOString(), block: null };
}
