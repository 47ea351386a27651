/** Makes a university's slug and domain from its name and website. Pure. */
import { foldText } from "@ijaza/schema/fields/folded-text";

const LONGEST_SLUG = 60;

/** The name in small Latin letters, digits and dashes; empty if it has no Latin letter. */
export function slugOf(name: string): string {
  return foldText(name.replace(/['’]/g, " "))
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, "");
}

/** The slug, or the first free one with a number. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  const base = slug === "" ? "university" : slug;
  let free = base;
  for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`;
  return free;
}

/** The website's host without `www`; without a website a subdomain of our own host, which nobody else can claim. */
export function domainOf(website: string | null | undefined, { slug, publicUrl }: { slug: string; publicUrl: string }) {
  if (!website) return `${slug}.${new URL(publicUrl).hostname}`;
  return new URL(website).hostname.replace(/^www\./, "");
}
