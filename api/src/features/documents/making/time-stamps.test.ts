/** Seals are witnessed by a time-stamping authority, so that PDFs outlive the key that sealed them. */
import { getChain } from "@ijaza/schema/chain/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verify } from "@ijaza/verifier";
import { afterEach, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { falseClock } from "../../../../test/false-clock.ts";
import { changeKey, giveNextKey, sealerOf } from "../../../../test/seals.ts";
import { startTimeStampServer } from "../../../../test/time-stamp-server.ts";

const clock = falseClock();
const authority = await startTimeStampServer(clock);
const { fixtures, anyone, db, rooms, chain } = await startChainApp({ clock, timeStamps: authority.settings });

afterEach(() => {
  authority.manner = "good";
  // An authority that has failed is asked again.
  clock.advance({ minutes: 2 });
});

async function setUp() {
  const { university, diploma } = await fixtures.signedDiploma();
  // The chain of tests is ahead of its time, and with it the first day of the key.
  clock.advance({ hours: 1 });
  const ask = async () => (await anyone.send(getDiplomaFile, { id: diploma._id, format: "pdf" })).rawPayload;
  return { university, ask };
}

const secondsFromNow = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
const hasTimeStamp = (pdf: Buffer) => pdf.includes("\n%ijaza-time-stamp\n");
const withoutTimeStamp = (pdf: Buffer) => pdf.toString("latin1").replace(/%ijaza-time-stamp\n(?:%.*\n)+/, "");

test("a PDF is made with a time stamp, which those believe who use the installation's trust list", async () => {
  const { ask } = await setUp();
  const pdf = await ask();
  const { trust } = await anyone.call(getChain);
  // The chain's blocks are behind the test's clock.
  const entries = trust.entries.map((entry) => ({ ...entry, maxBlockAge: 7200 }));
  const { verdict, facts } = await verify(pdf, { trust: entries, rpc: [chain.url], now: clock.now() });
  expect({ verdict, seal: facts.seal }).toMatchObject({
    verdict: "valid",
    seal: { witnessed: { authority: "Root of Time" }, countsUntil: null },
  });
  const before = authority.requests.length;
  expect((await ask()).equals(pdf)).toBe(true);
  expect(authority.requests.length).toBe(before);
});

test("a witnessed PDF is kept when its key has ended, also where the university has no other key", async () => {
  const { university, ask } = await setUp();
  const pdf = await ask();
  await changeKey(db, university.id, { state: "retired", valid_until: secondsFromNow(30) });
  clock.advance({ hours: 24 });
  expect((await ask()).equals(pdf)).toBe(true);
});

test("a PDF without a time stamp is made anew when its key has ended", async () => {
  const { university, ask } = await setUp();
  authority.manner = "down";
  const pdf = await ask();
  expect(hasTimeStamp(pdf)).toBe(false);
  await changeKey(db, university.id, { state: "retired", valid_until: secondsFromNow(30) });
  const next = await giveNextKey({ db, rooms }, university.id);
  expect(sealerOf(await ask())).toBe(next.public_id);
});

test("a PDF that was sealed while the authority was down gets its time stamp later, over the same seal", async () => {
  const { ask } = await setUp();
  authority.manner = "down";
  const pdf = await ask();
  authority.manner = "good";
  expect((await ask()).equals(pdf)).toBe(true);
  clock.advance({ minutes: 2 });
  const stamped = await ask();
  expect([hasTimeStamp(stamped), withoutTimeStamp(stamped)]).toEqual([true, pdf.toString("latin1")]);
  expect((await ask()).equals(stamped)).toBe(true);
});

test.each([
  ["kept when its key was compromised after it was witnessed", 30, true],
  ["made anew when its key was compromised before", -30, false],
])("a PDF is %s", async (_what, seconds, isKept) => {
  const { university, ask } = await setUp();
  const pdf = await ask();
  const compromised = secondsFromNow(seconds);
  await changeKey(db, university.id, { state: "retired", compromised_since: compromised });
  await giveNextKey({ db, rooms }, university.id);
  expect((await ask()).equals(pdf)).toBe(isKept);
});

test("a time stamp from before the first day of the key is not put into the file, for the seal would not count", async () => {
  const { university, ask } = await setUp();
  await changeKey(db, university.id, { valid_from: secondsFromNow(3600) });
  expect(hasTimeStamp(await ask())).toBe(false);
});
