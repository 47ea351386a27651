/**
 * Links to documents in a text that somebody copied: with the words and signs around them, without their scheme, or inside
 * the link of a mail filter. Pure.
 */
import { decoded, withoutClosing, withoutMarks } from "./marks.ts";
import { findReference, parseReference } from "./reference.ts";

/** A link in a text; one without a scheme is seen by the path of its page. */
const LINK =
  /https?:\/\/[^\s<>"«»“”„‹›،؛]+|[\w.-]+(?::\d{1,5})?\/(?:digital_diploma|share-certificate)\b[^\s<>"«»“”„‹›،؛]*/giu;
const DOCUMENT = /^\/(?:digital_diploma|api\/diploma\/file)\/([^/]+)\/?$/i;
const SHARE = /^\/share-certificate\/?$/i;

/** Hosts that wrap the links of a mail or chat in their own. What they wrap is read here, and they are never asked. */
const WRAPPERS = [
  /(?:^|\.)safelinks\.protection\.(?:outlook|office365)\.(?:com|us|cn)$/,
  /^statics\.teams\.cdn\.office\.net$/,
  /^(?:www\.)?google\.[a-z.]{2,6}$/,
  /^(?:lm?|out)\.(?:facebook|instagram|messenger|reddit)\.com$/,
  /^l\.wl\.co$/,
  /^www\.linkedin\.com$/,
  /^slack-redir\.net$/,
  /^vk\.com$/,
  /^urldefense\.(?:us|com|proofpoint\.com)$/,
  /^linkprotect\.cudasvc\.com$/,
  /^secure-web\.cisco\.com$/,
  /(?:^|\.)(?:fireeye|symantec|trendmicro)\.com$/,
];
/** Wrapped links are wrapped again when they are forwarded. */
const MOST_WRAPPED = 3;

/** A link, and what it leads to, if that is a document or a share. */
export type FoundLink = { url: URL; id: string | null; isShare: boolean };

const urlOf = (text: string): URL | null => {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : null;
};

/** Proofpoint writes `-3A` for `%3A` and `_` for a slash in its older links. */
const ofProofpoint = (text: string): string => decoded(text.replace(/_/g, "/").replace(/-([0-9A-F]{2})/g, "%$1"));

/** The link that a filter has wrapped, from its query or its path. */
function wrappedIn(url: URL): URL | null {
  if (!WRAPPERS.some((host) => host.test(url.hostname))) return null;
  const values = [...url.searchParams.values()];
  const paths = [url.pathname, decoded(url.pathname)].map((path) => path.slice(1).replace(/^.*?(?=https?:)/i, ""));
  for (const text of [...values, ...values.map(ofProofpoint), ...paths]) {
    if (!/^https?:\/*/i.test(text)) continue;
    const inner = urlOf(text.replace(/^(https?:)\/*/i, "$1//").replace(/__;.*$/, ""));
    if (inner) return inner;
  }
  return null;
}

/** The id in the path of a document's page or file, however it was copied; null for any other path. */
export function idOfPath(path: string): string | null {
  const segment = DOCUMENT.exec(decoded(path))?.[1];
  return segment === undefined ? null : parseReference(segment);
}

const read = (url: URL): FoundLink => ({
  url,
  id: idOfPath(url.pathname),
  isShare: SHARE.test(url.pathname) && url.hash.length > 1,
});

/** All links of a text, in their order, out of what wraps them. */
export function findLinks(text: string): FoundLink[] {
  const found = withoutMarks(text).match(LINK) ?? [];
  return found.flatMap((link) => {
    let url = urlOf(withoutClosing(link));
    for (let layer = 0; url && layer < MOST_WRAPPED; layer++) url = wrappedIn(url) ?? url;
    return url ? [read(url)] : [];
  });
}

/** The text without its links. */
export const withoutLinks = (text: string): string => withoutMarks(text).replace(LINK, " ");

/** The id of the document that a text names: by a link, by the path of its page, or by its reference. */
export const findDocument = (text: string): string | null =>
  findLinks(text).find(({ id }) => id)?.id ?? idOfPath(text.trim()) ?? findReference(withoutLinks(text));
