/** Verifies one diploma by four checks in order. The first check that fails decides. */
import { describeStale, isBehind, isStale, isYoung } from "./chain/block-age.ts";
import type { ChainReader, CheckRead, ReadRequest } from "./chain/chain-reader.ts";
import { createRpcReader, endpointsFor, type RpcReaderOptions } from "./chain/registry.ts";
import { checkAnchoring, checkAnchoringOffline } from "./checks/anchoring.ts";
import { checkIntegrity } from "./checks/integrity.ts";
import { checkIssuer } from "./checks/issuer.ts";
import type { JudgeSealOptions } from "./checks/judge-seal.ts";
import { checkStatus, revocationOf, revokedAtLatest } from "./checks/status.ts";
import { report } from "./codes/codes.ts";
import type { Bundle } from "./credential/bundle.ts";
import type { OpenedCredential } from "./credential/credential.ts";
import { anchorFact, blockOf, claimFacts, issuerFact, toIso } from "./facts.ts";
import { pause, timeLeft, WITHIN_MS } from "./in-time.ts";
import type { PdfOpener } from "./pdf/opening.ts";
import { CHECK_NAMES, type Check, type Facts, type Result, type Verdict } from "./result.ts";
import { selectEntry } from "./trust/list.ts";
import type { Trust, TrustEntry } from "./trust/trust.ts";

export type VerifyOptions = Partial<RpcReaderOptions> & {
  /** The registries that are trusted: a list, or its entries. */
  trust: Trust;
  /** Reads the chain in place of `rpc`, for a caller that caches what was read. */
  chain?: ChainReader;
  /**
   * Whether batch and revocations must be proved by the hash of the final block (`eth_getProof`), so that one endpoint
   * that lies cannot invent them. Without a proof the verdict is then `unknown`.
   */
  prove?: boolean;
  /** Opens PDFs, for a caller that does so in a thread with a time limit. When absent, this thread opens them. */
  openPdf?: PdfOpener;
  /** Within so many milliseconds there is a verdict, whatever endpoints do; 5000 when absent. */
  withinMs?: number;
  /** After so many milliseconds endpoints are asked once more for a batch that is new and missing; 2000 when absent. */
  askAgainAfterMs?: number;
  /** The moment against which expiry and the age of blocks are checked; now when absent. */
  now?: Date;
};

type Story = { checks: Check[]; facts: Facts; block: Result["block"] };

/**
 * Verifies a diploma, given as a bundle (bytes, text or a parsed value) or as the bytes of a PDF. Never throws for what is in
 * the input or on the chain: every fault has a code. Without `rpc` and `chain` no chain is asked, and the best verdict is
 * `unknown`.
 */
export async function verify(input: unknown, options: VerifyOptions): Promise<Result> {
  const now = options.now ?? new Date();
  const story: Story = { checks: [], facts: {}, block: null };
  await judge(story, input, { ...options, now });
  const checks = CHECK_NAMES.map((name, at) => story.checks[at] ?? report(name, "not_checked"));
  const deciding = checks.find(({ outcome }) => outcome !== "valid");
  const { facts, block } = story;
  return { verdict: verdictOf(deciding), reason: deciding?.code, checks, facts, checkedAt: now.toISOString(), block };
}

async function judge(story: Story, input: unknown, options: VerifyOptions & { now: Date }): Promise<void> {
  const { checks, facts } = story;
  const isValid = (check: Check) => {
    checks.push(check);
    return check.outcome === "valid";
  };

  const { check, bundle, credential, seal, timeStamp } = await checkIntegrity(input, options.openPdf);
  if (!isValid(check) || !bundle || !credential) return;
  Object.assign(facts, claimFacts(credential));

  const { genesisHash, root } = bundle.anchor;
  const { count } = bundle.proof;
  const { chainId, registry, university, index } = credential.place;
  const choice = selectEntry(options.trust, { chainId, registry, genesisHash }, options.now);
  if (!choice.ok) return void checks.push(report("issuer", choice.code));
  facts.demo = choice.entry.demo;

  const reader = readerFor(options, choice.entry);
  if (reader === null) return void checks.push(...offlineChecks({ bundle, credential }));
  const thumbprint = credential.keyThumbprint;
  const { entry } = choice;
  const { now, prove } = options;
  const request = { entry, now, university, root, count, index, thumbprint, prove };
  const left = timeLeft(options.withinMs ?? WITHIN_MS);
  const read = await readPatiently(reader, { request, signedAt: credential.signedAt, left, ...options });
  facts.asked = read.asked;
  if (read.uncounted?.length) facts.uncounted = read.uncounted;
  if (!read.ok) return void checks.push(report("issuer", read.code, read.detail));
  // A reader that the caller supplied may not know of proofs.
  if (prove && !read.proved) return void checks.push(report("issuer", "proof_unavailable"));
  if (read.proved) facts.proved = read.proved;
  const { state } = read;
  story.block = blockOf(state);
  const age = { entry, now, blockTime: state.blockTime };
  // A reader with a cache may return an answer that was fresh only when it was read.
  if (isStale(age)) return void checks.push(report("issuer", "node_stale", `Old news: ${describeStale(age)}.`));

  const isLagging = isBehind({ ...age, signedAt: credential.signedAt });
  const issuer = checkIssuer({ university, did: credential.issuer, isBehind: isLagging, state });
  if (issuer.outcome !== "valid") return void checks.push(issuer);
  const readKey = (other: Uint8Array) =>
    readSafely(reader, { ...request, thumbprint: other, prove: false, withinMs: left() });
  const judged =
    seal &&
    (await judgeSealLater({ seal, timeStamp, entry, university, credentialKey: thumbprint, state, now, readKey }));
  if (judged && "fault" in judged) return void checks.push(judged.fault);
  checks.push(issuer);
  facts.issuer = issuerFact(credential, state);
  facts.seal = judged?.fact;

  if (!isValid(checkAnchoring({ bundle, credential }, { state, isBehind: isLagging }))) return;
  facts.anchor = anchorFact({ root, count, credential, state });
  facts.revocation = revocationOf(state);
  const revokedAt = revokedAtLatest(state);
  if (revokedAt !== undefined) facts.revokedAtLatest = toIso(revokedAt);

  isValid(checkStatus(credential, state, now));
}

/** The code for seals is loaded with the first one. */
const judgeSealLater = async (input: JudgeSealOptions) => (await import("./checks/judge-seal.ts")).judgeSeal(input);

function verdictOf(deciding: Check | undefined): Verdict {
  if (deciding === undefined) return "valid";
  return deciding.outcome === "invalid" ? "invalid" : "unknown";
}

function readerFor({ chain, rpc, ...network }: VerifyOptions, { chainId }: TrustEntry): ChainReader | null {
  if (chain !== undefined) return chain;
  const urls = endpointsFor(rpc, chainId);
  return urls.length === 0 ? null : createRpcReader({ ...network, rpc: urls });
}

const ASK_AGAIN_AFTER_MS = 2000;

type PatientRead = Pick<VerifyOptions, "askAgainAfterMs"> & {
  request: ReadRequest;
  signedAt: number;
  left(): number;
};

/**
 * One endpoint may be a block behind another, and behind one address may be several. So where a batch is missing that may have
 * been mined a moment ago, or endpoints do not agree, they are asked once more.
 */
async function readPatiently(
  reader: ChainReader,
  { request, signedAt, left, askAgainAfterMs = ASK_AGAIN_AFTER_MS }: PatientRead,
): Promise<CheckRead> {
  const first = await readSafely(reader, { ...request, withinMs: Math.round(left()) });
  const isOpen = first.ok ? first.state.batch === null : first.code === "rpc_disagree";
  if (!isOpen || left() <= askAgainAfterMs || !isYoung({ signedAt, now: request.now })) return first;
  await pause(askAgainAfterMs);
  return readSafely(reader, { ...request, withinMs: Math.round(left()), isRepeated: true });
}

/** A reader that the caller supplied may throw; the result then says that no endpoint was asked. */
async function readSafely(reader: ChainReader, request: ReadRequest): Promise<CheckRead> {
  try {
    return await reader.read(request);
  } catch (error) {
    const detail = `The chain could not be asked: ${error instanceof Error ? error.message : "no answer"}.`;
    return { ok: false, code: "chain_unreachable", detail, asked: [] };
  }
}

/** The checks without a chain: the proof can be verified; issuer and status are unknown since the signing. */
function offlineChecks(evidence: { bundle: Bundle; credential: OpenedCredential }): Check[] {
  const since = new Date(evidence.credential.signedAt * 1000).toISOString();
  return [
    report("issuer", "offline", `No chain was asked whose key this is. The file says it was signed at ${since}.`),
    checkAnchoringOffline(evidence),
    report("status", "offline", `No chain was asked: whether it was revoked since ${since} is not known.`),
  ];
}
