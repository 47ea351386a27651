/** Runs the verifier in this browser: the trust list, whom to ask, and what to do when neither can be had. */
import type { getChain } from "@ijaza/schema/chain";
import type { Reply } from "@ijaza/schema/endpoint";
import type { BadgeOptions } from "@ijaza/verifier/badge/verify-badge";
import type { Opening, PdfOpener } from "@ijaza/verifier/pdf/opening";
import type { Result } from "@ijaza/verifier/result";
import type { TrustList } from "@ijaza/verifier/trust";
import { inTime } from "../../platform/load-page.ts";
import { appearanceOf } from "./appearance.ts";
import { openPdfApart } from "./open-pdf.ts";
import { sealOfBundle, sealOfBytes } from "./seal.ts";

export type Pins = Reply<typeof getChain>;

/** A verdict with what the page needs to show it: the bundle (empty when there is none to give), and the seed of its seal. */
export type Verified = { result: Result; text: string; seal: string };

/** The endpoints to ask: the visitor's own when one is given, else the ones the site names. */
export const endpointsOf = ({ pins, own, origin }: { pins: Pins; own?: string; origin: string }): string[] =>
  own ? [own] : pins.rpc.map((address) => new URL(address, origin).href);

/** The text of the bundle whose diploma has a file of this SHA-256, or null. */
export type LookUp = (sha256: string) => Promise<string | null>;

/** `openPdf` takes the place of the worker where there is none. */
type VerifyHereOptions = { pins: Pins; own?: string; lookUp?: LookUp; openPdf?: PdfOpener };

const loadVerifier = () => inTime(import("@ijaza/verifier"));

type Verifier = Awaited<ReturnType<typeof loadVerifier>>;

/** Fetches the verifier's code ahead; a failure shows when the code is needed. */
export const fetchVerifierCode = (): void => void loadVerifier().catch(() => {});

/** The verifier's code is fetched with the first document. Rejects only when it cannot be loaded. */
export const verifyHere = async (bytes: Uint8Array, options: VerifyHereOptions): Promise<Verified> => {
  const verifier = await loadVerifier();
  const origin = globalThis.location.origin;
  const base = { trust: options.pins.trust satisfies TrustList, rpc: endpointsOf({ ...options, origin }) };
  if (verifier.looksLikeBadge(bytes)) return verifyBadgeHere(bytes, { ...base, from: origin });
  const { openPdf = openPdfApart } = options;
  const opening = verifier.looksLikePdf(bytes) ? await openPdf(bytes) : null;
  const verifyOptions = { ...base, ...(opening && { openPdf: async () => opening }) };
  const result = await verifier.verify(bytes, verifyOptions);
  const found = await handedIn(verifier, { bytes, result, lookUp: options.lookUp });
  if (found)
    return seen({ bytes, text: found, result: await verifier.verifyFile({ bytes, bundle: found }, verifyOptions) });
  return seen({ bytes, result, text: bundleIn(bytes, opening) });
};

/** What badges need is fetched with the first: it is large. Asked is this site alone, for the original by its id. */
const verifyBadgeHere = async (bytes: Uint8Array, options: BadgeOptions): Promise<Verified> => {
  const { verifyBadge } = await inTime(import("@ijaza/verifier/badge/verify-badge"));
  return { result: await verifyBadge(bytes, options), text: "", seal: await sealOfBytes(bytes) };
};

type Seen = { bytes: Uint8Array; text: string; result: Result };

const seen = async ({ bytes, text, result }: Seen): Promise<Verified> => {
  const altered = appearanceOf(result).look === "altered";
  return { result, text, seal: altered || !text ? await sealOfBytes(bytes) : await sealOfBundle(text) };
};

type Unread = { bytes: Uint8Array; result: Result; lookUp: LookUp | undefined };

/** A PDF that carries no diploma may be one that a university handed in: its digest is asked for, the file stays here. */
const handedIn = async ({ looksLikePdf }: Verifier, { bytes, result, lookUp }: Unread): Promise<string | null> => {
  if (result.reason !== "not_a_diploma" || !lookUp || !looksLikePdf(bytes)) return null;
  return lookUp(await sealOfBytes(bytes));
};

/** The bundle's text; of a PDF the one that it carries under an intact seal. */
const bundleIn = (bytes: Uint8Array, opening: Opening | null): string => {
  if (!opening) return new TextDecoder().decode(bytes);
  return opening.ok ? new TextDecoder().decode(opening.document.bundle) : "";
};
