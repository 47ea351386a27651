/** A file as a data URL. */

/** More arguments than that a call does not take everywhere. */
const PIECE = 0x8000;

export async function readAsUrl(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return `data:${file.type};base64,${btoa(binary)}`;
}
