/** Sends a file that somebody uploaded, for display in the browser under its own name. */
import type { FastifyReply } from "fastify";

type SendHandedInOptions = { bytes: Buffer; type: string; name: string };

/** Resolves with nothing, like handlers of files. The browser must not treat it as another type than the checked. */
export function sendHandedIn(reply: FastifyReply, { bytes, type, name }: SendHandedInOptions): undefined {
  reply
    .type(type)
    .header("content-disposition", `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header("x-content-type-options", "nosniff")
    .send(bytes);
  return undefined;
}
