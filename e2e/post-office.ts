/** A real SMTP server for the journeys. The received mails can be read over HTTP, newest first. */
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { POST_OFFICE_PORT, SMTP_PORT } from "./stack.ts";

/** A received mail: recipient, subject, plain text, and the language that it declares. */
export type Mail = { to: string; subject: string; text: string; language: string };

const mails: Mail[] = [];

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: async (stream, { envelope }, done) => {
    const { subject = "", text = "", headers } = await PostalMime.parse(await buffer(stream));
    const language = headers.find(({ key }) => key === "content-language")?.value ?? "";
    for (const { address } of envelope.rcptTo) mails.unshift({ to: address, subject, text, language });
    done();
  },
});
const window = createServer((request, response) => {
  const to = new URL(request.url ?? "/", "http://localhost").searchParams.get("to");
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(mails.filter((mail) => to === null || mail.to === to)));
});

smtp.listen(SMTP_PORT, "127.0.0.1");
window.listen(POST_OFFICE_PORT, "127.0.0.1");
process.once("SIGTERM", () => {
  smtp.close();
  window.close();
});
