/** Whether a request that changes data comes from our own pages, as far as the browser reports it. */
import type { FastifyRequest } from "fastify";

/** False when the browser reports another site. Callers that are not browsers send neither header. */
export function isOwnOrigin(
  request: FastifyRequest,
  { publicUrl, strict }: { publicUrl: string; strict: boolean },
): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.origin;
  if (origin === undefined || origin === new URL(publicUrl).origin) return true;
  return !strict && origin === `${request.protocol}://${request.headers.host}`;
}
