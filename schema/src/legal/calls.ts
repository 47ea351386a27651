/**
 * The legal pages in the API: who runs this installation, how long it keeps data, and the texts with which it replaces
 * those of the product.
 */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { LEGAL_PAGES } from "../pages/pages.ts";
import { retention } from "../privacy/retention.ts";
import { LANGUAGES } from "../product.ts";
import { anyone } from "../users/roles.ts";

/** How long a reader may keep such a page, in seconds. */
const PAGE_SECONDS = 60;

export const getLegalPage = endpoint({
  method: "GET",
  path: "/api/legal/:page",
  who: anyone,
  summary:
    "Who runs this installation, how long it keeps data, and its own text of a legal page, in another language where it has none in this.",
  params: z.strictObject({ page: z.enum(LEGAL_PAGES) }),
  query: z.strictObject({ language: z.enum(LANGUAGES).default("en") }),
  metered: 1,
  cache: `public, max-age=${PAGE_SECONDS}`,
  reply: z.object({
    /** Each null where the settings do not say it. */
    operator: z.object({
      name: z.string().nullable(),
      /** Its lines. */
      address: z.array(z.string()),
      email: z.string().nullable(),
    }),
    /** Markdown; null where the product's own text stands. */
    text: z.object({ language: z.enum(LANGUAGES), markdown: z.string() }).nullable(),
    /** How long data is kept, in days; 0 is for ever. */
    retention,
  }),
});
