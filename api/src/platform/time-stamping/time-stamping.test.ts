/** Time stamps are had from the authority that the operator names, and without it things go on. */
import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { falseClock } from "../../../test/false-clock.ts";
import { type Manner, startTimeStampServer } from "../../../test/time-stamp-server.ts";
import { systemClock } from "../clock.ts";
import { readAuthorityCertificates } from "./authority-certificates.ts";
import { createTimeStamping, type TimeStampingDeps } from "./time-stamping.ts";

const server = await startTimeStampServer(systemClock);
const OVER = new TextEncoder().encode("a seal");

function setUp(changed: Partial<TimeStampingDeps> = {}) {
  const clock = falseClock();
  const warnings: unknown[] = [];
  const log = { warn: (about: unknown) => void warnings.push(about) };
  server.manner = "good";
  server.requests.length = 0;
  return { clock, warnings, stamping: createTimeStamping({ ...server.settings, clock, log, ...changed }) };
}

test("a time stamp is over the bytes, and is read again", async () => {
  const { stamping, warnings } = setUp();
  const before = Math.floor(Date.now() / 1000);
  const stamp = await stamping.stamp(OVER);
  expect(stamp?.at).toBeGreaterThanOrEqual(before);
  expect(server.requests).toEqual([{ type: "application/timestamp-query", authorization: undefined }]);
  const { token = new Uint8Array() } = stamp ?? {};
  expect(await stamping.read(token, OVER)).toMatchObject({ at: stamp?.at });
  expect(await stamping.read(token, new TextEncoder().encode("another"))).toBeNull();
  expect(warnings).toEqual([]);
});

test("user and password of the address are sent as such", async () => {
  const { stamping } = setUp({ url: server.settings.url.replace("//", "//us%3Aer:pass@") });
  expect(await stamping.stamp(OVER)).not.toBeNull();
  const authorization = `Basic ${Buffer.from("us:er:pass").toString("base64")}`;
  expect(server.requests).toMatchObject([{ authorization }]);
});

test.each<Manner>(["down", "refuses", "forgets", "another", "garbage", "endless", "hangs"])(
  "an authority that is %s gives none, is named in the log, and is not asked again for a minute",
  async (manner) => {
    const { stamping, clock, warnings } = setUp({ patienceSeconds: 0.5 });
    server.manner = manner;
    expect(await stamping.stamp(OVER)).toBeNull();
    server.manner = "good";
    expect(await stamping.stamp(OVER)).toBeNull();
    expect([server.requests.length, warnings.length]).toEqual([1, 1]);
    clock.advance({ seconds: 61 });
    expect(await stamping.stamp(OVER)).not.toBeNull();
  },
);

test("the certificates of a file are named as they name themselves, each once", () => {
  const path = join(tmpdir(), `authority-${process.pid}.pem`);
  writeFileSync(path, `Its root:\n${server.pem}${server.pem}`);
  expect(readAuthorityCertificates(path)).toEqual(server.settings.authorities);
  writeFileSync(path, "nothing");
  expect(() => readAuthorityCertificates(path)).toThrow("no certificate");
});
