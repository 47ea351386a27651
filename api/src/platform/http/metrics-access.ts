/** Who may read the metrics: a program on this machine, or a caller with the token of the settings. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";

const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];
const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** A loopback peer with forwarding headers is a proxy, so its caller is unknown. */
export function mayReadMetrics({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  const isLocal = LOOPBACK.test(socket.remoteAddress ?? "") && !FORWARDED.some((name) => headers[name] !== undefined);
  if (isLocal) return true;
  const [, received] = /^Bearer (\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return token !== undefined && received !== undefined && timingSafeEqual(digest(received), digest(token));
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
