/** The site of a host name: the part that its owner has registered, by the Public Suffix List with its private suffixes. */
import { domainToASCII, domainToUnicode } from "node:url";
import { faultOfEmail } from "@ijaza/schema/fields/names";
import { getDomain } from "tldts";

/**
 * As people read it, but in Punycode where its letters could be taken for others. A name in which nothing can be registered, such
 * as `localhost`, is a site of its own. Pure.
 */
export function siteOf(domain: string): string {
  const host = domainToASCII(domain) || domain;
  const site = getDomain(host, { allowPrivateDomains: true }) ?? host;
  const unicode = domainToUnicode(site);
  return faultOfEmail(`name@${unicode}`) === null ? unicode : site;
}
