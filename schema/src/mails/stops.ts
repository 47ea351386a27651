/** The calls behind the link by which a recipient of certificates stops the mails about them. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { linkSecret } from "../fields/forms.ts";
import { anyone } from "../users/roles.ts";

export const stopMails = endpoint({
  method: "POST",
  path: "/api/mails/stop",
  who: anyone,
  summary:
    "Ends, by a mailed link, the mails about new certificates to its address, or lets them come again; a revocation is always told.",
  body: z.strictObject({ token: linkSecret, stopped: z.boolean() }),
  refusals: ["link_not_valid"],
});

/** The request of a mail program to the link in the header `List-Unsubscribe` when its button is pressed (RFC 8058). */
export const unsubscribe = endpoint({
  method: "POST",
  path: "/stop_mails/:token",
  who: anyone,
  summary: "Ends the mails about new certificates to the address of a mailed link, as a mail program asks for it.",
  csrf: false,
  params: z.strictObject({ token: linkSecret }),
  body: z.strictObject({ "List-Unsubscribe": z.literal("One-Click") }),
  formBody: true,
  bodyLimit: 2_000,
  refusals: ["link_not_valid"],
});
