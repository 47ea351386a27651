/** Reads key, status list and original of a badge by their paths at one origin; null when one cannot be read. */
import { isObject, type Members } from "../credential/shape.ts";
import { parseStrictJson } from "../credential/strict-json.ts";
import type { Badge } from "./shape.ts";

export type Source = { read: (path: string) => Promise<Uint8Array | null> };

const LARGEST = 1_048_576;

/** Reads public paths of `origin`, each within so many milliseconds. Never rejects. */
export function sourceAt(origin: string, ask: typeof fetch, withinMs: number): Source {
  return {
    async read(path) {
      try {
        const response = await ask(new URL(path, origin), {
          redirect: "error",
          signal: AbortSignal.timeout(withinMs),
        });
        if (!response.ok) return null;
        const bytes = new Uint8Array(await response.arrayBuffer());
        return bytes.length > LARGEST ? null : bytes;
      } catch {
        return null;
      }
    },
  };
}

/** The bundle of the original. */
export function readOriginal(source: Source, { kind, id }: Badge): Promise<Uint8Array | null> {
  return source.read(`/api/${kind}/file/${id}?format=json`);
}

/** The issuer's DID document, found by the rules of did:web; null when it is missing or names another issuer. */
export async function readIssuer(source: Source, { issuer }: Badge): Promise<Members | null> {
  const [, , , ...path] = issuer.split(":");
  const document = await readJson(source, `/${path.map(encodeURIComponent).join("/")}/did.json`);
  return document?.id === issuer ? document : null;
}

/** The status list as a signed credential. */
export function readList(source: Source, path: string): Promise<Members | null> {
  return readJson(source, path);
}

async function readJson(source: Source, path: string): Promise<Members | null> {
  const bytes = await source.read(path);
  const json = bytes && parseStrictJson(bytes, { size: LARGEST, depth: 12, members: 1000 });
  return json?.ok && isObject(json.value) ? json.value : null;
}
