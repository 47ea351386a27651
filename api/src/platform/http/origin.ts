/** Whether a request that changes something comes from our own pages, as far as a browser tells. */
import type { FastifyRequest } from "fastify";

/** False when the browser says that another site sent it. Callers that are no browsers send neither header. */
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
