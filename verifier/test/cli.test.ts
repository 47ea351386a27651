/** The command line: what it prints and with which exit code it ends. */
import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runCli } from "../src/cli/cli.ts";
import { insertTimeStamp, makePdf, sealPdf, stampedIn } from "./pdf-maker.ts";
import { goodKey, NOW, setUpDiploma } from "./scene.ts";
import { derOf, makeTimeAuthority } from "./time-authority.ts";
import { listOf } from "./trust-entry.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "ijaza-verify-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes a diploma and a trust list to disk, and gives the arguments that verify it on its chain. */
async function setUpFiles(recipe: Parameters<typeof setUpDiploma>[0] = {}) {
  const scene = await setUpDiploma(recipe);
  const [file, trust] = [join(folder, "diploma.json"), join(folder, "trust.json")];
  await writeFile(file, JSON.stringify(scene.bundle));
  await writeFile(trust, JSON.stringify(listOf(scene.trust)));
  return { ...scene, file, asking: ["--trust", trust, "--rpc", scene.chain.url] };
}

async function type(args: string[], env: Record<string, string> = {}) {
  let printed = "";
  let complained = "";
  const terminal = {
    out: (text: string) => {
      printed += text;
    },
    err: (text: string) => {
      complained += text;
    },
    env,
    // A command is a process of its own: nothing that one has read is known to the next.
    fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
    now: () => NOW,
    ask: () => Promise.resolve(""),
  };
  const code = await runCli(args, terminal);
  return { code, printed, complained };
}

test("a valid diploma ends with 0 and says who issued it", async () => {
  const { file, asking, chain } = await setUpFiles();
  const { code, printed } = await type([file, ...asking]);
  expect(code).toBe(0);
  expect(printed).toContain("VALID. Université de l'Étoile issued this, and it stands.");
  expect(printed).toContain(`asked        ${chain.url}`);
  expect(printed.match(/^ok /gm)).toHaveLength(4);
});

test("a proof that was asked for and cannot be had ends with 2", async () => {
  const { file, asking } = await setUpFiles();
  const { code, printed } = await type([file, ...asking, "--prove"]);
  expect(code).toBe(2);
  expect(printed).toContain("UNKNOWN (state_proof_invalid)");
  expect(printed).not.toContain("proved by");
});

test("a sealed PDF is accepted like a bundle, and an altered one ends with 1", async () => {
  const { asking, bundle, key, credential } = await setUpFiles();
  const plain = makePdf({ text: "Licence", attachments: [["ijaza-bundle.json", JSON.stringify(bundle)]] });
  const file = join(folder, "diploma.pdf");
  await writeFile(file, sealPdf(plain, { key, jwt: credential.jwt }));
  expect(await type([file, ...asking])).toMatchObject({ code: 0, printed: expect.stringContaining("document_intact") });
  await writeFile(file, plain);
  expect(await type([file, ...asking])).toMatchObject({ code: 1, printed: expect.stringContaining("seal_missing") });
});

test("of a sealed PDF it says who witnessed by when, or until when the seal counts", async () => {
  const { asking, bundle, key, credential, trust, chain } = await setUpFiles();
  const plain = makePdf({ text: "Licence", attachments: [["ijaza-bundle.json", JSON.stringify(bundle)]] });
  const pdf = sealPdf(plain, { key, jwt: credential.jwt });
  const [file, list] = [join(folder, "stamped.pdf"), join(folder, "authorities.json")];
  const printedOf = async (content: Uint8Array, args: string[] = asking) => {
    await writeFile(file, content);
    return (await type([file, ...args])).printed.split("\n").filter((each) => /^(sealed|not counted)/.test(each));
  };
  expect(await printedOf(pdf)).toEqual([
    "sealed       nobody has witnessed when; the seal counts as long as its key is valid",
  ]);
  const validUntil = Math.floor(NOW.getTime() / 1000) + 86_400;
  chain.latest = { ...chain.latest, credentialKey: { ...goodKey, validUntil } };
  const authority = await makeTimeAuthority();
  const stamped = insertTimeStamp(pdf, await authority.stamp(stampedIn(pdf), { at: NOW.getTime() }));
  expect(await printedOf(stamped)).toEqual([
    "sealed       nobody has witnessed when; the seal counts until 2027-05-29T20:26:45.000Z, the end of its key",
    "not counted  a time stamp, whose authority the trust list does not name or whose time cannot be right",
  ]);
  const certificate = Buffer.from(derOf(authority.root)).toString("base64");
  const timestampAuthorities = [{ name: "Time", certificate }];
  await writeFile(list, JSON.stringify(listOf(trust.map((entry) => ({ ...entry, timestampAuthorities })))));
  const trusting = ["--trust", list, "--rpc", chain.url];
  expect(await printedOf(stamped, trusting)).toEqual([
    "sealed       2027-05-28T20:26:45.000Z or before, witnessed by Time",
  ]);
  expect((await type(["trust", "show", list])).printed).toMatch(/^time stamps Time, certificate [0-9a-f]{64}$/m);
});

test("of a PDF whose key has ended the diploma inside is verified alone, but nothing of an altered one", async () => {
  const { asking, bundle, key, credential, chain } = await setUpFiles();
  const plain = makePdf({ text: "Licence", attachments: [["ijaza-bundle.json", JSON.stringify(bundle)]] });
  const file = join(folder, "ended.pdf");
  await writeFile(file, sealPdf(plain, { key, jwt: credential.jwt }));
  const validUntil = Math.floor(NOW.getTime() / 1000) - 86_400;
  chain.latest = { ...chain.latest, credentialKey: { ...goodKey, validUntil } };
  const whole = await type([file, ...asking]);
  expect([whole.code, whole.printed]).toEqual([2, expect.stringContaining("UNKNOWN (seal_key_ended). The key")]);
  const inside = await type([file, ...asking, "--inside"]);
  expect([inside.code, inside.printed]).toEqual([0, expect.stringContaining("credential_intact")]);
  await writeFile(file, plain);
  expect(await type([file, ...asking, "--inside"])).toMatchObject({ code: 1 });
});

test("a revoked one ends with 1", async () => {
  const { file, asking, chain } = await setUpFiles();
  chain.latest = { ...chain.latest, revokedWord: 1n << 5n };
  expect(await type([file, ...asking])).toMatchObject({
    code: 1,
    printed: expect.stringContaining("INVALID (revoked)."),
  });
});

test("without an endpoint, or with a chain that is down, it ends with 2", async () => {
  const { file, asking, chain } = await setUpFiles();
  expect(await type([file, ...asking.slice(0, 2)])).toMatchObject({
    code: 2,
    printed: expect.stringContaining("UNKNOWN (offline)."),
  });
  chain.fault = "http-500";
  expect(await type([file, ...asking])).toMatchObject({ code: 2 });
});

test("the trust list that ships with the program trusts no registry yet", async () => {
  const { file, chain } = await setUpFiles();
  const { code, printed } = await type([file, "--rpc", chain.url, "--json"]);
  expect({ code, ...JSON.parse(printed) }).toMatchObject({
    code: 2,
    verdict: "unknown",
    reason: "registry_not_trusted",
  });
});

test("for a link and a reference only the bundle is downloaded", async () => {
  const { asking, bundle } = await setUpFiles();
  const requested: string[] = [];
  const server = createServer((request, response) => {
    requested.push(request.url ?? "");
    response.end(JSON.stringify(bundle));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const id = "k7qf20000000000000000k9x0m";
  const printed = "K7QF2-00000-00000-00000-0K9X0-M";
  expect(await type([`<${origin}/digital_diploma/${id}>.`, ...asking])).toMatchObject({ code: 0 });
  expect(await type([printed, "--from", origin, ...asking])).toMatchObject({ code: 0 });
  expect(await type([`Référence ${printed}`, ...asking], { IJAZA_ORIGIN: origin })).toMatchObject({ code: 0 });
  expect(await type([`${origin}/digital_diploma/cut-off`, ...asking])).toMatchObject({ code: 2 });
  server.close();
  expect(requested).toEqual(Array(3).fill(`/api/diploma/file/${id}?format=json`));
});

test.each([[[]], [["a", "b"]], [["--wrong"]], [["no-such-file"]], [["http://127.0.0.1:1/digital_diploma/a"]]])(
  "a command that cannot run ends with 2 and a reason: %j",
  async (args) => {
    const { code, complained } = await type(args);
    expect(code).toBe(2);
    expect(complained).not.toBe("");
  },
);

test("a badge is verified as a badge, and an edited one ends with 1", async () => {
  const { asking } = await setUpFiles();
  const file = join(folder, "badge.json");
  const issuer = { id: "did:web:diplomas.example:issuers:etoile" };
  await writeFile(file, JSON.stringify({ issuer, type: ["OpenBadgeCredential"] }));
  expect(await type([file, ...asking])).toMatchObject({
    code: 1,
    printed: expect.stringContaining("INVALID (badge_malformed)."),
  });
});

test("control characters in a name do not reach the terminal", async () => {
  const { file, asking, chain } = await setUpFiles();
  const { atIssue } = chain.latest;
  const identity = { ...atIssue.identity, name: "\u001b[2JEvil\u202e" };
  chain.latest = { ...chain.latest, atIssue: { ...atIssue, identity } };
  const { printed } = await type([file, ...asking]);
  expect(printed).not.toContain("\u001b");
  expect(printed).not.toContain("\u202e");
});

test("claims stand in a block of their own, where no line looks like a finding", async () => {
  const claims = { lastName: "Salah", firstName: "ok      issuer       issuer_recognised" };
  const { file, asking } = await setUpFiles({ claims });
  const { printed } = await type([file, ...asking]);
  const [findings = "", block = ""] = printed.split("\nWhat the document says (signed by the university)\n");
  expect(findings).toContain("\nWhat was checked\nok ");
  expect(findings).not.toContain("Salah");
  expect(block.trimEnd().split("\n")).toEqual([
    "  | lastName     Salah",
    "  | firstName    ok      issuer       issuer_recognised",
  ]);
  expect(findings).not.toMatch(/^ +\|/m);
});

test("when nobody was asked whose key it is, the command does not say that the university has signed", async () => {
  const { file, asking } = await setUpFiles();
  const { printed } = await type([file, ...asking.slice(0, 2)]);
  expect(printed).toContain("What the document says (signed, but whose key that is was not proved)");
});

test("in JSON the claims are in facts.claims and nowhere else", async () => {
  const { file, asking } = await setUpFiles({ claims: { lastName: "Salah" } });
  const { facts, ...rest } = JSON.parse((await type([file, ...asking, "--json"])).printed);
  const { claims, ...others } = facts;
  expect(claims).toEqual({ lastName: "Salah" });
  expect(JSON.stringify([rest, others])).not.toContain("Salah");
});

test("the program runs from a checkout", { tags: ["all"] }, async () => {
  const { file, asking, chain } = await setUpFiles();
  // The program uses the real clock.
  chain.latest = { ...chain.latest, blockTime: BigInt(Math.floor(Date.now() / 1000)) };
  const program = fileURLToPath(new URL("../bin/dev.mjs", import.meta.url));
  const child = spawn(process.execPath, [program, file, ...asking], { stdio: "ignore" });
  expect(await new Promise((done) => child.on("exit", done))).toBe(0);
});
