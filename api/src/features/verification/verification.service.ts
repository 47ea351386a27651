/** Verification by the server: the same verifier that others run without us, on our own trust list and node. */
import {
  type Bundle,
  CHECK_NAMES,
  createRpcReader,
  parseBundle,
  type Result,
  report,
  type TrustEntry,
  verify,
} from "ijaza-verifier";
import type { Actor } from "../../platform/actor.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Clock, today } from "../../platform/clock.ts";
import { type Db, inScope } from "../../platform/database.ts";
import type { Chain } from "../chain/chain.service.ts";
import { type DiplomaRow, findDiploma, PUBLIC, seesAll } from "../diplomas/diplomas.service.ts";
import type { Visits } from "../visits/visits.service.ts";
import { type Audience, findSuccessorAt, readBundle } from "./bundles.ts";
import { cacheByBlock } from "./cached-reader.ts";
import { keepLatest } from "./keep-latest.ts";

type VerificationParts = { db: Db; clock: Clock; chain: Chain; visits: Visits; trust: TrustEntry };

/** A result and, when it says that the diploma is superseded, the diploma that took its place. */
type Verified = { result: Result; supersededBy: string | null };

export type Verification = ReturnType<typeof createVerification>;

const BUNDLES_KEPT = 20_000;

export function createVerification({ db, clock, chain, visits, trust }: VerificationParts) {
  const reader = cacheByBlock(createRpcReader({ rpc: [chain.node.url] }), async () => {
    const head = await chain.node.block("latest");
    if (!head) throw new Error("the chain has no block");
    return head.hash;
  });
  const judge = (input: Bundle | string) => verify(input, { trust: [trust], chain: reader, now: clock.now() });
  // What is anchored never changes: only the chain's word on it does, and that is read by block.
  const anchored = keepLatest<{ bundle: Bundle; universityId: string }>(BUNDLES_KEPT);
  const judged = keepLatest<{ result: Result; head: string; day: string }>(BUNDLES_KEPT);

  /** The same bundle at the same block on the same day has the same verdict; only the time of asking differs. */
  const judgeAnchored = async (id: string, bundle: Bundle): Promise<Result> => {
    const [head, day] = [await reader.head(), today(clock)];
    const known = judged.get(id);
    if (known && known.head === head && known.day === day) {
      return { ...known.result, checkedAt: clock.now().toISOString() };
    }
    const result = await judge(bundle);
    if (head && result.verdict !== "unknown") judged.keep(id, { result, head, day });
    return result;
  };

  const findAnchored = async (id: string): Promise<DiplomaRow | { bundle: Bundle; universityId: string }> => {
    const known = anchored.get(id);
    if (known) return known;
    return inScope(db, "all", async (trx) => {
      const diploma = await findDiploma(trx, id);
      if (!diploma) throw new AppError("not_found");
      const bundle = await readBundle(trx, { documentId: id, audience: "public", identity: chain.identity });
      const isPublic = (PUBLIC as readonly string[]).includes(diploma.status);
      if (!bundle || !isPublic) return diploma;
      return anchored.keep(id, { bundle, universityId: diploma.university_id });
    });
  };

  return {
    /** Verifies a bundle, given as JSON or as its text. Throws `not_a_diploma` for what is none. */
    async verifyBundle(input: unknown): Promise<Verified> {
      const text = typeof input === "string" ? input : JSON.stringify(input ?? null);
      if (text.startsWith("%PDF-")) throw new AppError("pdf_not_available");
      const parsed = parseBundle(text);
      if (!parsed.ok && parsed.code === "not_a_diploma") throw new AppError("not_a_diploma");
      const result = await judge(text);
      if (!isSuperseded(result) || !parsed.ok) return { result, supersededBy: null };
      const place = { root: parsed.bundle.anchor.root, index: parsed.bundle.proof.index };
      return { result, supersededBy: await inScope(db, "all", (trx) => findSuccessorAt(trx, place)) };
    },

    /** Verifies the diploma of this id; one that is not signed yet is invalid, `not_issued`. */
    async verifyById(id: string): Promise<Verified> {
      const found = await findAnchored(id);
      if (!("bundle" in found)) return { result: notIssued(clock.now()), supersededBy: null };
      visits.count({ universityId: found.universityId, documentId: id, kind: "verification" });
      const result = await judgeAnchored(id, found.bundle);
      if (!isSuperseded(result)) return { result, supersededBy: null };
      const diploma = await inScope(db, "all", (trx) => findDiploma(trx, id));
      return { result, supersededBy: diploma?.superseded_by ?? null };
    },

    /** The bundle with the claims that the reader may have. Throws `not_found` before it is signed. */
    async bundleFor(actor: Actor | null, id: string): Promise<{ bundle: Bundle; supersededBy: string | null }> {
      return inScope(db, "all", async (trx) => {
        const diploma = await findDiploma(trx, id);
        const audience: Audience = diploma && seesAll(actor, diploma) ? "all" : "public";
        const bundle = await readBundle(trx, { documentId: id, audience, identity: chain.identity });
        if (!diploma || !bundle || !(PUBLIC as readonly string[]).includes(diploma.status))
          throw new AppError("not_found");
        if (audience === "public") visits.count({ universityId: diploma.university_id, documentId: id, kind: "visit" });
        return { bundle, supersededBy: diploma.superseded_by };
      });
    },
  };
}

const isSuperseded = ({ reason }: Result): boolean => reason === "superseded";

function notIssued(now: Date): Result {
  const checks = CHECK_NAMES.map((name, at) => report(name, at === 0 ? "not_issued" : "not_checked"));
  return { verdict: "invalid", reason: "not_issued", checks, facts: {}, checkedAt: now.toISOString(), block: null };
}
