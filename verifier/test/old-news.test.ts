/** An outdated answer is never valid: the age of the newest block, the quorum, and which endpoints are named. */
import { describe, expect, test } from "vitest";
import { CHAIN_ID, type Scene, setUpChain, setUpDiploma, soonAfter } from "./scene.ts";

const later = (scene: Scene, seconds: number) => new Date(soonAfter(scene.chain).getTime() + 1000 * seconds);
const demanding = ({ trust }: Scene, terms: object) => ({ trust: trust.map((entry) => ({ ...entry, ...terms })) });
const REVOKED = { revokedWord: 1n << 5n };

describe("a node that stopped", () => {
  test("is not believed once its newest block is an hour old", async () => {
    const scene = await setUpDiploma();
    expect(await scene.verify({}, { now: later(scene, 3595) })).toMatchObject({ verdict: "valid" });
    expect(await scene.verify({}, { now: later(scene, 3596) })).toMatchObject({
      verdict: "unknown",
      reason: "node_stale",
    });
  });

  test("is not believed once its block is older than the trust list allows", async () => {
    const scene = await setUpDiploma();
    const strict = demanding(scene, { maxBlockAge: 900 });
    expect(await scene.verify({}, { ...strict, now: later(scene, 895) })).toMatchObject({ verdict: "valid" });
    expect(await scene.verify({}, { ...strict, now: later(scene, 896) })).toMatchObject({ reason: "node_stale" });
    const patient = demanding(scene, { maxBlockAge: 86_400 });
    expect(await scene.verify({}, { ...patient, now: later(scene, 80_000) })).toMatchObject({ verdict: "valid" });
  });

  test("does not make a diploma invalid either, whatever it answers", async () => {
    const scene = await setUpDiploma();
    scene.chain.latest = { ...scene.chain.latest, ...REVOKED };
    const now = later(scene, 4000);
    expect(await scene.verify({}, { now })).toMatchObject({ verdict: "unknown", reason: "node_stale" });
  });

  test("is named, with the age of its block", async () => {
    const scene = await setUpDiploma();
    const { facts, checks, block } = await scene.verify({}, { now: later(scene, 4000) });
    expect(facts.uncounted).toMatchObject([{ endpoint: scene.chain.url, code: "node_stale" }]);
    expect(checks[1]?.detail).toContain("2027-05-28T20:26:40.000Z");
    expect(block).toBeNull();
  });

  test("contradicts another that goes on", async () => {
    const scene = await setUpDiploma();
    const blockTime = scene.chain.latest.blockTime + 2_592_000n;
    const honest = await setUpChain(scene.bundle.anchor.root, { ...REVOKED, blockTime });
    const options = { rpc: [scene.chain.url, honest.url], now: soonAfter(honest) };
    expect(await scene.verify({}, options)).toMatchObject({ verdict: "unknown", reason: "rpc_disagree" });
  });

  test("is not believed when the honest one fails", async () => {
    const scene = await setUpDiploma();
    const blockTime = scene.chain.latest.blockTime + 2_592_000n;
    const honest = await setUpChain(scene.bundle.anchor.root, { ...REVOKED, blockTime });
    honest.fault = "http-500";
    const { verdict, reason, facts } = await scene.verify(
      {},
      { rpc: [scene.chain.url, honest.url], now: soonAfter(honest) },
    );
    expect({ verdict, reason }).toEqual({ verdict: "unknown", reason: "node_stale" });
    expect(facts.uncounted?.map(({ endpoint, code }) => [endpoint, code])).toEqual([
      [honest.url, "chain_unreachable"],
      [scene.chain.url, "node_stale"],
    ]);
  });
});

describe("a quorum of two", () => {
  const two = async () => {
    const scene = await setUpDiploma();
    const other = await setUpChain(scene.bundle.anchor.root);
    const check = (options = {}) =>
      scene.verify({}, { ...demanding(scene, { quorum: 2 }), rpc: [scene.chain.url, other.url], ...options });
    return { scene, other, check };
  };

  test("is reached by two that agree", async () => {
    const { check } = await two();
    expect(await check()).toMatchObject({ verdict: "valid" });
  });

  test.each(["http-500", "refuses", "not-json"] as const)("is missed and names the failed one: %s", async (fault) => {
    const { check, other } = await two();
    other.fault = fault;
    const { verdict, reason, checks } = await check();
    expect({ verdict, reason }).toEqual({ verdict: "unknown", reason: "quorum_missed" });
    expect(checks[1]?.detail).toContain(other.url);
  });

  test("is missed when one lags", async () => {
    const { check, other, scene } = await two();
    other.latest = { ...other.latest, blockTime: other.latest.blockTime - 4000n };
    const { reason, facts } = await check({ now: soonAfter(scene.chain) });
    expect({ reason, facts }).toMatchObject({
      reason: "quorum_missed",
      facts: { uncounted: [{ endpoint: other.url, code: "node_stale" }] },
    });
  });

  test("is not reached by one endpoint, nor by the same one twice, in whatever spelling", async () => {
    const { check, scene } = await two();
    const { url } = scene.chain;
    const local = url.replace("127.0.0.1", "localhost");
    const spellings = [url, `${url}/`, `${url}#a`, `${url}?a`, local, url.replace("127.0.0.1", "LOCALHOST")];
    for (const rpc of [
      [url],
      { [CHAIN_ID]: [url, url] },
      ...spellings.map((other) => [url, other]),
      [url, "no address"],
    ]) {
      expect(await check({ rpc })).toMatchObject({ verdict: "unknown", reason: "quorum_missed" });
    }
  });

  test("is reached by two of three, and the third is named", async () => {
    const { check, scene, other } = await two();
    const third = await setUpChain(scene.bundle.anchor.root);
    third.fault = "http-500";
    const result = await check({ rpc: [third.url, scene.chain.url, other.url] });
    expect(result).toMatchObject({
      verdict: "valid",
      facts: { asked: [scene.chain.url, other.url], uncounted: [{ endpoint: third.url, code: "chain_unreachable" }] },
    });
  });
});

test("a cached answer must be fresh when it is used", async () => {
  const scene = await setUpDiploma();
  const { createRpcReader } = await import("../src/chain/registry.ts");
  const reader = createRpcReader({ rpc: [scene.chain.url] });
  let kept: ReturnType<typeof reader.read> | undefined;
  const chain = { read: (request: Parameters<typeof reader.read>[0]) => (kept ??= reader.read(request)) };
  expect(await scene.verify({}, { chain })).toMatchObject({ verdict: "valid" });
  expect(await scene.verify({}, { chain, now: later(scene, 4000) })).toMatchObject({ reason: "node_stale", block: {} });
});
