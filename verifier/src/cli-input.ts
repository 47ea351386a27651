/** Finds the bundle that a command line names: a file, a link to a diploma, or a reference with its origin. */
import { readFile, stat } from "node:fs/promises";

/** What the command line names; `from` is the origin that a bare reference is looked up at. */
export type InputSource = { named: string; from?: string | undefined; fetch: typeof fetch };

/** A wrong or missing input; the message is for the user. */
export class InputError extends Error {}

const LARGEST_INPUT = 262_144;
const TIMEOUT_MS = 15_000;
const LINK_PATH = /^\/(?:digital_diploma|api\/diploma\/file)\/([\w-]{1,64})\/?$/;
const REFERENCE = /^[\w-]{1,64}$/;

/** The bytes of the bundle. Throws an InputError when nothing can be had. */
export async function loadInput({ named, from, fetch }: InputSource): Promise<Uint8Array> {
  if (/^https?:\/\//i.test(named)) return download(bundleUrl(named), fetch);
  const file = await stat(named).catch(() => null);
  if (file?.isFile()) {
    if (file.size > LARGEST_INPUT) throw new InputError(`${named} is too large to be a bundle.`);
    return readFile(named);
  }
  if (from === undefined) throw new InputError(`${named} is no file. A reference needs --from ORIGIN or IJAZA_ORIGIN.`);
  if (!REFERENCE.test(named)) throw new InputError(`${named} is neither a file, a link nor a reference.`);
  return download(bundleUrl(new URL(`/digital_diploma/${named}`, from).href), fetch);
}

function bundleUrl(link: string): string {
  const { origin, pathname } = new URL(link);
  const id = LINK_PATH.exec(pathname)?.[1];
  if (id === undefined) throw new InputError(`${link} is not a link to a diploma.`);
  return `${origin}/api/diploma/file/${id}?format=json`;
}

async function download(url: string, ask: typeof fetch): Promise<Uint8Array> {
  const response = await ask(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new InputError(`${url} did not answer: ${error instanceof Error ? error.message : "no reason given"}.`);
  });
  if (!response.ok) throw new InputError(`${url} answered with HTTP status ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length > LARGEST_INPUT) throw new InputError(`${url} is too large to be a bundle.`);
  return bytes;
}
