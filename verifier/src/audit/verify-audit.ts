/** Verifies an exported audit log: that it is unbroken, and that the chain has witnessed what it was when batches were issued. */
import { type Endpoint, endpointFor } from "../chain/endpoint.ts";
import type { Verdict } from "../result.ts";
import { selectEntry } from "../trust/list.ts";
import type { Trust } from "../trust/trust.ts";
import { readAnchoredHeads } from "./anchored-heads.ts";
import { readAuditLog } from "./audit-log.ts";

export type AuditOptions = {
  trust: Trust;
  rpc: string[];
  fetch: typeof fetch;
  now: Date;
  /** The first block that is searched, such as that of the registry's deployment. */
  fromBlock: number;
};

/** `code` is stable; `detail` is an English sentence. */
export type AuditResult = {
  verdict: Verdict;
  code: string;
  detail: string;
  /** Events in the log, batches on the chain, and how far the newest head that is anchored reaches. */
  facts: { events: number; batches?: number; witnessed?: { event: number; block: number } };
};

const TIMEOUT_MS = 30_000;
/** The head of a log without events. */
const GENESIS = "0".repeat(64);

/** Throws a TypeError for a text that is no audit log. Never throws for what endpoints answer. */
export async function verifyAudit(text: string, options: AuditOptions): Promise<AuditResult> {
  const log = readAuditLog(text);
  const facts: AuditResult["facts"] = { events: log.events.size };
  if (log.brokenAt !== null) {
    const detail = `Event ${log.brokenAt} was changed, or does not follow the one before.`;
    return { verdict: "invalid", code: "audit_broken", detail, facts };
  }
  const choice = selectEntry(options.trust, log, options.now);
  if (!choice.ok)
    return { verdict: "unknown", code: choice.code, detail: "The trust list does not name its registry.", facts };
  const { fetch, rpc, fromBlock } = options;
  const endpoints: Endpoint[] = [...new Set(rpc)].map((url) => endpointFor({ url, fetch, timeoutMs: TIMEOUT_MS }));
  const read = await readAnchoredHeads(endpoints, { entry: choice.entry, university: log.university, fromBlock });
  if (!read.ok) return { verdict: "unknown", code: read.code, detail: read.detail, facts };
  facts.batches = read.heads.length;
  const missing = read.heads.find(({ hash }) => hash !== GENESIS && !log.events.has(hash));
  if (missing) {
    const detail = `The head that was anchored in block ${missing.block} is not in the log: it was rewritten, or is an older one.`;
    return { verdict: "invalid", code: "audit_head_missing", detail, facts };
  }
  const reached = read.heads.map(({ hash, block }) => ({ event: log.events.get(hash) ?? 0, block }));
  const newest = reached.toSorted((one, other) => other.event - one.event)[0];
  if (!newest)
    return {
      verdict: "unknown",
      code: "audit_unwitnessed",
      detail: "No batch of the university is on the chain.",
      facts,
    };
  facts.witnessed = newest;
  const detail = `It is unbroken, and the chain has witnessed it up to event ${newest.event}, in block ${newest.block}.`;
  return { verdict: "valid", code: "audit_witnessed", detail, facts };
}
