/** Runs the verifier that others run themselves, with our own trust list and chain node. */
import {
  type Bundle,
  type DocumentOptions,
  isStale,
  type PdfOpener,
  type Result,
  type TrustEntry,
  verify,
  verifyDocument,
} from "@ijaza/verifier";
import type { Source } from "@ijaza/verifier/badge/sources";
import { LRUCache } from "lru-cache";
import { type Clock, today } from "../../platform/clock.ts";
import type { CachedReader } from "./cached-reader.ts";
import { BUNDLES_CACHED } from "./published-bundles.ts";

export type JudgingDeps = {
  clock: Clock;
  trust: TrustEntry;
  reader: CachedReader;
  openPdf: PdfOpener;
  publicUrl: string;
  /** Resolves the addresses in our own badges. */
  site: Source;
};

export type Judging = {
  /** Verifies a bundle. */
  judge(bundle: Bundle): Promise<Result>;
  /** Verifies a file of any kind; `lookUp` finds the bundle of one that a university handed in. */
  judgeFile(bytes: Uint8Array, lookUp?: DocumentOptions["lookUp"]): Promise<Result>;
  /** Verifies the public bundle of this document; the verdict is cached until the chain has a new block. */
  judgePublished(id: string, bundle: Bundle): Promise<Result>;
};

type JudgedBundle = { bundle: Bundle; result: Result; head: string; day: string };

export function createJudging({ clock, trust, reader, openPdf, publicUrl, site }: JudgingDeps): Judging {
  const judged = new LRUCache<string, JudgedBundle>(BUNDLES_CACHED);
  const options = () => ({ trust: [trust], chain: reader, now: clock.now() });
  const judge = (bundle: Bundle) => verify(bundle, options());
  const { origin: from } = new URL(publicUrl);

  /** When the chain has stopped, the age of what was read grows while it is cached. */
  const isFresh = ({ block }: Result) =>
    block !== null && !isStale({ blockTime: Date.parse(block.time) / 1000, entry: trust, now: clock.now() });

  return {
    judge,

    async judgePublished(id, bundle) {
      const [head, day] = [await reader.head(), today(clock)];
      const known = judged.get(id);
      // The same bundle at the same block on the same day has the same verdict; only its time differs. A holder who hides
      // a claim gets another bundle.
      const isSame = known && known.bundle === bundle && known.head === head && known.day === day;
      if (isSame && isFresh(known.result)) return { ...known.result, checkedAt: clock.now().toISOString() };
      const result = await judge(bundle);
      if (head && result.verdict !== "unknown") judged.set(id, { bundle, result, head, day });
      return result;
    },

    async judgeFile(bytes, lookUp) {
      const { result } = await verifyDocument(bytes, { ...options(), openPdf, from, source: site, lookUp });
      return result;
    },
  };
}
