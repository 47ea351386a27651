/** What a seal adds to a verification, when the caller's own function opens the document. */
import { expect, test } from "vitest";
import { leafHash } from "../src/credential/merkle.ts";
import type { Opening } from "../src/pdf/opening.ts";
import { CHECK_NAMES } from "../src/result.ts";
import { verify } from "../src/verify.ts";
import { type FakeKey, NO_KEY } from "./fake-chain.ts";
import { goodKey, NOW, setUpDiploma } from "./scene.ts";

const PDF = new TextEncoder().encode("%PDF-1.7\n");
const ANOTHER = new Uint8Array(32).fill(0xcd);

/** A PDF that carries a diploma, sealed by the diploma's own key or by another one. */
async function setUpSealed({ keyThumbprint, leaf }: { keyThumbprint?: Uint8Array; leaf?: Uint8Array } = {}) {
  const { bundle, credential, key, trust, chain } = await setUpDiploma();
  const seal = {
    keyThumbprint: keyThumbprint ?? new Uint8Array(key.thumbprint),
    leaf: leaf ?? leafHash(Buffer.from(credential.jwt)),
  };
  const document = { seal, bundle: new TextEncoder().encode(JSON.stringify(bundle)) };
  const check = async (opening: Opening = { ok: true, document }, rpc = [chain.url]) => {
    const result = await verify(PDF, { trust, rpc, shareReads: false, now: NOW, openPdf: async () => opening });
    expect(result.checks.map(({ name }) => name)).toEqual(CHECK_NAMES);
    return { ...result, codes: result.checks.map(({ code }) => code) };
  };
  return { check, chain, seal };
}

test("a seal by the key that signed the diploma needs no further reading", async () => {
  const { check, chain, seal } = await setUpSealed();
  const { verdict, codes, facts } = await check();
  expect({ verdict, codes }).toEqual({
    verdict: "valid",
    codes: ["document_intact", "issuer_recognised", "batch_anchored", "in_force"],
  });
  expect(facts.seal?.keyThumbprint).toBe(Buffer.from(seal.keyThumbprint).toString("base64url"));
  expect(chain.calls.filter((call) => call.startsWith("eth_call"))).toEqual(["eth_call latest", "eth_call finalized"]);
});

test("a seal by the signing key no longer counts when that key is compromised later", async () => {
  const { check, chain } = await setUpSealed();
  chain.latest = { ...chain.latest, credentialKey: { ...goodKey, compromisedSince: 1_900_000_000 } };
  const { verdict, codes, facts } = await check();
  expect({ verdict, codes }).toEqual({
    verdict: "invalid",
    codes: ["document_intact", "seal_key_compromised", "not_checked", "not_checked"],
  });
  expect(facts).not.toHaveProperty("issuer");
});

test.each<[string, FakeKey]>([
  ["issuer_recognised", { ...goodKey, validUntil: 2_000_000_000 }],
  ["seal_key_ended", { ...goodKey, validUntil: goodKey.validFrom + 1 }],
  ["seal_of_another_university", { ...goodKey, university: 8n }],
  ["seal_key_unknown", NO_KEY],
])("for a seal by another key the chain is asked about that key: %s", async (code, registryKey) => {
  const { check, chain } = await setUpSealed({ keyThumbprint: ANOTHER });
  chain.keys.set(Buffer.from(ANOTHER).toString("hex"), registryKey);
  expect((await check()).codes[1]).toBe(code);
});

test("an issuer that is not recognised is reported before a fault of the seal", async () => {
  const { check, chain } = await setUpSealed({ keyThumbprint: ANOTHER });
  chain.latest = { ...chain.latest, registered: false };
  chain.keys.set(Buffer.from(ANOTHER).toString("hex"), NO_KEY);
  expect((await check()).codes[1]).toBe("university_unknown");
});

test("when the chain does not answer about the sealing key, the document is not called invalid", async () => {
  const { check, chain } = await setUpSealed({ keyThumbprint: ANOTHER });
  const answer = chain.latest;
  Object.defineProperty(chain, "latest", {
    get() {
      chain.fault = "http-500";
      return answer;
    },
  });
  const { verdict, codes } = await check();
  expect({ verdict, code: codes[1] }).toEqual({ verdict: "unknown", code: "chain_unreachable" });
});

test("a seal over another credential is refused", async () => {
  const { check } = await setUpSealed({ leaf: ANOTHER });
  expect((await check()).codes[0]).toBe("seal_of_another_credential");
});

test("a refusal of the opener is reported with its code and message", async () => {
  const { check } = await setUpSealed();
  const { verdict, checks } = await check({ ok: false, code: "document_altered", detail: "Not as it was." });
  expect(verdict).toBe("invalid");
  expect(checks[0]).toMatchObject({ name: "integrity", code: "document_altered", detail: "Not as it was." });
});
