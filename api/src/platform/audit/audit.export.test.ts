/** The exported audit log, verified as whoever has it does: against what the chain has witnessed. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportAuditLog, getAudit } from "@ijaza/schema/audit/calls";
import { verifyAudit } from "@ijaza/verifier/audit/verify-audit";
import { runCli } from "@ijaza/verifier/cli/cli";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startChainApp } from "../../../test/chain-harness.ts";

const app = await startChainApp();
const { chain, trust, fixtures } = app;
const dir = mkdtempSync(join(tmpdir(), "ijaza-audit-"));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

let scene: Awaited<ReturnType<typeof fixtures.signedDiploma>>;
let log: string;

beforeAll(async () => {
  scene = await fixtures.signedDiploma();
  const reply = await scene.responsable.send(exportAuditLog);
  expect(reply.headers["content-type"]).toBe("application/jsonl");
  log = reply.body;
});

const judge = (text: string, { rpc = [chain.url], ask = fetch } = {}) =>
  verifyAudit(text, { trust: [trust], rpc, fetch: ask, now: new Date(), fromBlock: 0 });

/** The log with one of its lines changed; the first is its header. */
const changed = (change: (lines: string[]) => unknown): string => {
  const lines = log.trimEnd().split("\n");
  change(lines);
  return `${lines.join("\n")}\n`;
};
/** Rewrites one line. */
const rewritten = (at: number, write: (line: string) => string) => (lines: string[]) =>
  lines.splice(at, 1, write(lines[at] ?? ""));

test("a log as it was exported is witnessed up to the head of the newest batch", async () => {
  const result = await judge(log);
  expect(result).toMatchObject({ verdict: "valid", code: "audit_witnessed", facts: { batches: 1 } });
  const { events, witnessed } = result.facts;
  expect(events).toBe(log.trimEnd().split("\n").length - 1);
  expect(witnessed?.event).toBeGreaterThan(0);
});

test("its export is an event of it", async () => {
  const { events } = await scene.responsable.call(getAudit, { kind: "audit.exported" });
  expect(events).toMatchObject([{ data: { format: "jsonl" } }]);
  expect(log).toContain(events[0]!.hash);
});

test.each([
  ["changed", rewritten(2, (line) => line.replace(/"actorRole":"\w+"/, '"actorRole":"nobody"'))],
  ["removed", (lines: string[]) => lines.splice(2, 1)],
  ["exchanged with its neighbour", (lines: string[]) => lines.splice(2, 2, ...lines.slice(2, 4).reverse())],
])("an event that was %s breaks it", async (_, change) => {
  expect(await judge(changed(change))).toMatchObject({ verdict: "invalid", code: "audit_broken" });
});

test("a log that ends before what the chain has witnessed is invalid, though unbroken", async () => {
  const { witnessed } = (await judge(log)).facts;
  const cut = changed((lines) => lines.splice(witnessed?.event ?? 0));
  expect(await judge(cut)).toMatchObject({ verdict: "invalid", code: "audit_head_missing" });
});

test("an endpoint that hides the batch makes it unknown, and so does none", async () => {
  const hidden: typeof fetch = async (input, init) => {
    const reply = await fetch(String(input).replace("localhost", "127.0.0.1"), init);
    if (!String(input).includes("localhost")) return reply;
    return new Response((await reply.text()).replace(/"result":\[.*\]/, '"result":[]'), { status: 200 });
  };
  const rpc = [chain.url, chain.url.replace("127.0.0.1", "localhost")];
  expect(await judge(log, { rpc, ask: hidden })).toMatchObject({ verdict: "unknown", code: "rpc_disagree" });
  expect(await judge(log, { rpc: [] })).toMatchObject({ verdict: "unknown", code: "offline" });
});

test("another registry than the trust list's is unknown; what is no log is refused by its line", async () => {
  const elsewhere = changed(
    rewritten(0, (line) => line.replace(/"registry":"0x\w{40}"/, `"registry":"0x${"e".repeat(40)}"`)),
  );
  const { code } = await judge(elsewhere);
  expect(code).toBe("registry_not_trusted");
  await expect(judge("")).rejects.toThrow("audit log: line 1");
  await expect(judge(changed(rewritten(3, () => "[]")))).rejects.toThrow("audit log: line 4: not a JSON object");
});

test("on the command line", async () => {
  const [file, list] = [join(dir, "log.jsonl"), join(dir, "trust.json")];
  writeFileSync(file, log);
  const [issued, expires] = [Date.now() - 1000, Date.now() + 1_000_000].map(
    (at) => `${new Date(at).toISOString().slice(0, 19)}Z`,
  );
  writeFileSync(list, JSON.stringify({ format: "ijaza-trust/1", version: 1, issued, expires, entries: [trust] }));
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const terminal = { out: print, err: print, env: {}, fetch, now: () => new Date(), ask: async () => "" };
  const args = ["--audit", file, "--trust", list, "--rpc", chain.url];
  expect([await runCli(args, terminal), printed.join("")]).toEqual([
    0,
    expect.stringMatching(/^VALID \(audit_witnessed\)/),
  ]);
  expect(await runCli([...args, "--from-block", "soon"], terminal)).toBe(2);
  expect(printed.at(-1)).toContain("--from-block takes the number of a block.");
});
