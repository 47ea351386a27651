/** Calls about documents of every kind. */
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { PNG } from "./media-types.ts";
import { anyone } from "./roles.ts";
import { id } from "./wire.ts";

export const getDocumentPicture = endpoint({
  method: "GET",
  path: "/api/document/picture/:id",
  who: anyone,
  summary:
    "A document as a picture (PNG) with what anyone may see of it: its page, or the card for where its link is shared.",
  params: z.strictObject({ id }),
  query: z.strictObject({ shape: z.enum(["page", "card"]).default("page") }),
  medium: "file",
  mediaTypes: [PNG],
  metered: 1,
  // Revalidated each time, because hidden or revoked content must not be shown any longer; sent only when changed.
  cache: "public, max-age=0, must-revalidate",
  refusals: ["letter_not_printable", "drawing_too_long"],
});
