/** Resources that programs look for at the same address of every site (RFC 8615). */
import type { FastifyInstance } from "fastify";
import type { Clock } from "../clock.ts";

type ServeWellKnownOptions = { publicUrl: string /** Address for reports of faults. */; contact: string; clock: Clock };

const DAY_MS = 24 * 60 * 60 * 1000;
const GOOD_FOR_DAYS = 180;

export function serveWellKnown(app: FastifyInstance, { publicUrl, contact, clock }: ServeWellKnownOptions): void {
  // RFC 9116: the contact for security reports.
  app.get("/.well-known/security.txt", async (_, reply) => {
    const expires = new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS + GOOD_FOR_DAYS * DAY_MS);
    const lines = [
      `Contact: mailto:${contact}`,
      `Expires: ${expires.toISOString()}`,
      "Preferred-Languages: en, fr, ar",
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
  // W3C, A Well-Known URL for Changing Passwords: the page that password managers open.
  app.get("/.well-known/change-password", async (_, reply) => reply.redirect("/settings/security", 302));
}
