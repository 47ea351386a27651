/** The commands `ijaza-verify trust …`: show, check, sign and extend a trust list. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { isObject } from "../credential/shape.ts";
import { parseStrictJson } from "../credential/strict-json.ts";
import { entriesOf, isExpired, momentOf, parseTrustList } from "../trust/list.ts";
import { openTrustList, signersOf, signTrustList } from "../trust/signature.ts";
import {
  DEFAULT_MAX_BLOCK_AGE,
  DEFAULT_QUORUM,
  TRUST_FORMAT,
  type TrustEntry,
  type TrustList,
} from "../trust/trust.ts";
import { readArguments } from "./arguments.ts";
import { download, InputError, readIfFile } from "./input.ts";

export type TrustTerminal = {
  out: (text: string) => void;
  fetch: typeof fetch;
  now: () => Date;
  /** Asks a question and gives the answer; empty where nobody can be asked. */
  ask: (question: string) => Promise<string>;
};

export const TRUST_USAGE = `Usage: ijaza-verify trust show [FILE|URL]
       ijaza-verify trust verify FILE|URL --trust-key KEY
       ijaza-verify trust add ORIGIN --to FILE [--yes]
       ijaza-verify trust sign FILE --key PRIVATE.jwk.json

  show    prints the entries of a list with its age and who signed it; without a name, of the list that ships
  verify  checks that a pinned key has signed the list and that it has not expired: 0 yes, 1 no
  add     shows what an installation says of itself, asks, and adds it to your list, which has no signatures then
  sign    adds a signature to the list in the file, with a P-256 private key as a JWK
`;

const SHIPPED = new URL("../../trust.json", import.meta.url);
const DAY_MS = 86_400_000;
const LIFE_MS = 365 * DAY_MS;
const REPLY_LIMITS = { size: 1_048_576, depth: 8, members: 20_000 };

const isUrl = (named: string): boolean => /^https?:\/\//i.test(named);

/**
 * The list that a verification uses: a file that its user names needs no signature, one that is fetched does, and so does
 * the one that ships with this program as soon as it has entries. It never comes from the diploma's server.
 */
export async function loadTrust(named: string | undefined, keys: string[], ask: typeof fetch): Promise<TrustList> {
  const text = await readText(named, ask);
  if (keys.length > 0) return openTrustList(text, keys);
  const list = parseTrustList(text);
  const isOwn = named !== undefined && !isUrl(named);
  if (isOwn || (named === undefined && list.entries.length === 0)) return list;
  throw new InputError("A trust list that was fetched or shipped needs --trust-key, the key that you pin.");
}

async function readText(named: string | undefined, ask: typeof fetch): Promise<string> {
  if (named !== undefined && isUrl(named)) return new TextDecoder().decode(await download(named, ask));
  const source = named ?? SHIPPED;
  return readFile(source, "utf8").catch(() => {
    throw new InputError(`The trust list ${source} cannot be read.`);
  });
}

/** Runs `trust …` and gives the exit code. Throws for what cannot be read. */
export async function runTrust(args: string[], terminal: TrustTerminal): Promise<number> {
  const { values, positionals } = readArguments({
    args,
    options: {
      "trust-key": { type: "string", multiple: true },
      to: { type: "string" },
      key: { type: "string" },
      yes: { type: "boolean" },
    },
  });
  const [command, named, ...rest] = positionals;
  const { to, key, yes = false } = values;
  if (rest.length > 0) throw new InputError(TRUST_USAGE);
  if (command === "show") return show(named, terminal);
  if (named === undefined) throw new InputError(TRUST_USAGE);
  if (command === "verify") return check(named, values["trust-key"] ?? [], terminal);
  if (command === "add" && to !== undefined) return add({ origin: named, file: to, yes }, terminal);
  if (command === "sign" && key !== undefined) return sign({ file: named, keyFile: key }, terminal);
  throw new InputError(TRUST_USAGE);
}

async function show(named: string | undefined, { out, fetch, now }: TrustTerminal): Promise<number> {
  const list = parseTrustList(await readText(named, fetch));
  out(`${[...(await describeList(list, now())), ...list.entries.flatMap(describeEntry)].join("\n")}\n`);
  return 0;
}

async function check(named: string, keys: string[], { out, fetch, now }: TrustTerminal): Promise<number> {
  if (keys.length === 0) throw new InputError("Name the key that you pin: --trust-key KEY.");
  const text = await readText(named, fetch);
  const list = await openTrustList(text, keys).catch((error: unknown) => String(error));
  const fault = typeof list === "string" ? list : isExpired(list, now()) && "trust list: it has expired";
  out(fault ? `${fault}\n` : "The list is signed by a key that you pinned, and has not expired.\n");
  return fault ? 1 : 0;
}

type AddOptions = { origin: string; file: string; yes: boolean };

async function add({ origin, file, yes }: AddOptions, { out, fetch, now, ask }: TrustTerminal): Promise<number> {
  const offered = await readOffer(origin, fetch);
  const text = await readIfFile(file);
  const old = text ? parseTrustList(new TextDecoder().decode(text)) : null;
  out(`${new URL(origin).origin} says this of itself:\n${offered.flatMap(describeEntry).join("\n")}\n`);
  out("Compare it with what somebody whose word you accept has told you.\n");
  if (!yes && !/^y(es)?$/i.test((await ask("Add it to your list? [y/N] ")).trim())) {
    out("Nothing was added.\n");
    return 1;
  }
  const list: TrustList = {
    format: TRUST_FORMAT,
    version: (old?.version ?? 0) + 1,
    issued: momentOf(now()),
    expires: momentOf(new Date(now().getTime() + LIFE_MS)),
    entries: [...(old ? entriesOf(old) : []), ...offered],
  };
  // Refuses a second entry for a registry.
  const written = JSON.stringify(parseTrustList(JSON.stringify(list)), null, 2);
  await writeFile(file, `${written}\n`);
  out(`${file} is now version ${list.version}, good until ${list.expires}.\n`);
  return 0;
}

/** The entries that an installation tells at /api/chain. */
async function readOffer(origin: string, ask: typeof fetch): Promise<TrustEntry[]> {
  if (!URL.canParse(origin) || !isUrl(origin)) throw new InputError(`${origin} is no address of an installation.`);
  const json = parseStrictJson(await download(new URL("/api/chain", origin).href, ask), REPLY_LIMITS);
  if (!json.ok || !isObject(json.value)) throw new InputError(`${origin} does not tell its trust list.`);
  return parseTrustList(JSON.stringify(json.value.trust ?? null)).entries;
}

type SignOptions = { file: string; keyFile: string };

async function sign({ file, keyFile }: SignOptions, { out, fetch }: TrustTerminal): Promise<number> {
  const list = parseTrustList(await readText(file, fetch));
  await signersOf(list);
  const signed = await signTrustList(list, JSON.parse(await readFile(keyFile, "utf8")));
  await writeFile(file, `${JSON.stringify(signed, null, 2)}\n`);
  out(`${file} is signed by ${(await signersOf(signed)).at(-1)}.\n`);
  return 0;
}

async function describeList(list: TrustList, now: Date): Promise<string[]> {
  const { format, version, issued, expires } = list;
  const age = Math.floor((now.getTime() - Date.parse(issued)) / DAY_MS);
  const signers = await signersOf(list);
  return [
    `${format}, version ${version}`,
    `issued      ${issued}, ${age} days ago`,
    `expires     ${expires}${isExpired(list, now) ? ", HAS EXPIRED" : ""}`,
    ...(signers.length > 0 ? signers.map((signer) => `signed by   ${signer}`) : ["signed by   nobody"]),
    `entries     ${list.entries.length}`,
  ];
}

function describeEntry(entry: TrustEntry): string[] {
  const {
    finality,
    maxBlockAge = DEFAULT_MAX_BLOCK_AGE,
    quorum = DEFAULT_QUORUM,
    origins = [],
    timestampAuthorities = [],
    demo,
  } = entry;
  return [
    "",
    `registry    eip155:${entry.chainId}:${entry.registry}${demo ? " (a demonstration)" : ""}`,
    `genesis     ${entry.genesisHash}`,
    `code        ${entry.codeHash}`,
    `final       ${"tag" in finality ? "at the chain's finalized block" : `after ${finality.confirmations} blocks`}`,
    `newest      at most ${maxBlockAge} seconds old, the same from ${quorum} endpoints`,
    ...timestampAuthorities.map(({ name, certificate }) => `time stamps ${name}, certificate ${digestOf(certificate)}`),
    ...origins.map((origin) => `origin      ${origin}`),
  ];
}

/** SHA-256 of a certificate, as its issuer publishes it. */
const digestOf = (certificate: string): string =>
  createHash("sha256").update(Buffer.from(certificate, "base64")).digest("hex");
