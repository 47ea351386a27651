/** The call behind the link by which a recipient of certificates ends the mails about them. */
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { anyone } from "./roles.ts";

export const stopMails = endpoint({
  method: "POST",
  path: "/api/mails/stop",
  who: anyone,
  summary:
    "Ends, by a mailed link, the mails about new certificates to its address, or lets them come again; a revocation is always told.",
  body: z.strictObject({ token: z.string().min(1).max(200), stopped: z.boolean() }),
  refusals: ["link_not_valid"],
});
