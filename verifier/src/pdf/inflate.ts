/** Decompresses a stream (RFC 1950) and stops at a size limit, so that a small file cannot fill the memory. */

/** Packed bytes that are decompressed at once. A byte grows to some thousand at most, so a step to a megabyte. */
const PIECE = 1024;

/** The decompressed bytes; null when the input is not such a stream or decompresses to more than `most` bytes. */
export async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | null> {
  const unpacked = new Uint8Array(most);
  let written = 0;
  const reader = piecesOf(packed).pipeThrough(new DecompressionStream("deflate")).getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      unpacked.set(part.value, written);
      written += part.value.length;
    }
  } catch {
    await reader.cancel().catch(() => undefined);
    return null;
  }
  return unpacked.subarray(0, written);
}

/** Streams the bytes piece by piece, on demand. */
function piecesOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + PIECE));
      at += PIECE;
    },
  });
}
