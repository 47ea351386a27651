/** The Python program of docs/how-to/verify-in-fifty-lines.md, which shares no code with the verifier. */
import { type ChildProcessWithoutNullStreams, execFile, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { encodeAbiParameters, keccak256, parseAbiParameters } from "viem";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { endOfDay } from "../src/credential/expiry.ts";
import { CERTIFICATE_VCT, makeDisclosure } from "./credential-maker.ts";
import { ISSUED_AT, REGISTRY, setUpDiploma } from "./scene.ts";
import { listOf } from "./trust-entry.ts";

/** Debian's own, where its packages python3-cryptography and python3-pycryptodome are. */
const PYTHON = "/usr/bin/python3";
const hasPackages = spawnSync(PYTHON, ["-c", "import cryptography, Cryptodome.Hash.keccak"]).status === 0;

const ANSWER = parseAbiParameters([
  "Check answer",
  "struct Check { uint256 chainId; uint256 blockNumber; uint256 blockTime; bool registered; bool active; DatedIdentity present; DatedIdentity atIssue; Batch batch; Key responsableKey; uint40 responsableReaffirmedAt; Key credentialKey; uint40 credentialReaffirmedAt; uint256 revokedWord; uint256 supersededWord; uint40 wordRevokedAt; }",
  "struct DatedIdentity { uint40 since; Identity identity; }",
  "struct Identity { string name; string domain; string did; }",
  "struct Batch { address signer; uint40 issuedAt; uint40 revokedAt; }",
  "struct Key { uint64 university; uint40 validFrom; uint40 validUntil; uint40 compromisedSince; uint40 markedAt; uint24 number; bool byGuardian; }",
]);

const key = {
  university: 7n,
  validFrom: ISSUED_AT - 9,
  validUntil: 0,
  compromisedSince: 0,
  markedAt: 0,
  number: 1,
  byGuardian: false,
};
const did = "did:web:diplomas.example:university:7";
const GOOD = {
  chainId: 31337n,
  blockNumber: 100n,
  blockTime: 1n,
  registered: true,
  active: true,
  present: { since: 2, identity: { name: "Renamed", domain: "renamed.example", did } },
  atIssue: { since: 1, identity: { name: "Université de l'Étoile", domain: "etoile.example", did } },
  batch: { signer: `0x${"ab".repeat(20)}` as const, issuedAt: ISSUED_AT, revokedAt: 0 },
  responsableKey: key,
  responsableReaffirmedAt: 0,
  credentialKey: key,
  credentialReaffirmedAt: 0,
  revokedWord: 0n,
  supersededWord: 0n,
  wordRevokedAt: 0,
};
type Answer = typeof GOOD;

/** A chain with the answer of `check` as the registry's second version gives it. */
async function startChain(answer: Answer): Promise<string> {
  const block = {
    number: "0x64",
    hash: `0x${"9e".repeat(32)}`,
    timestamp: `0x${Math.floor(Date.now() / 1000).toString(16)}`,
  };
  const replies: Record<string, unknown> = {
    eth_getBlockByNumber: block,
    eth_getCode: "0x60016002",
    eth_call: encodeAbiParameters(ANSWER, [answer]),
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => response.end(JSON.stringify({ result: replies[JSON.parse(body).method] })));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function readProgram(): Promise<string> {
  const page = await readFile(new URL("../../docs/how-to/verify-in-fifty-lines.md", import.meta.url), "utf8");
  return page.split("```python\n")[1]?.split("```")[0] ?? "";
}

/** Runs the program once for each line of arguments, in one process, because its packages take long to load. */
const RUNS = `
import contextlib, io, json, runpy, sys, traceback
for line in sys.stdin:
    sys.argv = json.loads(line)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        try: runpy.run_path(sys.argv[0], run_name="__main__")
        except SystemExit as end: print(end.code)
        except BaseException: traceback.print_exc(file=out)
    print(json.dumps(out.getvalue()), flush=True)
`;

test("the program has fifty lines", async () => {
  expect((await readProgram()).split("\n").filter((line) => line.trim() !== "")).toHaveLength(50);
});

describe.skipIf(!hasPackages)("the program (skipped where Debian's two packages are missing)", () => {
  let folder: string;
  let python: ChildProcessWithoutNullStreams;
  let printed: AsyncIterator<string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "fifty-lines-"));
    await writeFile(join(folder, "verify.py"), await readProgram());
    python = spawn(PYTHON, ["-c", RUNS], { cwd: folder });
    printed = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  });
  afterAll(async () => {
    python.kill();
    await rm(folder, { recursive: true });
  });

  type Changes = {
    recipe?: Parameters<typeof setUpDiploma>[0];
    answer?: Partial<Answer>;
    text?: (json: string) => string;
  };

  /** The arguments of the program for a diploma, a trust list and a chain. */
  async function prepare({ recipe = {}, answer = {}, text = (json) => json }: Changes = {}) {
    const { bundle } = await setUpDiploma(recipe);
    const pins = { genesisHash: `0x${"9e".repeat(32)}`, codeHash: keccak256("0x60016002"), registry: REGISTRY };
    const entry = { chainId: 31337, ...pins, finality: { tag: "finalized" } as const, demo: false };
    await writeFile(join(folder, "diploma.json"), text(JSON.stringify(bundle)));
    await writeFile(join(folder, "trust.json"), JSON.stringify(listOf([entry])));
    return ["verify.py", "diploma.json", "trust.json", await startChain({ ...GOOD, ...answer })];
  }

  async function run(changes: Changes = {}): Promise<string> {
    python.stdin.write(`${JSON.stringify(await prepare(changes))}\n`);
    return JSON.parse((await printed.next()).value);
  }

  test("finds a diploma valid, and prints the issuer of the day and each claim behind a bar", async () => {
    const args = await prepare();
    const out = await new Promise((done) => {
      execFile(PYTHON, args, { cwd: folder }, (_error, text, complaint) => done(text + complaint));
    });
    expect(out).toContain("VALID, issued by Université de l'Étoile (etoile.example).\n  | firstName: Amel\n");
  });

  test.each<[string, Changes]>([
    ["InvalidSignature", { recipe: { s: "low", headerText: (json) => json.replace('"kid"', '"kid" ') }, text: broken }],
    ["a claim was not signed", { text: (json) => json.replace('~"', `~${makeDisclosure("level", "x")}~"`) }],
    ["does not lead to the root", { text: (json) => json.replace(/"path":\["0x\w{4}/, '"path":["0xfade') }],
    ["does not lead to the root", { text: (json) => json.replace('"path":[', `"path":["0x${"00".repeat(32)}",`) }],
    ["no such issuer", { answer: { registered: false } }],
    ["no such issuer", { answer: { chainId: 1n } }],
    ["not anchored", { answer: { batch: { ...GOOD.batch, issuedAt: 0 } } }],
    ["or compromised", { answer: { credentialKey: { ...key, university: 8n } } }],
    ["or compromised", { answer: { responsableKey: { ...key, validUntil: ISSUED_AT } } }],
    ["or compromised", { answer: { credentialKey: { ...key, compromisedSince: ISSUED_AT, markedAt: ISSUED_AT + 9 } } }],
    ["revoked", { answer: { revokedWord: 1n << 5n } }],
    ["revoked", { answer: { batch: { ...GOOD.batch, revokedAt: 1 } } }],
    ["expired", { recipe: certificate("2020-01-01") }],
  ])("says %s", async (reason, changes) => {
    const out = await run(changes);
    expect(out).toContain(reason);
    expect(out).not.toMatch(/^VALID/m);
  });

  test("finds a confirmed key good, and a certificate that has not expired", async () => {
    const stolen = { ...key, compromisedSince: ISSUED_AT, markedAt: ISSUED_AT + 9 };
    expect(await run({ answer: { credentialKey: stolen, credentialReaffirmedAt: ISSUED_AT + 10 } })).toMatch(/^VALID/);
    for (const day of ["2999-01-01", "none"]) expect(await run({ recipe: certificate(day) })).toMatch(/^VALID/);
  });
});

/** Another signature of the same form. */
function broken(json: string): string {
  return json.replace(/(\.[\w-]+\.)(.)/, (_, before: string, first: string) => before + (first === "A" ? "B" : "A"));
}

function certificate(expiryDate: string) {
  const exp = endOfDay(expiryDate);
  return { payload: { vct: CERTIFICATE_VCT, exp }, claims: { recipientFirstName: "Amel", expiryDate } };
}
