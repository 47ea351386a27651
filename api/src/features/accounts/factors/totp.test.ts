import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { otpauthUri, stepOfCode, toBase32 } from "./totp.ts";

const secret = Buffer.from("12345678901234567890");
const STEP_MS = 30_000;
const app = new TOTP({ secret: toBase32(secret) });

test("codes equal those of RFC 6238, appendix B, in six digits", () => {
  const known = [
    ["1970-01-01T00:00:59Z", "287082"],
    ["2005-03-18T01:58:29Z", "081804"],
    ["2009-02-13T23:31:30Z", "005924"],
    ["2033-05-18T03:33:20Z", "279037"],
  ] as const;
  for (const [time, code] of known) {
    const at = new Date(time);
    expect(stepOfCode({ secret, code, at, lastStep: 0 })).toBe(Math.floor(at.getTime() / STEP_MS));
  }
});

test("a code is accepted one step early or late, and never twice", () => {
  const at = new Date("2026-01-01T12:00:00Z");
  const step = at.getTime() / STEP_MS;
  const judge = (ofStep: number, lastStep = 0) =>
    stepOfCode({ secret, code: app.generate({ timestamp: ofStep * STEP_MS }), at, lastStep });
  expect([step - 2, step - 1, step, step + 1, step + 2].map((each) => judge(each))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
  expect(judge(step, step)).toBeNull();
});

test("the secret is shown in the form that apps accept", () => {
  expect(toBase32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  expect(otpauthUri({ secret, issuer: "Ijaza", account: "a@b.example" })).toBe(
    "otpauth://totp/Ijaza:a%40b.example?issuer=Ijaza&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30",
  );
});
