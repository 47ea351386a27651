/**
 * Links to documents in a text that somebody copied: with the words and signs around them, without their scheme, or inside
 * the link of a mail filter. Pure.
 */
import { decoded, withoutClosing, withoutMarks } from "./marks.ts";
import { findReference, parseReference } from "./reference.ts";
import { hasSecret } from "./secret.ts";

/** A letter of a link; in Markdown `](` and in Slack `|` end what is shown of it. */
const LETTER = `(?:(?!\\]\\()[^\\s<>"«»“”„‹›،؛|])`;
/** A link in a text; one without a scheme is seen by the path of its page, and has all letters of its host. */
const LINK = new RegExp(
  `https?:\\/\\/${LETTER}+|[\\p{L}\\p{M}\\p{N}_.-]+(?::\\d{1,5})?\\/(?:digital_diploma|share-certificate)\\b${LETTER}*`,
  "giu",
);
const DOCUMENT = /^\/+(?:digital_diploma|api\/diploma\/file)\/([^/]+)\/?$/i;
const SHARE = /^\/share-certificate\/?$/i;

/** Hosts that wrap the links of a mail or chat in their own. What they wrap is read here, and they are never asked. */
const WRAPPERS = [
  /(?:^|\.)safelinks\.protection\.(?:outlook|office365)\.(?:com|us|cn)$/,
  /^statics\.teams\.cdn\.office\.net$/,
  /^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/,
  /^(?:lm?|out)\.(?:facebook|instagram|messenger|reddit)\.com$/,
  /^l\.wl\.co$/,
  /^www\.linkedin\.com$/,
  /^slack-redir\.net$/,
  /^vk\.com$/,
  /^urldefense\.(?:us|com|proofpoint\.com)$/,
  /^deref-(?:gmx|web|mail)[\w-]*\.(?:net|com|de|fr|es)$/,
  /^(?:url\.emailprotection\.link|link\.edgepilot\.com|(?:t|wa)\.me|api\.whatsapp\.com)$/,
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

const linksOf = (text: string): FoundLink[] =>
  (text.match(LINK) ?? []).flatMap((link) => {
    let url = urlOf(withoutClosing(link));
    for (let layer = 0; url && layer < MOST_WRAPPED; layer++) url = wrappedIn(url) ?? url;
    return url ? [read(url)] : [];
  });

/** The text as it was before a page wrote its signs as entities. */
const plain = (text: string): string =>
  withoutMarks(text)
    .replace(/&amp;/gi, "&")
    .replace(/&(?:[lg]t|quot|nbsp|#\d{2,4});/gi, " ");

const isWhole = ({ id, isShare, url }: FoundLink): boolean => id !== null || (isShare && hasSecret(url.hash));

/** Mail programs break lines at 76 letters, some with a sign at the end or at the beginning of the next. */
const BREAK = /=?[ \t]*\r?\n(?:[ \t]*>)*[ \t]*/;
/** A link and its secret fill no more lines. */
const MOST_BREAKS = 4;

/** The text with one line after the other joined to the first that begins a link, and what mails write for `=`. */
function* mended(text: string): Generator<string> {
  let rest = text.slice(Math.max(0, text.search(LINK))).replace(/=(?=3D|5F)/gi, "%");
  for (let joined = 0; joined < MOST_BREAKS; joined++) {
    yield rest.replace(/%3D/gi, "=").replace(/%5F/gi, "_");
    if (!BREAK.test(rest)) return;
    rest = rest.replace(BREAK, "");
  }
}

/**
 * All links of a text, in their order, out of what wraps them. Where none of them is whole, the first is put together
 * again: a piece of a secret would open nothing, as if it had never been.
 */
export function findLinks(text: string): FoundLink[] {
  const bare = plain(text);
  const found = linksOf(bare);
  if (found.length === 0 && /^https?%3A/i.test(bare)) return linksOf(decoded(bare));
  if (found.length === 0 || found.some(isWhole)) return found;
  for (const whole of mended(bare)) {
    const links = linksOf(whole);
    if (links.some(isWhole)) return links;
  }
  return found;
}

/** The text without its links. */
export const withoutLinks = (text: string): string => plain(text).replace(LINK, " ");

/** The id of the document that a text names: by a link, by the path of its page, or by its reference. */
export const findDocument = (text: string): string | null =>
  findLinks(text).find(({ id }) => id)?.id ?? idOfPath(text.trim()) ?? findReference(withoutLinks(text));
