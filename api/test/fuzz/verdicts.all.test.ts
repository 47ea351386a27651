/**
 * No change of a document, of what a node answers or of the clock makes a bad document valid, nor a good one say anything
 * else. Only `npm run test:all` asks for this, each time from another seed on; `npm run fuzz` runs more cases: FUZZ_CASES
 * mutations, from the seed FUZZ_SEED on.
 */
import type { Result } from "@ijaza/verifier";
import { looksLikeBadge, looksLikePdf, verify } from "@ijaza/verifier";
import { verifyBadge } from "@ijaza/verifier/badge/verify-badge";
import { beforeAll, expect, test } from "vitest";
import { TEST_SEED } from "../../../test-seed.ts";
import { badgeSite } from "../badge-site.ts";
import { startChainApp } from "../chain-harness.ts";
import { createRandom } from "../faults/random.ts";
import { findFalseGreen, type Original } from "./expectation.ts";
import { lyingNode } from "./lying-node.ts";
import { mutate } from "./mutate.ts";
import { makeSamples, type Sample } from "./samples.ts";

const CASES = Number(process.env.FUZZ_CASES ?? 500);
const FIRST_SEED = Number(process.env.FUZZ_SEED ?? TEST_SEED);
const DAY_MS = 86_400_000;
const PATIENCE_MS = 300_000 + CASES * 1_000;

const app = await startChainApp();
const { chain, trust, anyone } = app;
const site = badgeSite(anyone, { keepsAnswers: true });
let samples: Sample[];
let originals: Original[];

type JudgeOptions = { rpc: string[]; fetch: typeof fetch; now?: Date; prove?: boolean };

async function judge(bytes: Uint8Array, { rpc, fetch: ask, now, prove }: JudgeOptions): Promise<Result> {
  const passOn: typeof fetch = (input, init) =>
    rpc.some((url) => String(input) === url) ? ask(input, init) : site(input, init);
  const options = { trust: [trust], rpc, fetch: passOn, now, prove, shareReads: false };
  return looksLikeBadge(bytes) && !looksLikePdf(bytes) ? verifyBadge(bytes, options) : verify(bytes, options);
}

beforeAll(async () => {
  samples = await makeSamples(app);
  originals = [];
  for (const sample of samples) {
    const { verdict, facts } = await judge(sample.bytes, { rpc: [chain.url], fetch });
    expect({ name: sample.name, verdict }).toEqual({ name: sample.name, verdict: sample.isGood ? "valid" : "invalid" });
    if (sample.isGood) originals.push({ ...sample, facts });
  }
}, PATIENCE_MS);

test(`${CASES} mutations from seed ${FIRST_SEED}: none is valid but what says the same as an original`, {
  timeout: PATIENCE_MS,
}, async () => {
  const received: string[] = [];
  const breaches: string[] = [];
  const verdicts = { valid: 0, invalid: 0, unknown: 0 };
  for (let seed = FIRST_SEED; seed < FIRST_SEED + CASES; seed++) {
    const random = createRandom(seed);
    const sample = random.pick(samples);
    const isDocumentChanged = random.chance(0.7);
    const changed = isDocumentChanged
      ? mutate(sample, random.pick(samples), random)
      : { description: "as it is", value: sample.bytes };
    const isNodeLying = !isDocumentChanged || random.chance(0.3);
    const node = isNodeLying ? lyingNode(chain.url, received, random) : { rpc: [chain.url], fetch, lies: [] };
    const days = random.chance(0.3) ? random.pick([-36_500, -3650, -400, -1, 1, 400, 36_500]) : 0;
    const prove = random.chance(0.2);
    const result = await judge(changed.value, { ...node, now: new Date(Date.now() + days * DAY_MS), prove });
    verdicts[result.verdict] += 1;
    const falseGreen = findFalseGreen(result, changed.value, originals);
    const description = `${sample.name}; ${changed.description}; node: ${node.lies.join(", ")}; clock ${days} days; prove: ${prove}`;
    if (falseGreen) breaches.push(`seed ${seed}: ${falseGreen}: ${description}`);
  }
  console.log(`${CASES} mutations from seed ${FIRST_SEED}: ${JSON.stringify(verdicts)}`);
  expect(breaches).toEqual([]);
  // Harmless changes exist, such as a hidden claim: a run without one green verdict would judge nothing.
  expect(verdicts.valid).toBeGreaterThan(0);
});
