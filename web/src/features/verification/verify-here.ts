/** Runs the verifier in this browser: the trust list, whom to ask, and what to do when neither can be had. */
import type { getChain } from "@ijaza/schema/chain";
import type { Reply } from "@ijaza/schema/endpoint";
import type { Result } from "ijaza-verifier/result";
import type { TrustList } from "ijaza-verifier/trust";
import { inTime } from "../../platform/load-page.ts";
import { appearanceOf } from "./appearance.ts";
import { sealOf } from "./seal.ts";

export type Pins = Reply<typeof getChain>;

/** A verdict with what the page needs to show it: the document as it came, and the seed of its seal. */
export type Verified = { result: Result; text: string; seal: string };

export const trustOf = ({ chainId, genesisHash, registry, codeHash, finality, demo }: Pins): TrustList => [
  { chainId, genesisHash, registry, codeHash, finality, demo },
];

/** The endpoints to ask: the visitor's own when one is given, else the ones the site names. */
export const endpointsOf = ({ pins, own, origin }: { pins: Pins; own?: string; origin: string }): string[] =>
  own ? [own] : pins.rpc.map((address) => new URL(address, origin).href);

const loadVerifier = () => inTime(import("ijaza-verifier"));

/** Fetches the verifier's code ahead; a failure shows when the code is needed. */
export const fetchVerifierCode = (): void => void loadVerifier().catch(() => {});

/** The verifier's code is fetched with the first document. Rejects only when it cannot be loaded. */
export const verifyHere = async (bytes: Uint8Array, given: { pins: Pins; own?: string }): Promise<Verified> => {
  const { verify } = await loadVerifier();
  const origin = globalThis.location.origin;
  const result = await verify(bytes, { trust: trustOf(given.pins), rpc: endpointsOf({ ...given, origin }) });
  const text = new TextDecoder().decode(bytes);
  return { result, text, seal: await sealOf(text, { altered: appearanceOf(result).look === "altered" }) };
};
