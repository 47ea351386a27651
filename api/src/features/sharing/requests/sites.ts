/** The site of a host name: the part that its owner has registered, by the Public Suffix List with its private suffixes. */
import { domainToASCII } from "node:url";
import { getDomain } from "tldts";

/** In ASCII, small. A name in which nothing can be registered, such as `localhost`, is a site of its own. Pure. */
export function siteOf(domain: string): string {
  const host = domainToASCII(domain) || domain;
  return getDomain(host, { allowPrivateDomains: true }) ?? host;
}
