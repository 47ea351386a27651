/** Files of evidence: a PDF as it came, a picture drawn anew; what they are, their bytes tell. */
import { AppError } from "../../platform/app-error.ts";
import { redrawPicture } from "../../platform/files/raster.ts";
import type { Storage } from "../../platform/files/storage.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import { newId } from "../../platform/ids.ts";
import type { RequestRow } from "./correction-requests.tables.ts";

/** Enough to read a scanned page. */
const FRAME = { width: 2400, height: 2400 };

export type Evidence = Pick<RequestRow, "evidence" | "evidence_type">;
const NONE: Evidence = { evidence: null, evidence_type: null };

type WithEvidenceOptions = { storage: Storage; file: Upload | undefined; account: string };

/** Keeps the file, runs the work that tells where it is, and forgets the file when the work fails. */
export async function withEvidence<T>(
  { storage, file, account }: WithEvidenceOptions,
  work: (evidence: Evidence) => Promise<T>,
): Promise<T> {
  if (!file) return work(NONE);
  const { bytes, type } = await readEvidence(file, account);
  const name = `evidence/${newId()}`;
  await storage.put(name, bytes, type);
  try {
    return await work({ evidence: name, evidence_type: type });
  } catch (error) {
    await storage.remove(name);
    throw error;
  }
}

type Read = { bytes: Buffer; type: "application/pdf" | "image/png" };

async function readEvidence({ bytes }: Upload, account: string): Promise<Read> {
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return { bytes, type: "application/pdf" };
  const drawn = await redrawPicture(bytes, { ...FRAME, account }).catch((error) => {
    throw error instanceof AppError ? new AppError("evidence_not_accepted") : error;
  });
  return { bytes: drawn, type: "image/png" };
}
