/** The worker that verifies the files of a list one after the other, so that the page never freezes. */
import { type DocumentOptions, type VerifiedDocument, verifyDocument } from "@ijaza/verifier/document/verify-document";

export type FileToCheck = { bytes: Uint8Array; trust: DocumentOptions["trust"]; rpc: string[]; from: string };
/** Null when the check could not be made at all. */
export type CheckedFile = VerifiedDocument | null;

/** A PDF without a bundle may be a file that a university uploaded: its digest is looked up, the file stays here. */
const lookUpAt = (from: string) => async (sha256: string) => {
  const response = await fetch(new URL(`/api/diploma/findByDigest?sha256=${sha256}`, from));
  return response.ok ? JSON.stringify((await response.json()).credential) : null;
};

globalThis.addEventListener("message", async ({ data }: MessageEvent<FileToCheck>) => {
  const { bytes, from, ...options } = data;
  const checked: CheckedFile = await verifyDocument(bytes, { ...options, from, lookUp: lookUpAt(from) }).catch(
    () => null,
  );
  globalThis.postMessage(checked);
});
