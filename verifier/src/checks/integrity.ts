/** The check `integrity`: the file and its credential are complete, and what is shown is what was signed. */

import { report } from "../codes/codes.ts";
import type { Bundle } from "../credential/bundle.ts";
import { type OpenedCredential, openCredential } from "../credential/credential.ts";
import { leafHash } from "../credential/merkle.ts";
import { parseBundle } from "../credential/parse-bundle.ts";
import { loadPart } from "../load-part.ts";
import { areEqual } from "../pdf/bytes.ts";
import { looksLikePdf } from "../pdf/header.ts";
import type { Opening, PdfOpener } from "../pdf/opening.ts";
import type { Seal } from "../pdf/seal.ts";
import { Refusal, refuse } from "../refusal.ts";
import type { Check } from "../result.ts";
import type { TimeStamp } from "../time-stamp/read-time-stamp.ts";

/**
 * `seal` is present when a PDF was handed in, and `timeStamp` when its seal has one. Key and authority are checked later,
 * against the registry and the trust list.
 */
export type OpenedFile = {
  check: Check;
  bundle?: Bundle;
  credential?: OpenedCredential;
  seal?: Seal;
  timeStamp?: TimeStamp | undefined;
};

/** The code that opens PDFs is loaded with the first one. */
const openPdfLater: PdfOpener = async (bytes) => (await import("../pdf/opening.ts")).openPdfHere(bytes);

/** Opens what was handed in. Bundle and credential are present when the check is valid. */
export async function checkIntegrity(input: unknown, openPdf: PdfOpener = openPdfLater): Promise<OpenedFile> {
  try {
    const isPdf = input instanceof Uint8Array && looksLikePdf(input);
    return isPdf ? await openSealed(await openPdf(input)) : await openBundle(input);
  } catch (error) {
    if (error instanceof Refusal) return { check: report("integrity", error.code, error.message) };
    throw error;
  }
}

async function openBundle(input: unknown) {
  const parsed = parseBundle(input);
  if (!parsed.ok) return refuse(parsed.code, parsed.detail);
  const { bundle } = parsed;
  const credential = await openCredential(bundle.credential);
  return { check: report("integrity", "credential_intact"), bundle, credential };
}

async function openSealed(opening: Opening): Promise<OpenedFile> {
  const { seal, bundle } = opening.ok ? opening.document : refuse(opening.code, opening.detail);
  const opened = await openBundle(bundle);
  if (!areEqual(await leafHash(opened.credential.leaf), seal.leaf)) refuse("seal_of_another_credential");
  const timeStamp = seal.timeStamp && (await readTimeStampLater(seal.timeStamp));
  return { ...opened, check: report("integrity", "document_intact"), seal, timeStamp };
}

/** The code for time stamps, which is large, is loaded with the first one. */
async function readTimeStampLater(stamped: NonNullable<Seal["timeStamp"]>): Promise<TimeStamp> {
  const { readTimeStamp } = await loadPart(() => import("../time-stamp/read-time-stamp.ts"));
  return readTimeStamp(stamped);
}
