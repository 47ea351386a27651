/** Runs the verifier in this browser with the site's trust list and nodes, or the visitor's own node. */

import type { Reply } from "@ijaza/schema/calls/endpoint";
import type { getChain } from "@ijaza/schema/chain/calls";
import type { VerifiedDocument } from "@ijaza/verifier/document/verify-document";
import type { PdfOpener } from "@ijaza/verifier/pdf/opening";
import type { Result } from "@ijaza/verifier/result";
import type { TrustList } from "@ijaza/verifier/trust/trust";
import { isOffline } from "../../../platform/device.ts";
import { inTime } from "../../../platform/load-page.ts";
import { appearanceOf } from "../verdict/appearance.ts";
import { openPdfApart } from "./open-pdf.ts";
import { sealOfBundle, sealOfBytes } from "./seal.ts";

export type Pins = Reply<typeof getChain>;

/** A result with what the page needs to show it: the bundle (empty when there is none), and the seed of its seal. */
export type LocalVerdict = { result: Result; text: string; seal: string };

/** Resolves with the bundle of the diploma that has a file of this SHA-256, or null. */
export type LookUp = (sha256: string) => Promise<string | null>;

/** `openPdf` replaces the worker where there is none. */
type VerifyHereOptions = { pins: Pins; own?: string; lookUp?: LookUp; openPdf?: PdfOpener };

const loadVerifier = () => inTime(import("./verifier.ts"));

/** Preloads the verifier's code; a failure shows when the code is needed. */
export const fetchVerifierCode = (): void => void loadVerifier().catch(() => {});

type Site = Pick<VerifyHereOptions, "pins" | "own">;

/**
 * The trust list and the endpoints, none of which is asked without a connection: the verdict then says that. The original of a
 * badge is fetched by its id, from this site only.
 */
export const siteOf = ({ pins, own }: Site) => {
  const { origin } = globalThis.location;
  const endpoints = own ? [own] : pins.rpc.map((address) => new URL(address, origin).href);
  const rpc = isOffline() ? [] : endpoints;
  return { trust: pins.trust satisfies TrustList, rpc, from: origin };
};

/** Verifies a bundle. Loads the verifier's code on first use; rejects only when it cannot be loaded. */
export const verifyBundleHere = async (bytes: Uint8Array, site: Site): Promise<LocalVerdict> => {
  const { verify } = await loadVerifier();
  return withSeal(bytes, { result: await verify(bytes, siteOf(site)), bundle: new TextDecoder().decode(bytes) });
};

/** The same for a file of any kind, whose code is larger. */
export const verifyFileHere = async (bytes: Uint8Array, options: VerifyHereOptions): Promise<LocalVerdict> => {
  const { verifyDocument } = await inTime(import("@ijaza/verifier/document/verify-document"));
  const { lookUp, openPdf = openPdfApart } = options;
  return withSeal(bytes, await verifyDocument(bytes, { ...siteOf(options), openPdf, lookUp }));
};

const withSeal = async (bytes: Uint8Array, { result, bundle }: VerifiedDocument): Promise<LocalVerdict> => {
  const altered = appearanceOf(result).look === "altered";
  return { result, text: bundle, seal: altered || !bundle ? await sealOfBytes(bytes) : await sealOfBundle(bundle) };
};
