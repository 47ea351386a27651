/** Writes a result as text for a terminal. */
import type { Check, Facts, Outcome, Result, SealFact } from "../result.ts";

const MARKS: Record<Outcome, string> = { valid: "ok", invalid: "FAILED", skipped: "-", error: "?" };
const WIDTH = 12;
const CLAIM_MARK = "  | ";
const FILES = { file: "the diploma that the university handed in", attachment: "an attachment of the diploma" };

export function describeResult(result: Result): string {
  const checks = result.checks.map(describeCheck);
  const findings = ["What was checked", ...checks, "", ...describeFacts(result)];
  return [clean(sentenceOf(result)), "", ...findings, ...describeClaims(result.facts), ""].join("\n");
}

function sentenceOf({ verdict, reason, checks, facts }: Result): string {
  if (verdict === "valid") {
    const demo = facts.demo ? " This is a demonstration: what it names is invented." : "";
    return `VALID. ${facts.issuer?.name} issued this, and it stands.${demo}`;
  }
  const detail = checks.find(({ code }) => code === reason)?.detail;
  return verdict === "invalid" ? `INVALID (${reason}). ${detail}` : `UNKNOWN (${reason}). ${detail}`;
}

function describeCheck({ name, outcome, code, detail }: Check): string {
  return `${MARKS[outcome].padEnd(7)} ${name.padEnd(WIDTH)} ${code}: ${clean(detail)}`;
}

function describeFacts({ facts, block, checkedAt }: Result): string[] {
  return [
    ...line("issuer", facts.issuer && `${facts.issuer.name} (${facts.issuer.domain}), ${facts.issuer.did}`),
    ...line("holder", facts.holderNamed === false ? "not named in what was handed in" : undefined),
    ...line("seal", facts.seal && `by the university, key ${facts.seal.keyThumbprint}`),
    ...describeSealTime(facts.seal),
    ...line("file", facts.file && FILES[facts.file]),
    ...line("badge", facts.badge && `signed with ${facts.badge.verificationMethod}`),
    ...line("wallet", facts.presented && "a presentation, whose own proof and holder were not judged"),
    ...line("anchored", facts.anchor && `${facts.anchor.issuedAt} by ${facts.anchor.signer}`),
    ...line("batch", facts.anchor && `${facts.anchor.root}, ${facts.anchor.index + 1} of ${facts.anchor.count}`),
    ...line("chain", facts.anchor && `eip155:${facts.anchor.chainId}:${facts.anchor.registry}`),
    ...line("revocation", facts.revocation && block ? `${facts.revocation}, as of block ${block.number}` : undefined),
    ...line("asked", facts.asked?.join(", ")),
    ...(facts.uncounted ?? []).flatMap(({ endpoint, code }) => line("not counted", `${endpoint} (${code})`)),
    ...line("block", block ? `${block.number}, ${block.time}` : undefined),
    ...line("checked", checkedAt),
  ];
}

/** By when it was sealed and who witnessed it, or until when the seal counts. */
function describeSealTime(seal: SealFact | undefined): string[] {
  if (seal === undefined) return [];
  const { witnessed, countsUntil, hasUncountedStamp } = seal;
  if (witnessed) return line("sealed", `${witnessed.at} or before, witnessed by ${witnessed.authority}`);
  const until = countsUntil ? `until ${countsUntil}, the end of its key` : "as long as its key is valid";
  const other =
    hasUncountedStamp && "a time stamp, whose authority the trust list does not name or whose time cannot be right";
  return [...line("sealed", `nobody has witnessed when; the seal counts ${until}`), ...line("not counted", other)];
}

/** Claims stand in a block of their own, and every line of it begins as no finding does. */
function describeClaims({ claims, issuer }: Facts): string[] {
  if (claims === undefined) return [];
  const by = issuer ? "signed by the university" : "signed, but whose key that is was not proved";
  const shown = Object.entries(claims).flatMap(([name, value]) => line(name, String(value)));
  return ["", `What the document says (${by})`, ...shown.map((each) => `${CLAIM_MARK}${each}`)];
}

function line(name: string, value: string | undefined): string[] {
  if (value === undefined) return [];
  return [`${clean(name).padEnd(WIDTH)} ${clean(value)}`];
}

/** Replaces control characters, also those that change the writing direction, so that no text alters the terminal. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "?");
}
