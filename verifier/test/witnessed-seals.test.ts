/** A time stamp on a seal is a witness when the trust list names its authority, and else changes nothing. */
import { beforeAll, expect, test } from "vitest";
import type { TrustEntry } from "../src/trust/trust.ts";
import { verify } from "../src/verify.ts";
import type { FakeKey } from "./fake-chain.ts";
import { insertTimeStamp, makePdf, sealPdf, stampedIn } from "./pdf-maker.ts";
import { goodKey, ISSUED_AT, NOW, setUpDiploma } from "./scene.ts";
import { derOf, makeTimeAuthority, type StampRecipe, type TimeAuthority } from "./time-authority.ts";

const DAY = 86_400;
const SEALED_AT = ISSUED_AT + 30 * DAY;

let authority: TimeAuthority;
beforeAll(async () => {
  authority = await makeTimeAuthority();
});

const entryOf = ({ root }: TimeAuthority) => ({
  name: "Time, as the list calls it",
  certificate: Buffer.from(derOf(root)).toString("base64"),
});

/** A sealed PDF whose key is as it is given, and what is said of it with a time stamp of that time, or without. */
async function setUp(key: Partial<FakeKey> = {}) {
  const { bundle, credential, key: signing, trust, chain } = await setUpDiploma();
  const plain = makePdf({ text: "Licence", attachments: [["ijaza-bundle.json", JSON.stringify(bundle)]] });
  const pdf = sealPdf(plain, { key: signing, jwt: credential.jwt });
  chain.latest = { ...chain.latest, credentialKey: { ...goodKey, ...key } };
  const check = (bytes: Buffer, entry: Partial<TrustEntry> = { timestampAuthorities: [entryOf(authority)] }) => {
    const trusting = trust.map((each) => ({ ...each, ...entry }));
    return verify(bytes, { trust: trusting, rpc: [chain.url], shareReads: false, timeoutMs: 10_000, now: NOW });
  };
  const stamped = async (recipe: Partial<StampRecipe> = {}, by = authority) =>
    insertTimeStamp(pdf, await by.stamp(stampedIn(pdf), { at: SEALED_AT * 1000, ...recipe }));
  return { pdf, check, stamped };
}

test("a witnessed seal counts after the end of its key, and says by when it was sealed and who says so", async () => {
  const { pdf, check, stamped } = await setUp({ validUntil: ISSUED_AT + 60 * DAY });
  const unwitnessed = await check(pdf);
  expect(unwitnessed).toMatchObject({ verdict: "unknown", reason: "seal_key_ended" });
  expect(unwitnessed.checks.find(({ code }) => code === "seal_key_ended")?.detail).toContain("ended on 2026-");
  const { verdict, facts } = await check(await stamped());
  expect({ verdict, seal: facts.seal }).toEqual({
    verdict: "valid",
    seal: {
      keyThumbprint: expect.any(String),
      witnessed: { at: "2026-06-27T20:26:40.000Z", accuracy: 1, authority: "Time, as the list calls it" },
      countsUntil: null,
    },
  });
});

test("a witnessed seal counts when its key was compromised after it, and not when it was before", async () => {
  const { check, stamped } = await setUp({ compromisedSince: ISSUED_AT + 60 * DAY });
  expect(await check(await stamped())).toMatchObject({ verdict: "valid" });
  const later = await stamped({ at: (ISSUED_AT + 61 * DAY) * 1000 });
  expect(await check(later)).toMatchObject({ verdict: "invalid", reason: "seal_key_compromised" });
});

test("a seal that was witnessed after the end of its key may have been made before: nothing is said of it", async () => {
  const { check, stamped } = await setUp({ validUntil: ISSUED_AT + 10 * DAY });
  expect(await check(await stamped())).toMatchObject({ verdict: "unknown", reason: "seal_key_ended" });
});

test("a time stamp of an authority that is not listed changes nothing, and is told", async () => {
  const validUntil = ISSUED_AT + 400 * DAY;
  const { check, stamped } = await setUp({ validUntil });
  const { verdict, facts } = await check(await stamped(), {});
  expect({ verdict, seal: facts.seal }).toMatchObject({
    verdict: "valid",
    seal: { witnessed: null, countsUntil: new Date(validUntil * 1000).toISOString(), hasUncountedStamp: true },
  });
  const other = await makeTimeAuthority();
  expect((await check(await stamped({}, other))).facts.seal).toEqual({
    keyThumbprint: expect.any(String),
    witnessed: null,
    countsUntil: new Date(validUntil * 1000).toISOString(),
    hasUncountedStamp: true,
  });
  const ended = await setUp({ validUntil: ISSUED_AT + 60 * DAY });
  expect(await ended.check(await ended.stamped({}, other))).toMatchObject({ reason: "seal_key_ended" });
});

test.each<[string, Partial<StampRecipe>]>([
  ["of a time that has not come", { at: NOW.getTime() + 120_000 }],
  ["that may be off by more than an hour", { accuracy: 3601 }],
])("a time stamp %s is no witness", async (_which, recipe) => {
  const { check, stamped } = await setUp({ validUntil: ISSUED_AT + 60 * DAY });
  expect(await check(await stamped(recipe))).toMatchObject({ verdict: "unknown", reason: "seal_key_ended" });
  const lasting = await setUp();
  const { verdict, facts } = await lasting.check(await lasting.stamped(recipe));
  expect({ verdict, seal: facts.seal }).toMatchObject({ verdict: "valid", seal: { witnessed: null } });
});

test("of several authorities in the list any may be the witness", async () => {
  const { check, stamped } = await setUp();
  const other = await makeTimeAuthority();
  const timestampAuthorities = [{ ...entryOf(other), name: "Other" }, entryOf(authority)];
  const { facts } = await check(await stamped(), { timestampAuthorities });
  expect(facts.seal?.witnessed?.authority).toBe("Time, as the list calls it");
});

test("a time stamp of another seal is refused, also when nobody would believe its authority", async () => {
  const { pdf, check } = await setUp();
  const moved = insertTimeStamp(pdf, await authority.stamp(stampedIn((await setUp()).pdf), { at: SEALED_AT * 1000 }));
  for (const entry of [undefined, {}])
    expect(await check(moved, entry)).toMatchObject({ verdict: "invalid", reason: "seal_time_invalid" });
});

test.each<[string, string, (pdf: Buffer) => Buffer]>([
  ["anything behind the time stamp", "seal_malformed", (pdf) => replace(pdf, "startxref", "% seen\nstartxref")],
  ["a second time stamp", "seal_malformed", (pdf) => insertTimeStamp(pdf, Uint8Array.of(0x30, 0))],
  ["lines that are broken elsewhere", "seal_malformed", (pdf) => replace(pdf, "time-stamp\n%MI", "time-stamp\n%M\n%I")],
  [
    "a time stamp without lines",
    "seal_malformed",
    (pdf) => replace(pdf, "%ijaza-time", "%ijaza-time-stamp\n%ijaza-time"),
  ],
  ["a changed page", "document_altered", (pdf) => replace(pdf, "Licence", "Licences")],
])("%s is refused: %s", async (_what, code, alter) => {
  const { check, stamped } = await setUp();
  expect(await check(alter(await stamped()))).toMatchObject({ verdict: "invalid", reason: code });
});

test("a time stamp that is larger than any is not read", async () => {
  const { pdf, check } = await setUp();
  const large = insertTimeStamp(pdf, new Uint8Array(16_385));
  expect(await check(large)).toMatchObject({ verdict: "invalid", reason: "seal_malformed" });
});

test("taking the time stamp away leaves a seal that counts as one without", async () => {
  const { pdf, check, stamped } = await setUp();
  const without = Buffer.from(
    (await stamped()).toString("latin1").replace(/%ijaza-time-stamp\n(?:%.*\n)+/, ""),
    "latin1",
  );
  expect(without.equals(pdf)).toBe(true);
  expect((await check(without)).facts.seal).toMatchObject({ witnessed: null, countsUntil: null });
});

function replace(pdf: Buffer, before: string, after: string): Buffer {
  const text = pdf.toString("latin1");
  expect(text).toContain(before);
  const at = text.lastIndexOf(before);
  return Buffer.from(text.slice(0, at) + after + text.slice(at + before.length), "latin1");
}
