/** A time stamp is believed only if it is whole, over the right bytes, and made by a key for time stamps. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Null } from "asn1js";
import fc from "fast-check";
import { Extension } from "pkijs";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { runs } from "../../test-seed.ts";
import { Refusal } from "../src/refusal.ts";
import { isDer } from "../src/time-stamp/der.ts";
import { readTimeStamp } from "../src/time-stamp/read-time-stamp.ts";
import {
  type CertificateRecipe,
  derOf,
  issue,
  makeTimeAuthority,
  type StampRecipe,
  stampWith,
  TIME_STAMPING,
  type TimeAuthority,
} from "./time-authority.ts";

const OVER = new TextEncoder().encode("a seal");
const AT = Date.UTC(2027, 2, 3, 12, 0, 0);

let authority: TimeAuthority;
let token: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  authority = await makeTimeAuthority();
  token = await authority.stamp(OVER, { at: AT });
});

/** What is refused, or null. */
async function faultOf(bytes: Uint8Array, over = OVER): Promise<string | null> {
  return readTimeStamp({ token: bytes, over }).then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? `${error.code} ${error.message}` : String(error)),
  );
}

test("a time stamp tells its time and its accuracy, and leads to its root or its own certificate alone", async () => {
  const read = await readTimeStamp({ token: await authority.stamp(OVER, { at: AT, accuracy: 30 }), over: OVER });
  expect(read).toMatchObject({ at: AT / 1000, accuracy: 30 });
  const other = await makeTimeAuthority();
  expect(await read.leadsTo(derOf(authority.root))).toBe(true);
  expect(await read.leadsTo(derOf(authority.signer))).toBe(true);
  expect(await read.leadsTo(derOf(other.root))).toBe(false);
  expect(await read.leadsTo(derOf(other.signer))).toBe(false);
  expect(await read.leadsTo(Uint8Array.of(0x30, 0x00))).toBe(false);
});

test("an authority that states no accuracy may be off by a second", async () => {
  expect(await readTimeStamp({ token, over: OVER })).toMatchObject({ accuracy: 1 });
});

test("a time stamp over something else is refused", async () => {
  expect(await faultOf(token, new TextEncoder().encode("another seal"))).toMatch(/^seal_time_invalid .*something else/);
});

test("a time stamp over a SHA-1 is refused", async () => {
  expect(await faultOf(await authority.stamp(OVER, { at: AT, digest: "SHA-1" }))).toMatch(/not over a SHA-256/);
});

test.each<[string, Partial<CertificateRecipe>, RegExp]>([
  ["for signing programs", { purposes: ["1.3.6.1.5.5.7.3.3"] }, /not for time stamps alone/],
  ["for time stamps and more", { purposes: [TIME_STAMPING, "1.3.6.1.5.5.7.3.3"] }, /not for time stamps alone/],
  ["for time stamps, without insisting", { purposesAreCritical: false }, /not for time stamps alone/],
  ["that had expired", { notAfter: new Date(AT - 1000) }, /not valid at its time/],
  ["that had not begun", { notBefore: new Date(AT + 1000) }, /not valid at its time/],
])("a time stamp by a certificate %s is refused", async (_which, recipe, fault) => {
  const other = await makeTimeAuthority(recipe);
  expect(await faultOf(await other.stamp(OVER, { at: AT }))).toMatch(fault);
});

test("a signature that names another certificate, or something that is no time stamp, is refused", async () => {
  const names = authority.root.certificate;
  expect(await faultOf(await authority.stamp(OVER, { at: AT, names }))).toMatch(/names another certificate/);
  const contentType = "1.2.840.113549.1.7.1";
  expect(await faultOf(await authority.stamp(OVER, { at: AT, contentType }))).toMatch(/no time stamp/);
});

test("a time stamp without its certificate, or with too many, is refused", async () => {
  expect(await faultOf(await authority.stamp(OVER, { at: AT, certificates: [] }))).toMatch(/^seal_time_invalid/);
  const { certificate } = authority.signer;
  const certificates = Array.from({ length: 9 }, () => certificate);
  expect(await faultOf(await authority.stamp(OVER, { at: AT, certificates }))).toMatch(/too many certificates/);
});

test("it leads to its root through an authority between, which must be one, be valid and set no unknown condition", async () => {
  const { root } = authority;
  const isTrusted = async (between: Partial<CertificateRecipe>) => {
    const middle = await issue({ name: "Between", issuer: root, isAuthority: true, ...between });
    const signer = await issue({ name: "Below", issuer: middle, purposes: [TIME_STAMPING] });
    const certificates = [middle.certificate, signer.certificate];
    const read = await readTimeStamp({ token: await stampWith(signer, OVER, { at: AT, certificates }), over: OVER });
    return read.leadsTo(derOf(root));
  };
  expect(await isTrusted({})).toBe(true);
  expect(await isTrusted({ isAuthority: false })).toBe(false);
  expect(await isTrusted({ notAfter: new Date(AT - 1000) })).toBe(false);
  expect(await isTrusted({ condition: true })).toBe(false);
});

const CONDITION = new Extension({ extnID: "1.2.3.4.5", critical: true, extnValue: new Null().toBER() });

test.each<[string, Partial<StampRecipe>, RegExp]>([
  ["of another version", { info: { version: 2 } }, /version that is not known/],
  ["with a condition that is not known", { info: { extensions: [CONDITION] } }, /condition that is not known/],
  ["whose accuracy is out of range", { accuracy: 2 ** 40 }, /out of any range/],
])("a time %s is refused", async (_which, recipe, fault) => {
  expect(await faultOf(await authority.stamp(OVER, { at: AT, ...recipe }))).toMatch(fault);
});

test.each([
  ["020100", true],
  ["02020080", true],
  ["02020001", false],
  ["0202ff80", false],
  ["0200", false],
  ["0101ff", true],
  ["010101", false],
  ["24030401aa", false],
  ["1000", false],
  ["3003020100", true],
  ["3004020100", false],
  ["300302010000", false],
  ["0481800000", false],
  ["0482008000", false],
  ["1f8100", false],
  ["", false],
])("%s is DER: %s", (hex, expected) => {
  expect(isDer(new Uint8Array(Buffer.from(hex, "hex")))).toBe(expected);
});

test("no bit of a time stamp can be turned so that it tells another time or authority, and none stops the reader", async () => {
  const outcomeOf = (bytes: Uint8Array) =>
    readTimeStamp({ token: bytes, over: OVER }).then(
      async ({ at, accuracy, leadsTo }) => `${at} ${accuracy} ${await leadsTo(derOf(authority.root))}`,
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );
  // What the signature does not cover may be written in another way, and then says the same.
  const expected = [await outcomeOf(token), "seal_time_invalid"];
  const outcomes = new Set<string>();
  const turning = fc.tuple(fc.nat(token.length - 1), fc.integer({ min: 1, max: 255 }));
  for (const [at, change] of fc.sample(turning, runs({ few: 80, all: 2000 }))) {
    const changed = token.slice();
    changed[at] = (changed[at] ?? 0) ^ change;
    outcomes.add(await outcomeOf(changed));
  }
  expect([...outcomes].filter((each) => !expected.includes(each))).toEqual([]);
  expect(outcomes).toContain("seal_time_invalid");
});

test("bytes of any kind are refused, also deeply nested ones", async () => {
  const nested = Uint8Array.from({ length: 16_384 }, (_, at) => (at % 2 === 0 ? 0x30 : 0x80));
  expect(await faultOf(nested)).toMatch(/^seal_time_invalid/);
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      expect(await faultOf(bytes)).toMatch(/^seal_time_invalid/);
    }),
    { numRuns: runs({ few: 60, all: 1000 }) },
  );
});

/** A root and an authority of OpenSSL's making, and its token over the bytes. */
function stampByOpenssl(over: Uint8Array, { bits }: { bits: number }) {
  const folder = mkdtempSync(join(tmpdir(), "ijaza-time-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
  const run = (command: string) => {
    const { status, stderr } = spawnSync("openssl", command.split(" "), { cwd: folder, encoding: "utf8" });
    expect(status, stderr).toBe(0);
  };
  write("over", over);
  write("serial", "01\n");
  write("signer.ext", "extendedKeyUsage=critical,timeStamping\n");
  const settings = ["digests=sha256", "signer_digest=sha256", "default_policy=1.2.3.4.1", "accuracy=secs:2"];
  write("tsa.conf", `[tsa]\ndefault_tsa=own\n[own]\nserial=serial\n${settings.join("\n")}\n`);
  run(`req -x509 -newkey rsa:${bits} -nodes -keyout root.key -out root.pem -subj /CN=Root -days 30`);
  run("req -newkey rsa:2048 -nodes -keyout signer.key -out signer.csr -subj /CN=Time/O=Debian");
  run(
    "x509 -req -in signer.csr -CA root.pem -CAkey root.key -CAcreateserial -out signer.pem -days 29 -extfile signer.ext",
  );
  run("ts -query -data over -sha256 -cert -out query");
  run("ts -reply -config tsa.conf -queryfile query -signer signer.pem -inkey signer.key -token_out -out token");
  run("x509 -in root.pem -outform der -out root.der");
  return {
    token: new Uint8Array(readFileSync(join(folder, "token"))),
    root: new Uint8Array(readFileSync(join(folder, "root.der"))),
  };
}

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

test.runIf(hasOpenssl)("a time stamp that OpenSSL made is read, and leads to its root", async () => {
  const before = Math.floor(Date.now() / 1000);
  const { token: made, root } = stampByOpenssl(OVER, { bits: 2048 });
  const read = await readTimeStamp({ token: made, over: OVER });
  expect(read).toMatchObject({ accuracy: 2 });
  expect(read.at).toBeGreaterThanOrEqual(before - 1);
  expect(await read.leadsTo(root)).toBe(true);
  expect(await read.leadsTo(derOf(authority.root))).toBe(false);
});

test.runIf(hasOpenssl)("a root with a key of 1,024 bits is followed by nothing", async () => {
  const { token: made, root } = stampByOpenssl(OVER, { bits: 1024 });
  expect(await (await readTimeStamp({ token: made, over: OVER })).leadsTo(root)).toBe(false);
});
