/** Time stamps of sealed PDFs: puts one behind the seal, and tells whether one from before the end of its key is there. */
import { SEAL_BEGIN, SEAL_BYTES } from "@ijaza/verifier/pdf/seal-format";
import { readTimeStampLines, writeTimeStamp } from "@ijaza/verifier/pdf/time-stamp-lines";
import type { TimeStamping } from "../../../platform/time-stamping/time-stamping.ts";
import type { KeyTimes } from "../../chain/chain.service.ts";
import { isWitnessedInTime } from "./sealing-keys.ts";

type StampOptions = { timeStamping: TimeStamping; key: KeyTimes };

/** The PDF with a time stamp; null when it has one, when none can be had, or when it would not show that the seal counts. */
export async function stampPdf(pdf: Buffer, { timeStamping, key }: StampOptions): Promise<Buffer | null> {
  const { over, end, token } = findSeal(pdf);
  if (token !== null) return null;
  const stamp = await timeStamping.stamp(over);
  if (stamp === null || !isWitnessedInTime(key, stamp)) return null;
  return Buffer.concat([pdf.subarray(0, end), Buffer.from(writeTimeStamp(stamp.token)), pdf.subarray(end)]);
}

/** Whether a time stamp shows that the PDF was sealed while its key was valid. */
export async function isWitnessed(pdf: Buffer, { timeStamping, key }: StampOptions): Promise<boolean> {
  const { over, token } = findSeal(pdf);
  const stamp = token && (await timeStamping.read(token, over));
  return stamp !== null && isWitnessedInTime(key, stamp);
}

/** What a time stamp of the seal is over, where it stands, and the one that stands there. */
function findSeal(pdf: Buffer) {
  const at = pdf.indexOf(`\n${SEAL_BEGIN}`) + 1;
  if (at === 0) throw new Error("a stored PDF has no seal");
  const end = at + SEAL_BYTES;
  const lines = pdf.toString("latin1", at + SEAL_BEGIN.length, end);
  const over = new TextEncoder().encode(lines.replaceAll(/[%\n]/g, ""));
  return { over, end, token: readTimeStampLines(pdf, end)?.token ?? null };
}
