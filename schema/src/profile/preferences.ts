/** Preferences in the API. A separate small module, because every page contains the language menu. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { PICTURE_BODY, PICTURE_LENGTH } from "../calls/wire.ts";
import { pictureUrl } from "../fields/forms.ts";
import { LANGUAGES } from "../product.ts";
import { ownUser } from "../users/calls.ts";
import { ROLES } from "../users/roles.ts";

export const updatePreferences = endpoint({
  method: "PUT",
  path: "/api/user/preferences",
  who: ROLES,
  summary: "Sets one's language, or the picture of one's signature (staff only; null takes it away).",
  body: z.strictObject({
    language: z.enum(LANGUAGES).optional(),
    signature: pictureUrl(PICTURE_LENGTH).nullable().optional(),
  }),
  reply: z.object({ user: ownUser }),
  bodyLimit: PICTURE_BODY,
});
