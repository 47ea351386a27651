/** Runs the verifier in this browser with the site's trust list and nodes, or the visitor's own node. */
import type { getChain } from "@ijaza/schema/chain";
import type { Reply } from "@ijaza/schema/endpoint";
import type { BadgeOptions } from "@ijaza/verifier/badge/verify-badge";
import type { Opening, PdfOpener } from "@ijaza/verifier/pdf/opening";
import type { Result } from "@ijaza/verifier/result";
import type { TrustList } from "@ijaza/verifier/trust";
import { inTime } from "../../../platform/load-page.ts";
import { appearanceOf } from "../verdict/appearance.ts";
import { openPdfApart } from "./open-pdf.ts";
import { sealOfBundle, sealOfBytes } from "./seal.ts";

export type Pins = Reply<typeof getChain>;

/** A result with what the page needs to show it: the bundle (empty when there is none), and the seed of its seal. */
export type LocalVerdict = { result: Result; text: string; seal: string };

/** The RPC endpoints to use: the visitor's own if there is one, else the site's. */
export const endpointsOf = ({ pins, own, origin }: { pins: Pins; own?: string; origin: string }): string[] =>
  own ? [own] : pins.rpc.map((address) => new URL(address, origin).href);

/** Resolves with the bundle of the diploma that has a file of this SHA-256, or null. */
export type LookUp = (sha256: string) => Promise<string | null>;

/** `openPdf` replaces the worker where there is none. */
type VerifyHereOptions = { pins: Pins; own?: string; lookUp?: LookUp; openPdf?: PdfOpener };

const loadVerifier = () => inTime(import("./verifier.ts"));

type Verifier = Awaited<ReturnType<typeof loadVerifier>>;

/** Preloads the verifier's code; a failure shows when the code is needed. */
export const fetchVerifierCode = (): void => void loadVerifier().catch(() => {});

/** Loads the verifier's code on first use. Rejects only when it cannot be loaded. */
export const verifyHere = async (bytes: Uint8Array, options: VerifyHereOptions): Promise<LocalVerdict> => {
  const verifier = await loadVerifier();
  const origin = globalThis.location.origin;
  const base = { trust: options.pins.trust satisfies TrustList, rpc: endpointsOf({ ...options, origin }) };
  if (verifier.looksLikeBadge(bytes)) return verifyBadgeHere(bytes, { ...base, from: origin });
  const { openPdf = openPdfApart } = options;
  const opening = verifier.looksLikePdf(bytes) ? await openPdf(bytes) : null;
  const verifyOptions = { ...base, openPdf: opening ? async () => opening : undefined };
  const result = await verifier.verify(bytes, verifyOptions);
  const found = await findUpload(verifier, { bytes, result, lookUp: options.lookUp });
  if (found)
    return withSeal({ bytes, text: found, result: await verifier.verifyFile({ bytes, bundle: found }, verifyOptions) });
  return withSeal({ bytes, result, text: bundleIn(bytes, opening) });
};

/** The code for badges is large and loaded on first use. The original is fetched by its id, from this site only. */
const verifyBadgeHere = async (bytes: Uint8Array, options: BadgeOptions): Promise<LocalVerdict> => {
  const { verifyBadge } = await inTime(import("@ijaza/verifier/badge/verify-badge"));
  return { result: await verifyBadge(bytes, options), text: "", seal: await sealOfBytes(bytes) };
};

type WithSealOptions = { bytes: Uint8Array; text: string; result: Result };

const withSeal = async ({ bytes, text, result }: WithSealOptions): Promise<LocalVerdict> => {
  const altered = appearanceOf(result).look === "altered";
  return { result, text, seal: altered || !text ? await sealOfBytes(bytes) : await sealOfBundle(text) };
};

type FindUploadOptions = { bytes: Uint8Array; result: Result; lookUp: LookUp | undefined };

/** A PDF without a bundle may be a file that a university uploaded: its digest is looked up, the file stays here. */
const findUpload = async (
  { looksLikePdf }: Verifier,
  { bytes, result, lookUp }: FindUploadOptions,
): Promise<string | null> => {
  if (result.reason !== "not_a_diploma" || !lookUp || !looksLikePdf(bytes)) return null;
  return lookUp(await sealOfBytes(bytes));
};

/** The bundle's text; for a PDF, the one that it carries under an intact seal. */
const bundleIn = (bytes: Uint8Array, opening: Opening | null): string => {
  if (!opening) return new TextDecoder().decode(bytes);
  return opening.ok ? new TextDecoder().decode(opening.document.bundle) : "";
};
