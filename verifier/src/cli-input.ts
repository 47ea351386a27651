/** Loads what the command line names: a file (bundle or PDF), a link to a diploma, or a reference at an origin. */
import { readFile, stat } from "node:fs/promises";
import { LARGEST_BUNDLE } from "./parse-bundle.ts";
import { LARGEST_DOCUMENT } from "./pdf/open-document.ts";

/** What the command line names. `from` is the origin at which a reference is looked up. */
export type InputSource = { named: string; from?: string | undefined; fetch: typeof fetch };

/** The input is wrong or missing. The message is shown to the user. */
export class InputError extends Error {}

const TIMEOUT_MS = 15_000;
const LINK_PATH = /^\/(?:digital_diploma|api\/diploma\/file)\/([\w-]{1,64})\/?$/;
const REFERENCE = /^[\w-]{1,64}$/;

/** The bytes of the file or bundle. Throws an InputError when they cannot be read. */
export async function loadInput({ named, from, fetch }: InputSource): Promise<Uint8Array> {
  if (/^https?:\/\//i.test(named)) return download(bundleUrl(named), fetch);
  const local = await readIfFile(named);
  if (local) return local;
  if (from === undefined) throw new InputError(`${named} is no file. A reference needs --from ORIGIN or IJAZA_ORIGIN.`);
  if (!REFERENCE.test(named)) throw new InputError(`${named} is neither a file, a link nor a reference.`);
  return download(bundleUrl(new URL(`/digital_diploma/${named}`, from).href), fetch);
}

/** The bytes of a local file. Throws an InputError when there is no such file, or it has more bytes than `limit`. */
export async function readLocal(named: string, { limit = LARGEST_DOCUMENT } = {}): Promise<Uint8Array> {
  const bytes = await readIfFile(named, { limit });
  if (!bytes) throw new InputError(`${named} is no file.`);
  return bytes;
}

/** The bytes of a local file, or null when there is none. */
export async function readIfFile(named: string, { limit = LARGEST_DOCUMENT } = {}): Promise<Uint8Array | null> {
  const file = await stat(named).catch(() => null);
  if (!file?.isFile()) return null;
  if (file.size > limit) throw new InputError(`${named} is too large.`);
  return readFile(named);
}

type LookUpByDigestOptions = { bytes: Uint8Array; from: string; fetch: typeof fetch };

/** The bundle of the diploma that has this file, or null. The origin is sent only the file's SHA-256 digest. */
export async function lookUpByDigest({ bytes, from, fetch }: LookUpByDigestOptions): Promise<string | null> {
  const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes.slice())).toString("hex");
  const url = new URL(`/api/diploma/findByDigest?sha256=${digest}`, from).href;
  const found = await download(url, fetch, { orNull: true });
  if (found === null) return null;
  const reply: { credential?: unknown } | null = JSON.parse(new TextDecoder().decode(found));
  return JSON.stringify(reply?.credential ?? null);
}

function bundleUrl(link: string): string {
  const { origin, pathname } = new URL(link);
  const id = LINK_PATH.exec(pathname)?.[1];
  if (id === undefined) throw new InputError(`${link} is not a link to a diploma.`);
  return `${origin}/api/diploma/file/${id}?format=json`;
}

/** What an address answers. Throws an InputError when it does not, or answers too much. */
export async function download(url: string, ask: typeof fetch): Promise<Uint8Array>;
export async function download(url: string, ask: typeof fetch, options: { orNull: true }): Promise<Uint8Array | null>;
export async function download(url: string, ask: typeof fetch, options?: { orNull: true }): Promise<Uint8Array | null> {
  const response = await ask(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new InputError(`${url} did not answer: ${error instanceof Error ? error.message : "no reason given"}.`);
  });
  if (options?.orNull && response.status === 404) return null;
  if (!response.ok) throw new InputError(`${url} answered with HTTP status ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > LARGEST_BUNDLE) throw new InputError(`${url} is too large to be a bundle.`);
  return bytes;
}
