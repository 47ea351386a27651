/** The public addresses of the product, as whoever verifies a badge fetches them. */

import { getCertificateFile } from "@ijaza/schema/certificates/reading";
import { getIssuerDid, getIssuerStatus } from "@ijaza/schema/chain/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import type { Client } from "./client.ts";
import { TEST_PUBLIC_URL } from "./harness.ts";

type SiteOptions = {
  /** Paths that are out of service. */
  without?: RegExp;
  /** Given in place of the status list. */
  list?: object;
  /** Whether an address is asked once only. */
  keepsAnswers?: boolean;
};

/** A `fetch` of the public site; every other origin is out of service. */
export function badgeSite(
  client: Client,
  { without = /^$/, list: replaced, keepsAnswers = false }: SiteOptions = {},
): typeof fetch {
  const answer = async ({ pathname, searchParams }: URL) => {
    const [, slug, list] = /^\/issuers\/([^/]+)\/(?:did\.json|status\/(\d+))$/.exec(pathname) ?? [];
    if (list !== undefined) return client.send(getIssuerStatus, { slug, list });
    if (slug !== undefined) return client.send(getIssuerDid, { slug });
    const document = { id: pathname.split("/").at(-1), format: searchParams.get("format") };
    return client.send(pathname.includes("certificate") ? getCertificateFile : getDiplomaFile, document);
  };
  const kept = new Map<string, { body: string; status: number }>();
  return async (input) => {
    const url = new URL(String(input));
    if (without.test(url.pathname) || url.origin !== new URL(TEST_PUBLIC_URL).origin)
      return new Response("", { status: 503 });
    if (replaced && url.pathname.includes("/status/")) return Response.json(replaced);
    let reply = kept.get(url.href);
    if (!reply) {
      const { body, statusCode } = await answer(url);
      reply = { body, status: statusCode };
      if (keepsAnswers) kept.set(url.href, reply);
    }
    return new Response(reply.body, { status: reply.status });
  };
}
