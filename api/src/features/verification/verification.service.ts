/** Verification on the server: the same verifier that others run themselves, with our own trust list and node. */

import { createHash } from "node:crypto";
import { isPublic } from "@ijaza/schema/records/record";
import {
  type Bundle,
  CHECK_NAMES,
  createRpcReader,
  isStale,
  looksLikeBadge,
  looksLikePdf,
  type PdfOpener,
  type Result,
  report,
  type TrustEntry,
  verify,
  verifyFile,
} from "@ijaza/verifier";
import { LRUCache } from "lru-cache";
import { type Actor, readFor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Clock, today } from "../../platform/clock.ts";
import { type Db, inScope } from "../../platform/database.ts";
import type { Signals } from "../../platform/signals.ts";
import type { Badges } from "../badges/badges.service.ts";
import type { Chain } from "../chain/chain.service.ts";
import { type Diplomas, findDiploma } from "../diplomas/diplomas.service.ts";
import { findAnchoredAt, readBundle } from "../documents/documents.service.ts";
import { audienceOf, findDisclosure, isRecorded, type Records } from "../records/records.service.ts";
import { readDidDocument } from "../universities/universities.service.ts";
import type { Visits } from "../visits/visits.service.ts";
import { cacheByBlock } from "./cached-reader.ts";
import { sourceOf } from "./own-site.ts";

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
type Verified = { result: Result; supersededBy: string | null };
type Anchored = { bundle: Bundle; universityId: string; studentId: string | null };
/** The holder and the university of a document. */
type Owned = { id: string; university_id: string; student_id: string | null };

export type Verification = {
  /** Verifies a bundle or a badge, as JSON or text, or the bytes of a file. Throws `not_a_diploma` for anything else. */
  verifyDocument(actor: Actor | null, input: unknown): Promise<Verified>;
  /** Verifies the document of this id; before it is signed the result is invalid, `not_issued`. Throws `not_found`. */
  verifyById(actor: Actor | null, id: string): Promise<Verified>;
  /** The signed diploma whose document has this digest, the digest disclosed. Throws `not_found`. */
  findByDigest(actor: Actor | null, sha256: string): Promise<{ _id: string; credential: Bundle }>;
  /** The document that the university uploaded, for readers who see all of the diploma. */
  documentFor: Diplomas["documentFor"];
  /** The bundle with the claims that the reader may see. Throws `not_found` before it is signed. */
  bundleFor(actor: Actor | null, id: string): Promise<{ bundle: Bundle; supersededBy: string | null }>;
};

const BUNDLES_KEPT = 20_000;

export function createVerification(deps: VerificationDeps): Verification {
  const { db, clock, chain, visits, signals, diplomas, trust, publicRpcUrls, records, publicUrl, openPdf } = deps;
  const reader = cacheByBlock(createRpcReader({ rpc: [chain.node.url, ...publicRpcUrls] }), async () => {
    const head = await chain.node.block("latest");
    if (!head) throw new Error("the chain has no block");
    return head.hash;
  });
  const judge = (input: unknown) => verify(input, { trust: [trust], chain: reader, openPdf, now: clock.now() });
  // Anchored bundles never change; only their status on the chain does, and that is read anew with each block.
  const anchored = new LRUCache<string, Anchored>({ max: BUNDLES_KEPT });
  const judged = new LRUCache<string, { bundle: Bundle; result: Result; head: string; day: string }>({
    max: BUNDLES_KEPT,
  });
  let forgotten = 0;
  // A holder has changed which claims are hidden, on this or another node.
  signals.on("documents", (id) => {
    forgotten += 1;
    for (const kept of [anchored, judged]) {
      // A signal without an id says that any document may have changed.
      if (id === "") kept.clear();
      else kept.delete(id);
    }
  });

  /** When the chain has stopped, the age of what was read grows while it is cached. */
  const isFresh = ({ block }: Result) =>
    block !== null && !isStale({ blockTime: Date.parse(block.time) / 1000, entry: trust, now: clock.now() });

  /** The same bundle at the same block on the same day has the same verdict; only its time differs. */
  const judgeAnchored = async (id: string, bundle: Bundle): Promise<Result> => {
    const [head, day] = [await reader.head(), today(clock)];
    const known = judged.get(id);
    // A verdict on former claims may arrive after the holder's new choice is known.
    const isSame = known && known.bundle === bundle && known.head === head && known.day === day;
    if (isSame && isFresh(known.result)) {
      return { ...known.result, checkedAt: clock.now().toISOString() };
    }
    const result = await judge(bundle);
    if (head && result.verdict !== "unknown") judged.set(id, { bundle, result, head, day });
    return result;
  };

  /** The public bundle of a record; null while it is not signed. */
  const findAnchored = async (id: string): Promise<Anchored | null> => {
    const known = anchored.get(id);
    if (known) return known;
    const before = forgotten;
    return inScope(db, "public", async (trx) => {
      const found = await records.find(trx, id);
      if (!found && !(await isRecorded(trx, id))) throw new AppError("not_found");
      if (!found) return null;
      const { record } = found;
      const disclosure = await findDisclosure(trx, { ...found, audience: "anyone" });
      const bundle = await readBundle(trx, { documentId: id, disclosure, identity: chain.identity });
      if (!bundle) return null;
      const fresh = { bundle, universityId: record.university_id, studentId: record.student_id };
      // A result that was read while the cache was cleared may be outdated, so it is not cached.
      if (forgotten === before) anchored.set(id, fresh);
      return fresh;
    });
  };

  /** Counts a verdict, except for the holder and the university's own staff. */
  const count = (actor: Actor | null, owned: Owned) => {
    if (audienceOf(actor, owned) !== "anyone") return;
    visits.count({ universityId: owned.university_id, documentId: owned.id, kind: "verification" });
  };

  /** The signed diploma whose document has this digest, the digest disclosed; null when there is none. */
  const findHandedIn = (sha256: string) =>
    inScope(db, "public", async (trx) => {
      const diploma = await diplomas.findByFile(trx, sha256);
      const found = diploma && (await records.find(trx, diploma.id));
      if (!found) return null;
      const toAnyone = await findDisclosure(trx, { ...found, audience: "anyone" });
      // Whoever has the file knows its digest, so disclosing it reveals nothing.
      const disclosure = { discloses: (name: string) => name === "fileSha256" || toAnyone.discloses(name) };
      const bundle = await readBundle(trx, { documentId: diploma.id, disclosure, identity: chain.identity });
      return bundle && { diploma, bundle };
    });

  /** Verifies a PDF without a bundle as a document that its university uploaded; null when it is none. */
  const judgeAsHandedIn = async (bytes: Uint8Array) => {
    if (!looksLikePdf(bytes)) return null;
    const found = await findHandedIn(createHash("sha256").update(bytes).digest("hex"));
    if (!found) return null;
    const options = { trust: [trust], chain: reader, now: clock.now() };
    return { diploma: found.diploma, result: await verifyFile({ bytes, bundle: found.bundle }, options) };
  };

  const site = sourceOf({
    bundle: async (id) => (await findAnchored(id))?.bundle ?? null,
    didDocument: (slug) => readDidDocument({ db, publicUrl }, slug),
    statusList: deps.badges.statusList,
  });

  /** The code that verifies badges is large and seldom needed, so it is loaded with the first one. */
  const judgeBadge = async (bytes: Uint8Array): Promise<Result> => {
    const { verifyBadge } = await import("@ijaza/verifier/badge/verify-badge");
    const from = new URL(publicUrl).origin;
    return verifyBadge(bytes, { trust: [trust], chain: reader, now: clock.now(), from, source: site });
  };

  return {
    async verifyDocument(actor, input) {
      const isAsItCame = typeof input === "string" || input instanceof Uint8Array;
      const document = isAsItCame ? input : JSON.stringify(input ?? null);
      const bytes = typeof document === "string" ? new TextEncoder().encode(document) : document;
      if (looksLikeBadge(bytes)) return { result: await judgeBadge(bytes), supersededBy: null };
      const first = await judge(document);
      const isUnread = first.reason === "not_a_diploma" && input instanceof Uint8Array;
      const handedIn = isUnread ? await judgeAsHandedIn(input) : null;
      const { result } = handedIn ?? { result: first };
      if (result.reason === "not_a_diploma") throw new AppError("not_a_diploma");
      const { anchor } = result.facts;
      const found = anchor && (await inScope(db, "public", (trx) => findAnchoredAt(trx, anchor)));
      const owned = handedIn?.diploma ?? found;
      if (owned) count(actor, owned);
      return { result, supersededBy: isSuperseded(result) ? (found?.superseded_by ?? null) : null };
    },

    async verifyById(actor, id) {
      const found = await findAnchored(id);
      if (!found) return { result: notIssued(clock.now()), supersededBy: null };
      count(actor, { id, university_id: found.universityId, student_id: found.studentId });
      const result = await judgeAnchored(id, found.bundle);
      if (!isSuperseded(result)) return { result, supersededBy: null };
      const diploma = await inScope(db, "public", (trx) => findDiploma(trx, id));
      return { result, supersededBy: diploma?.superseded_by ?? null };
    },

    async findByDigest(actor, sha256) {
      const found = await findHandedIn(sha256);
      if (!found) throw new AppError("not_found");
      count(actor, found.diploma);
      return { _id: found.diploma.id, credential: found.bundle };
    },

    documentFor: diplomas.documentFor,

    async bundleFor(actor, id) {
      const found = await readFor(db, actor, async (trx) => {
        const found = await records.find(trx, id);
        if (!found || !isPublic(found.record)) return undefined;
        const { record } = found;
        const audience = audienceOf(actor, record);
        const disclosure = await findDisclosure(trx, { ...found, audience });
        const bundle = await readBundle(trx, { documentId: id, disclosure, identity: chain.identity });
        if (!bundle) return undefined;
        const diploma = await findDiploma(trx, id);
        return { bundle, supersededBy: diploma?.superseded_by ?? null };
      });
      if (!found) throw new AppError("not_found");
      return found;
    },
  };
}

const isSuperseded = ({ reason }: Result): boolean => reason === "superseded";

function notIssued(now: Date): Result {
  const checks = CHECK_NAMES.map((name, at) => report(name, at === 0 ? "not_issued" : "not_checked"));
  return { verdict: "invalid", reason: "not_issued", checks, facts: {}, checkedAt: now.toISOString(), block: null };
}
