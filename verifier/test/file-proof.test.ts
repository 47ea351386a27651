/** Files that a university handed in. Only their digest in the credential proves them. */
import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCli } from "../src/cli/cli.ts";
import { provesFile, verifyFile } from "../src/document/file-proof.ts";
import { CLAIMS, NOW, setUpDiploma } from "./scene.ts";
import { listOf } from "./trust-entry.ts";

const DIPLOMA = Buffer.from("%PDF-1.7\n(a scanned diploma)\n%%EOF");
const TRANSCRIPT = Buffer.from("%PDF-1.7\n(a transcript)\n%%EOF");
const ANOTHER = Buffer.from("%PDF-1.7\n(a scanned diplomb)\n%%EOF");
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const DIGESTS = { fileSha256: sha256(DIPLOMA), attachmentsSha256: `${sha256(Buffer.from("x"))} ${sha256(TRANSCRIPT)}` };

async function setUpHandedIn(digests: Record<string, string> = DIGESTS) {
  const scene = await setUpDiploma({ claims: { ...CLAIMS, ...digests } });
  const options = { trust: scene.trust, rpc: [scene.chain.url], shareReads: false, now: NOW };
  return { ...scene, prove: (bytes: Uint8Array) => verifyFile({ bytes, bundle: scene.bundle }, options) };
}

test("a digest in the claims proves the document or an attachment", async () => {
  expect(await provesFile(DIPLOMA, DIGESTS)).toBe("file");
  expect(await provesFile(TRANSCRIPT, DIGESTS)).toBe("attachment");
  expect(await provesFile(ANOTHER, DIGESTS)).toBeNull();
  expect(await provesFile(DIPLOMA, {})).toBeNull();
});

test("the file that the university signed for is as valid as its diploma", async () => {
  const { prove, chain } = await setUpHandedIn();
  const proved = await prove(DIPLOMA);
  expect(proved).toMatchObject({ verdict: "valid", facts: { file: "file", claims: CLAIMS } });
  expect(proved.checks.map(({ name, code }) => [name, code])).toEqual([
    ["integrity", "file_proved"],
    ["issuer", "issuer_recognised"],
    ["anchoring", "batch_anchored"],
    ["status", "in_force"],
  ]);
  expect((await prove(TRANSCRIPT)).facts.file).toBe("attachment");
  chain.latest = { ...chain.latest, revokedWord: 1n << 5n };
  expect(await prove(DIPLOMA)).toMatchObject({ verdict: "invalid", reason: "revoked" });
});

test.each<Record<string, string>>([
  DIGESTS,
  { fileSha256: DIGESTS.fileSha256 },
  { attachmentsSha256: DIGESTS.attachmentsSha256 },
])("another file is refused, and nothing of the diploma that names %o is shown", async (digests) => {
  const { prove } = await setUpHandedIn(digests);
  const { verdict, reason, facts, checks } = await prove(ANOTHER);
  expect({ verdict, reason, facts }).toEqual({ verdict: "invalid", reason: "file_differs", facts: {} });
  expect(checks.map(({ name, code }) => [name, code])).toEqual([
    ["integrity", "file_differs"],
    ["issuer", "not_checked"],
    ["anchoring", "not_checked"],
    ["status", "not_checked"],
  ]);
});

test("with a credential that is not intact nothing is said about the file", async () => {
  const { bundle, trust } = await setUpHandedIn();
  const spoilt = { ...bundle, credential: "nonsense" };
  expect(await verifyFile({ bytes: DIPLOMA, bundle: spoilt }, { trust })).toMatchObject({
    verdict: "invalid",
    reason: "credential_malformed",
  });
});

test("a credential without a digest says nothing about a file", async () => {
  const { prove } = await setUpHandedIn({});
  expect(await prove(DIPLOMA)).toMatchObject({ verdict: "unknown", reason: "file_not_named", facts: {} });
});

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ijaza-file-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes bundle, trust list and file to disk, and gives the command line on them. */
async function setUpOnDisk() {
  const scene = await setUpHandedIn();
  const at = (name: string) => join(folder, name);
  await writeFile(at("trust.json"), JSON.stringify(listOf(scene.trust)));
  await writeFile(at("bundle.json"), JSON.stringify(scene.bundle));
  await writeFile(at("diploma.pdf"), DIPLOMA);
  await writeFile(at("another.pdf"), ANOTHER);
  const type = async (name: string, ...more: string[]) => {
    let printed = "";
    const out = (text: string) => {
      printed += text;
    };
    const asking = ["--trust", at("trust.json"), "--rpc", scene.chain.url];
    return {
      code: await runCli([at(name), ...asking, ...more], {
        out,
        err: out,
        env: {},
        fetch,
        now: () => NOW,
        ask: () => Promise.resolve(""),
      }),
      printed,
    };
  };
  return { ...scene, type, bundleFile: at("bundle.json") };
}

test("the command line proves a file against a bundle", async () => {
  const { type, bundleFile } = await setUpOnDisk();
  const proved = await type("diploma.pdf", "--bundle", bundleFile);
  expect(proved).toMatchObject({
    code: 0,
    printed: expect.stringContaining("the diploma that the university handed in"),
  });
  expect(await type("another.pdf", "--bundle", bundleFile)).toMatchObject({
    code: 1,
    printed: expect.stringContaining("file_differs"),
  });
});

test("the command line finds a handed-in PDF by its digest, and does not find one that nobody handed in", async () => {
  const { type, bundle } = await setUpOnDisk();
  const requested: string[] = [];
  const site = createServer((request, response) => {
    requested.push(request.url ?? "");
    const isKnown = request.url?.endsWith(DIGESTS.fileSha256);
    response.statusCode = isKnown ? 200 : 404;
    response.end(JSON.stringify(isKnown ? { _id: "x", credential: bundle } : {}));
  });
  await new Promise<void>((listening) => site.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  expect((await type("diploma.pdf", "--from", origin)).code).toBe(0);
  expect(requested).toEqual([`/api/diploma/findByDigest?sha256=${DIGESTS.fileSha256}`]);
  expect(await type("another.pdf", "--from", origin)).toMatchObject({
    code: 2,
    printed: expect.stringContaining("not_a_diploma"),
  });
  site.close();
});
