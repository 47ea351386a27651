/** The command line `ijaza-verify <file|link|reference>`. ${TRUST_USAGE}
Exit code: 0 valid, 1 invalid, 2 unknown or not verified. */

import { fileKindOf } from "../document/file-kind.ts";
import { verifyFile } from "../document/file-proof.ts";
import { verifyDocument } from "../document/verify-document.ts";
import { loadPart } from "../load-part.ts";
import { openPdfHere } from "../pdf/opening.ts";
import type { Result, Verdict } from "../result.ts";
import type { Trust } from "../trust/trust.ts";
import { readArguments } from "./arguments.ts";
import { InputError, loadInput, lookUpByDigest, readLocal } from "./input.ts";
import { describeResult } from "./report.ts";
import { loadTrust, runTrust, TRUST_USAGE, type TrustTerminal } from "./trust.ts";

export type Terminal = TrustTerminal & {
  err: (text: string) => void;
  env: Record<string, string | undefined>;
};

/** Bytes; some half a million events. */
const LARGEST_AUDIT_LOG = 268_435_456;

const EXIT_CODES: Record<Verdict, number> = { valid: 0, invalid: 1, unknown: 2 };

const USAGE = `Usage: ijaza-verify <file|link|reference> [options]

A file is a bundle (.json), a sealed PDF, one that a university handed in (with --bundle or --from), or an Open Badge.

  --rpc URL      JSON-RPC endpoint of the chain; repeat it to ask several, which must agree
  --trust LIST   trust list, a file or an https address, in place of the one that ships with this program
  --trust-key K  thumbprint of a key (RFC 7638) that must have signed the list; needed for one that is fetched
  --from ORIGIN  where to look a reference or a handed-in PDF up, or what a badge leads to, such as https://diplomas.example (or IJAZA_ORIGIN)
  --prove        have the batch and its revocations proved by the hash of the final block, which is printed
  --bundle FILE  the bundle of the diploma that the named file is said to be, or to be attached to
  --audit        the file is the audit log that a university has exported: whether it is whole, by what the chain has witnessed
  --from-block N the first block that --audit searches, where an endpoint refuses to search them all
  --inside       of a sealed PDF verify the diploma inside alone, not what its pages print
  --json         print the result as JSON
  --help         print this

${TRUST_USAGE}
Exit code: 0 valid, 1 invalid, 2 unknown, also when the input or the network fails.
Without --rpc nothing is asked of any chain, and the best answer is unknown.
`;

const OPTIONS = {
  rpc: { type: "string", multiple: true },
  trust: { type: "string" },
  "trust-key": { type: "string", multiple: true },
  from: { type: "string" },
  bundle: { type: "string" },
  audit: { type: "boolean" },
  "from-block": { type: "string" },
  prove: { type: "boolean" },
  inside: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

/** Runs one command and gives the exit code. Never throws. */
export async function runCli(args: string[], terminal: Terminal): Promise<number> {
  try {
    return await run(args, terminal);
  } catch (error) {
    terminal.err(`ijaza-verify: ${error instanceof Error ? error.message : "failed"}\n`);
    return EXIT_CODES.unknown;
  }
}

async function run(args: string[], terminal: Terminal): Promise<number> {
  if (args[0] === "trust") return runTrust(args.slice(1), terminal);
  const { out, err, env, fetch, now } = terminal;
  const { values, positionals } = readArguments({ args, options: OPTIONS });
  const [named] = positionals;
  if (values.help) {
    out(USAGE);
    return 0;
  }
  if (named === undefined || positionals.length > 1) {
    err(USAGE);
    return EXIT_CODES.unknown;
  }
  const trust = await loadTrust(values.trust, values["trust-key"] ?? [], fetch);
  if (values.audit) return audit({ named, trust, values }, terminal);
  const from = values.from ?? env.IJAZA_ORIGIN;
  const loaded = await loadInput({ named, from, fetch });
  const input = values.inside ? await takeInside(loaded) : loaded;
  const options = { trust, rpc: values.rpc ?? [], prove: values.prove ?? false, fetch, now: now() };
  const result = values.bundle
    ? await verifyFile({ bytes: input, bundle: await readLocal(values.bundle) }, options)
    : (await verifyDocument(input, { ...options, from, lookUp: lookUpAt(from, fetch) })).result;
  out(values.json ? `${JSON.stringify(result, null, 2)}\n` : `${describeResult(result)}${describeProof(result)}`);
  return EXIT_CODES[result.verdict];
}

type Audit = { named: string; trust: Trust; values: ReturnType<typeof readArguments<typeof OPTIONS>>["values"] };

async function audit({ named, trust, values }: Audit, { out, fetch, now }: Terminal): Promise<number> {
  const fromBlock = Number(values["from-block"] ?? 0);
  if (!Number.isSafeInteger(fromBlock) || fromBlock < 0)
    throw new InputError("--from-block takes the number of a block.");
  const text = new TextDecoder().decode(await readLocal(named, { limit: LARGEST_AUDIT_LOG }));
  const { verifyAudit } = await loadPart(() => import("../audit/verify-audit.ts"));
  const result = await verifyAudit(text, { trust, rpc: values.rpc ?? [], fetch, now: now(), fromBlock });
  const { verdict, code, detail, facts } = result;
  out(
    values.json
      ? `${JSON.stringify(result, null, 2)}\n`
      : `${verdict.toUpperCase()} (${code}). ${detail}\nevents ${facts.events}\n`,
  );
  return EXIT_CODES[verdict];
}

/** The bundle that a sealed PDF carries; the input itself when it is none, or not intact. */
async function takeInside(input: Uint8Array): Promise<Uint8Array> {
  const opening = fileKindOf(input) === "pdf" ? await openPdfHere(input) : null;
  return opening?.ok ? opening.document.bundle : input;
}

/** A PDF without a bundle may be one that a university handed in. Only its digest is sent to look it up. */
const lookUpAt = (from: string | undefined, ask: typeof fetch) =>
  from === undefined ? undefined : (sha256: string) => lookUpByDigest({ sha256, from, fetch: ask });

/** What another source must name too, if the proof is to be worth more than the word of the endpoints. */
function describeProof({ facts: { proved } }: Result): string {
  return proved ? `proved by    block ${proved.number} of ${proved.time}, ${proved.blockHash}\n` : "";
}
