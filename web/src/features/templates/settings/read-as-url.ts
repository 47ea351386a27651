/** Reads a file as a data URL. */

/** Browsers limit the number of arguments of a call. */
const PIECE = 0x8000;

export async function readAsUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return `data:${file.type};base64,${btoa(binary)}`;
}
