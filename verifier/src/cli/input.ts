/** Loads what the command line names: a file (bundle or PDF), a link to a diploma, or a reference at an origin. */
import { readFile, stat } from "node:fs/promises";
import { LARGEST_BUNDLE } from "../credential/parse-bundle.ts";
import { LARGEST_DOCUMENT } from "../pdf/open-document.ts";
import { findLinks } from "../typed/link.ts";
import { findReference } from "../typed/reference.ts";

/** What the command line names. `from` is the origin at which a reference is looked up. */
export type InputSource = { named: string; from?: string | undefined; fetch: typeof fetch };

/** The input is wrong or missing. The message is shown to the user. */
export class InputError extends Error {}

const TIMEOUT_MS = 15_000;

/** The bytes of the file or bundle. Throws an InputError when they cannot be read. */
export async function loadInput({ named, from, fetch }: InputSource): Promise<Uint8Array> {
  const local = await readIfFile(named);
  if (local) return local;
  const [link] = findLinks(named);
  if (link && !link.id) throw new InputError(`${named} is not a link to a diploma.`);
  if (link) return download(`${link.url.origin}/api/diploma/file/${link.id}?format=json`, fetch);
  if (from === undefined) throw new InputError(`${named} is no file. A reference needs --from ORIGIN or IJAZA_ORIGIN.`);
  const id = findReference(named);
  if (!id) throw new InputError(`${named} is neither a file, a link nor a reference.`);
  return download(new URL(`/api/diploma/file/${id}?format=json`, from).href, fetch);
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

type LookUpByDigestOptions = { sha256: string; from: string; fetch: typeof fetch };

/** The bundle of the diploma that has this file, or null. The origin is sent only the file's SHA-256 digest. */
export async function lookUpByDigest({ sha256, from, fetch }: LookUpByDigestOptions): Promise<string | null> {
  const url = new URL(`/api/diploma/findByDigest?sha256=${sha256}`, from).href;
  const found = await download(url, fetch, { orNull: true });
  if (found === null) return null;
  const reply: { credential?: unknown } | null = JSON.parse(new TextDecoder().decode(found));
  return JSON.stringify(reply?.credential ?? null);
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
