/** Preferences in the API. A separate small module, because every page contains the language menu. */
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { pictureUrl } from "./forms.ts";
import { LANGUAGES } from "./product.ts";
import { ROLES } from "./roles.ts";
import { ownUser } from "./users.ts";
import { PICTURE_BODY, PICTURE_LENGTH } from "./wire.ts";

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
