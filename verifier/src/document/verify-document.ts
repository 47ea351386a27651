/**
 * Verifies whatever file somebody hands in: a bundle, a badge (also in a wallet's presentation), a sealed PDF, or a file that
 * a university handed in. Pages, server and command take it, so that a file is the same to all of them.
 */

import { bytesToHex } from "@noble/hashes/utils.js";
import { badgeIn, looksLikeBadge } from "../badge/recognise.ts";
import type { BadgeOptions } from "../badge/verify-badge.ts";
import type { Code } from "../codes/codes.ts";
import { endedResult } from "../ended.ts";
import { loadPart } from "../load-part.ts";
import type { PdfOpener } from "../pdf/opening.ts";
import { Refusal } from "../refusal.ts";
import type { Result } from "../result.ts";
import { verify } from "../verify.ts";
import { withoutByteOrderMark } from "./byte-order-mark.ts";
import { fileKindOf } from "./file-kind.ts";
import { verifyFile } from "./file-proof.ts";
import { UNREAD } from "./unread-files.ts";

export type DocumentOptions = BadgeOptions & {
  /** Finds the bundle of the diploma that has a file of this SHA-256 (hexadecimal), as text; null for none. */
  lookUp?: ((sha256: string) => Promise<string | null>) | undefined;
};

/** `bundle` is what was judged, as text: empty for a badge, and for a PDF whose seal is not intact. */
export type VerifiedDocument = { result: Result; bundle: string };

/** What a PDF may be that is not sealed: any file, which a university may have handed in. */
const UNSEALED = ["not_a_diploma", "document_locked"];

/** Never throws for what is in the file or on the chain, but for what `lookUp` throws. */
export async function verifyDocument(file: Uint8Array, options: DocumentOptions): Promise<VerifiedDocument> {
  const kind = fileKindOf(file);
  const why = UNREAD[kind];
  if (why) return { result: ended("file_not_read", options, why), bundle: "" };
  if (kind === "pdf") return verifyPdf(file, options);
  const bytes = withoutByteOrderMark(file);
  const presented = kind === "json" ? badgeIn(bytes) : null;
  if (presented) return { result: await verifyPresented(presented, options), bundle: "" };
  if (looksLikeBadge(bytes)) return { result: await verifyBadgeLater(bytes, options), bundle: "" };
  return { result: await verify(bytes, options), bundle: kind === "json" ? new TextDecoder().decode(bytes) : "" };
}

const ended = (code: Code, { now = new Date() }: DocumentOptions, detail?: string): Result =>
  endedResult({ code, detail, now });

/** The code for PDFs is loaded with the first one. */
const openPdfLater: PdfOpener = async (bytes) => (await import("../pdf/opening.ts")).openPdfHere(bytes);

async function verifyPdf(bytes: Uint8Array, options: DocumentOptions): Promise<VerifiedDocument> {
  const { openPdf = openPdfLater, lookUp } = options;
  const opening = await openPdf(bytes);
  const result = await verify(bytes, { ...options, openPdf: async () => opening });
  const isUnsealed = UNSEALED.includes(result.reason ?? "");
  const found = isUnsealed && lookUp ? await lookUp(await digestOf(bytes)) : null;
  if (found) return { result: await verifyFile({ bytes, bundle: found }, options), bundle: found };
  return { result, bundle: opening.ok ? new TextDecoder().decode(opening.document.bundle) : "" };
}

const digestOf = async (bytes: Uint8Array): Promise<string> =>
  bytesToHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice())));

/** The code for badges, which is large, is loaded with the first one. */
async function verifyBadgeLater(bytes: Uint8Array, options: DocumentOptions): Promise<Result> {
  try {
    const { verifyBadge } = await loadPart(() => import("../badge/verify-badge.ts"));
    return await verifyBadge(bytes, options);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return ended(error.code, options, error.message);
  }
}

/** Of a presentation the one badge counts; whose wallet it came from is not judged. */
async function verifyPresented(badge: Uint8Array, options: DocumentOptions): Promise<Result> {
  if (badge.length === 0) return ended("presentation_unread", options);
  const result = await verifyBadgeLater(badge, options);
  return { ...result, facts: { ...result.facts, presented: true } };
}
