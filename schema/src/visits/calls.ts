/** A visit in the API: a page's script reports a view, without any identity of the visitor. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id } from "../calls/wire.ts";
import { VISITED_PAGES } from "../pages/pages.ts";
import { anyone } from "../users/roles.ts";

export const reportVisit = endpoint({
  method: "POST",
  path: "/api/visits",
  who: anyone,
  summary:
    "Counts a visit of a public page, or of the page of a document by its id; not of staff and holders. An id that is unknown counts nothing.",
  body: z.strictObject({ page: z.enum(VISITED_PAGES).optional(), id: id.optional() }),
  metered: 1,
});
