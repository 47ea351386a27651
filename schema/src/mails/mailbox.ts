/** The demo's mailbox: mails that were not sent, because a demo has no mail server. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { moment } from "../calls/wire.ts";
import { LANGUAGES } from "../product.ts";
import { anyone } from "../users/roles.ts";

export const getMailbox = endpoint({
  method: "GET",
  path: "/api/mailbox",
  who: anyone,
  summary: "Mails of the demo, the newest first. 404 where mails are sent.",
  reply: z.object({
    mails: z.array(
      z.object({
        _id: z.string(),
        at: moment,
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        language: z.enum(LANGUAGES),
      }),
    ),
  }),
  refusals: ["not_found"],
});
