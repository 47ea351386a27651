/** Verifies badges as a third party does: through the public addresses of the product under test, and its chain. */
import { type BadgeOptions, verifyBadge } from "@ijaza/verifier/badge/verify-badge";
import { badgeSite } from "./badge-site.ts";
import type { ChainApp } from "./chain-harness.ts";

export type Json = Record<string, unknown>;

export const bytesOf = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));

type OutsideOptions = Partial<BadgeOptions> & { site?: typeof fetch };

export function createBadgeVerifier({ anyone, chain, trust }: Pick<ChainApp, "anyone" | "chain" | "trust">) {
  const site = (options?: Parameters<typeof badgeSite>[1]) => badgeSite(anyone, options);

  const outside = (value: unknown, { site: fetchSite = site(), ...more }: OutsideOptions = {}) => {
    const passOn: typeof fetch = (input, init) =>
      String(input).startsWith(chain.url) ? fetch(input, init) : fetchSite(input, init);
    return verifyBadge(bytesOf(value), { trust: [trust], rpc: [chain.url], shareReads: false, fetch: passOn, ...more });
  };

  return { site, outside };
}
