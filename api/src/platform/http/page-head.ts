/** The head of a page for readers that only read the head: search engines and link previews. Pure. */
import { directionOf, type Language, PRODUCT } from "@ijaza/schema/product";

export type PageHead = {
  language: Language;
  title: string;
  description: string;
  /** The canonical address of the page. */
  link: string;
  /** Sizes in pixels. */
  picture: { address: string; width: number; height: number; alt: string } | null;
  /** Whether search engines may list the page; not those that name a person. */
  isListed?: boolean;
};

const LOCALES: Record<Language, string> = { en: "en_GB", fr: "fr_FR", ar: "ar_AR" };

/** The page with this head instead of its own title, description and language. */
export function writeHead(page: string, head: PageHead): string {
  const own = page
    .replace(/<html[^>]*>/, `<html lang="${head.language}" dir="${directionOf(head.language)}">`)
    .replace(/<title>[^<]*<\/title>/, "")
    .replace(/<meta name="description"[^>]*>/, "");
  return own.replace("</head>", () => `${tagsOf(head).join("\n    ")}\n  </head>`);
}

function tagsOf({ language, title, description, link, picture, isListed }: PageHead): string[] {
  return [
    `<title>${asText(title)} · ${PRODUCT.name[language]}</title>`,
    named("description", description),
    // People with the link may see the page of a document, but search engines must not list it by a name.
    ...(isListed ? [] : [named("robots", "noindex")]),
    `<link rel="canonical" href="${asText(link)}" />`,
    property("og:type", "website"),
    property("og:site_name", PRODUCT.name[language]),
    property("og:locale", LOCALES[language]),
    property("og:title", title),
    property("og:description", description),
    property("og:url", link),
    ...pictureTags(picture),
    named("twitter:card", picture ? "summary_large_image" : "summary"),
  ];
}

function pictureTags(picture: PageHead["picture"]): string[] {
  if (!picture) return [];
  const { address, width, height, alt } = picture;
  return [
    property("og:image", address),
    property("og:image:type", "image/png"),
    property("og:image:width", String(width)),
    property("og:image:height", String(height)),
    property("og:image:alt", alt),
  ];
}

const named = (name: string, content: string) => `<meta name="${name}" content="${asText(content)}" />`;
const property = (name: string, content: string) => `<meta property="${name}" content="${asText(content)}" />`;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const asText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
