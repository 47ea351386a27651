/** The message by which anybody writes to those who run the platform. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { email, mailSubject, mailText, name } from "../fields/forms.ts";
import { anyone } from "../users/roles.ts";

export const sendEmailToContactHelp = endpoint({
  method: "POST",
  path: "/api/user/sendEmailToContactHelp",
  who: anyone,
  summary: "Writes to those who run the platform.",
  body: z.strictObject({ name: name(1, 120), email, subject: mailSubject, message: mailText }),
  status: 202,
});
