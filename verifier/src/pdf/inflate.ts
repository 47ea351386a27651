/** Unpacks a stream (RFC 1950) to no more than was allowed, however much it holds. */

/** Of so many packed bytes at once: a byte unpacks to some thousand at most, so no step makes more than a megabyte. */
const PIECE = 1024;

/** The bytes, or null when they are no such stream or hold more than `most`. */
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

/** Given piece by piece, as they are asked for. */
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
