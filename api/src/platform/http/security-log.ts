/**
 * Security events in the log (OWASP ASVS 5.0, 16.3): whose call was refused for what, by digests with a key of this
 * installation. The same network, account or text has the same digest; no address or name is logged.
 */
import { createHmac } from "node:crypto";
import type { RefusalCode } from "@ijaza/schema/errors/errors";
import type { FastifyRequest } from "fastify";
import type { AppError } from "../app-error.ts";
import { networkOf } from "../attempts/network-of.ts";

/** The name of each refusal in the log; other refusals are not security events. */
const EVENTS: Partial<Record<RefusalCode, string>> = {
  invalid_credentials: "sign_in_failed",
  account_blocked: "sign_in_blocked",
  too_many_requests: "throttled",
  second_factor_wrong: "second_factor_failed",
  second_factor_not_due: "second_factor_failed",
  second_factor_not_begun: "second_factor_failed",
  link_not_valid: "link_refused",
  csrf_missing: "csrf_refused",
  csrf_invalid: "csrf_refused",
  csrf_expired: "csrf_refused",
  foreign_origin: "csrf_refused",
};

const DIGEST_LENGTH = 22;

export type SecurityLog = (request: FastifyRequest, refusal: AppError) => void;

/** Writes a line of level `warn` for each refusal that is a security event. */
export function createSecurityLog(key: Buffer): SecurityLog {
  const digestOf = (kind: string, text: string) =>
    createHmac("sha256", key).update(`${kind}\0${text}`).digest("base64url").slice(0, DIGEST_LENGTH);

  return (request, refusal) => {
    const security = EVENTS[refusal.code];
    if (!security) return;
    const { method, routeOptions, ip } = request;
    request.log.warn(
      {
        security,
        refusal: refusal.code,
        method,
        route: routeOptions.url ?? "unknown",
        network: digestOf("network", networkOf(ip)),
        ...(refusal.about !== undefined && { about: digestOf("about", refusal.about) }),
      },
      "security event",
    );
  };
}
