/** How long a certificate is valid: by what is signed in the clear, by the verifier's clock and by the chain's. */
import { expect, test } from "vitest";
import { endOfDay } from "../src/credential/expiry.ts";
import { CERTIFICATE_VCT } from "./credential-maker.ts";
import { setUpDiploma } from "./scene.ts";

const certificate = (expiryDate: string, exp = endOfDay(expiryDate)) =>
  setUpDiploma({ payload: { vct: CERTIFICATE_VCT, exp }, claims: { recipientFirstName: "Amel", expiryDate } });

test("a certificate is valid on its last day and expired on the next", async () => {
  const { verify, chain } = await certificate("2026-12-31");
  chain.latest = { ...chain.latest, blockTime: BigInt(Date.UTC(2026, 11, 31, 23, 55) / 1000) };
  expect(await verify({}, { now: new Date("2026-12-31T23:59:59Z") })).toMatchObject({ verdict: "valid" });
  const next = await verify({}, { now: new Date("2027-01-01T00:00:00Z") });
  expect(next).toMatchObject({ verdict: "invalid", reason: "expired", facts: { revocation: "none" } });
  expect(next.checks.at(-1)?.detail).toBe("The certificate expired after 2026-12-31.");
});

test("a certificate stays expired for a clock that was set back: the chain's blocks are later", async () => {
  const { verify, chain } = await certificate("2026-12-31");
  chain.latest = { ...chain.latest, blockTime: BigInt(Date.UTC(2027, 0, 1) / 1000) };
  const setBack = await verify({}, { now: new Date("2026-12-30T00:00:00Z") });
  expect(setBack).toMatchObject({ verdict: "invalid", reason: "expired" });
});

test("a certificate that hides its last day expires by what is signed in the clear", async () => {
  const { verify, credential, chain } = await certificate("2026-12-31");
  chain.latest = { ...chain.latest, blockTime: BigInt(Date.UTC(2026, 11, 31, 23, 55) / 1000) };
  const bundle = { credential: `${credential.jwt}~${credential.disclosures[0]}~` };
  expect(await verify(bundle, { now: new Date("2026-12-31T23:59:59Z") })).toMatchObject({ verdict: "valid" });
  expect(await verify(bundle, { now: new Date("2027-01-01T00:00:00Z") })).toMatchObject({ reason: "expired" });
});

test("a certificate that hides claims and has no expiry in the clear must disclose that it never expires", async () => {
  const { verify, credential } = await certificate("none");
  const text = `${credential.jwt}~${credential.disclosures[0]}~`;
  expect(await verify({ credential: text })).toMatchObject({ verdict: "unknown", reason: "expiry_hidden" });
});

test.each([
  ["2026-12-31", endOfDay("2027-01-01")],
  ["2026-12-31", 1_798_761_599],
  ["2026-12-31", undefined],
  ["none", endOfDay("2026-12-31")],
  ["2026-02-31", endOfDay("2026-03-03")],
])("that shows %s as its last day and is signed until %s is refused", async (day, exp) => {
  const { verify } = await setUpDiploma({
    payload: { vct: CERTIFICATE_VCT, exp },
    claims: { recipientFirstName: "Amel", expiryDate: day },
  });
  expect(await verify()).toMatchObject({ verdict: "invalid", reason: "expiry_differs" });
});

test("a certificate may have no expiry, but an expiry must be readable", async () => {
  const endless = await certificate("none");
  expect(await endless.verify()).toMatchObject({ verdict: "valid" });
  const unreadable = await certificate("2026-02-31");
  expect(await unreadable.verify()).toMatchObject({ verdict: "unknown", reason: "expiry_malformed" });
});
