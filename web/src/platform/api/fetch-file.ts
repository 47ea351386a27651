/** Fetches a file that a call makes, and says how much of it has come. */
import { csrf } from "./csrf.ts";
import { createSend, type SendError, type Sending } from "./send.ts";

type FetchedFile = { content: Blob; name: string | undefined };

type FetchFileOptions = { signal: AbortSignal; onProgress: (bytes: number) => void };

/** Enough for a hundred megabytes over half a megabit a second. */
const FILE_TIMEOUT_MS = 30 * 60_000;

const send = createSend(csrf);

/** Resolves with the file and the name that the server gave it, or with an error for `useFailureText`. */
export async function fetchFile(
  request: Sending,
  { signal, onProgress }: FetchFileOptions,
): Promise<{ file: FetchedFile; error?: undefined } | { error: SendError; file?: undefined }> {
  const read = async (response: Response): Promise<unknown> => {
    if (!response.ok) return response.json().catch(() => null);
    const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
    return { content: await readAll(response, onProgress), name } satisfies FetchedFile;
  };
  const sent = await send({ ...request, timeout: FILE_TIMEOUT_MS, responseHandler: read }, signal);
  return sent.error ? { error: sent.error } : { file: sent.data as FetchedFile };
}

async function readAll(response: Response, onProgress: (bytes: number) => void): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let step = await reader?.read(); step?.value; step = await reader?.read()) {
    chunks.push(step.value);
    bytes += step.value.length;
    onProgress(bytes);
  }
  return new Blob(chunks, { type: response.headers.get("content-type") ?? "" });
}
