/** Sets up a diploma that is anchored on a fake chain, and that a test can alter in any way before it verifies it. */
import { afterAll, expect, onTestFinished, TestRunner } from "vitest";
import { SHARED_FOR_MS } from "../src/chain/shared-reads.ts";
import type { Bundle } from "../src/credential/bundle.ts";
import { inclusionProof, treeRoot } from "../src/credential/merkle.ts";
import { CHECK_NAMES, type Result } from "../src/result.ts";
import type { TrustEntry } from "../src/trust/trust.ts";
import { type VerifyOptions, verify } from "../src/verify.ts";
import {
  type MadeForTest,
  makeCredentialForTest,
  makeTestKey,
  type Recipe,
  STATUS_LIST,
  type TestKey,
} from "./credential-maker.ts";
import { type CheckAnswer, type FakeChain, type FakeKey, NO_KEY, startFakeChain } from "./fake-chain.ts";

export const ISSUED_AT = 1_780_000_000;
export const CHAIN_ID = 31337;
export const REGISTRY = "0x5fbdb2315678afecb367f032d93f642f64180aa3";
export const CLAIMS = { firstName: "Amel", lastName: "Ben Salah", titleFr: "Licence en informatique", average: 14.25 };
const INDEX = 5;
const COUNT = 11;
const UNIVERSITY = 7n;
const YEAR = 31_536_000;
/** Five seconds after the newest block of an unchanged fake chain. */
export const NOW = new Date((ISSUED_AT + YEAR + 5) * 1000);

export type Scene = {
  key: TestKey;
  credential: MadeForTest;
  bundle: Bundle;
  trust: TrustEntry[];
  chain: FakeChain;
  /** Verifies the bundle as it is now, or with members changed. */
  verify: (changed?: Partial<Bundle>, options?: Partial<VerifyOptions>) => Promise<Result>;
};

/** Makes a valid diploma; `recipe` changes the credential before it is anchored. */
export async function setUpDiploma(recipe: Partial<Recipe> = {}): Promise<Scene> {
  const key = recipe.key ?? makeTestKey();
  const status = {
    registry: `eip155:${CHAIN_ID}:${REGISTRY}`,
    university: `${UNIVERSITY}`,
    index: INDEX,
    status_list: STATUS_LIST,
  };
  const credential = makeCredentialForTest({ key, status, claims: CLAIMS, ...recipe });
  const leaves = Array.from({ length: COUNT }, (_, at) =>
    Buffer.from(at === INDEX ? credential.jwt : `neighbour ${at}`),
  );
  const root = toHex(treeRoot(leaves));
  const chain = await setUpChain(root);
  const { genesisHash, codeHash } = chain;
  const bundle: Bundle = {
    format: "ijaza-bundle/1",
    credential: credential.text,
    proof: { index: INDEX, count: COUNT, path: inclusionProof(leaves, INDEX).map(toHex) },
    anchor: { chainId: CHAIN_ID, genesisHash, registry: REGISTRY, university: `${UNIVERSITY}`, root, block: 40 },
  };
  const trust: TrustEntry[] = [
    { chainId: CHAIN_ID, genesisHash, registry: REGISTRY, codeHash, finality: { tag: "finalized" }, demo: false },
  ];
  // A function of its own, so that pins that an earlier chain proved on the same port do not count.
  const network: typeof fetch = (...request) => fetch(...request);
  // Time passes between two verifications, so that none is given what the one before has read.
  let elapsed = 0;
  const clock = () => elapsed;
  return {
    key,
    credential,
    bundle,
    trust,
    chain,
    async verify(changed = {}, options = {}) {
      elapsed += SHARED_FOR_MS;
      const asking = { trust, rpc: [chain.url], fetch: network, clock, ...PATIENCE, now: soonAfter(chain) };
      const result = await verify({ ...bundle, ...changed }, { ...asking, ...options });
      expect(result.checks.map(({ name }) => name)).toEqual(CHECK_NAMES);
      return result;
    },
  };
}

/** Five seconds after the chain's newest block. */
export function soonAfter({ latest }: Pick<FakeChain, "latest">): Date {
  return new Date((Number(latest.blockTime) + 5) * 1000);
}

/** Long enough for a busy machine. Tests of an endpoint that hangs use less. */
const PATIENCE = { timeoutMs: 10_000, withinMs: 60_000, askAgainAfterMs: 0 };

/** The reason why a diploma of this recipe is refused. The diploma is anchored nevertheless. */
export async function reasonFor(recipe: Partial<Recipe>): Promise<string | undefined> {
  const { verify } = await setUpDiploma(recipe);
  const { reason, verdict } = await verify();
  expect(verdict).not.toBe("valid");
  return reason;
}

/** Another endpoint of the chain on which the root is anchored; closed after the test or after the file. */
export async function setUpChain(root: string, changed: Partial<CheckAnswer> = {}): Promise<FakeChain> {
  const chain = await startFakeChain({
    chainId: CHAIN_ID,
    root,
    count: COUNT,
    latest: { ...goodAnswer(), ...changed },
  });
  const atEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  atEnd(() => chain.close());
  return chain;
}

export function toHex(bytes: Uint8Array): string {
  return `0x${Buffer.from(bytes).toString("hex")}`;
}

export const goodKey: FakeKey = { ...NO_KEY, university: UNIVERSITY, validFrom: ISSUED_AT - YEAR };

const IDENTITY = {
  name: "Université de l'Étoile",
  domain: "etoile.example",
  did: "did:web:diplomas.example:university:7",
};

function goodAnswer(): CheckAnswer {
  return {
    chainId: BigInt(CHAIN_ID),
    blockNumber: 100n,
    blockTime: BigInt(ISSUED_AT + YEAR),
    registered: true,
    active: true,
    present: { since: ISSUED_AT - YEAR, identity: IDENTITY },
    atIssue: { since: ISSUED_AT - YEAR, identity: IDENTITY },
    batch: { signer: `0x${"ab".repeat(20)}`, issuedAt: ISSUED_AT, revokedAt: 0 },
    responsableKey: goodKey,
    responsableReaffirmedAt: 0,
    credentialKey: goodKey,
    credentialReaffirmedAt: 0,
    revokedWord: 0n,
    supersededWord: 0n,
    wordRevokedAt: 0,
  };
}
