/** Sends a file that somebody handed in, to be looked at in the browser under its own name. */
import type { FastifyReply } from "fastify";

type HandedIn = { bytes: Buffer; type: string; name: string };

/** Resolves with nothing, as handlers of files do. It is never taken for another type than the one it was checked to be. */
export function sendHandedIn(reply: FastifyReply, { bytes, type, name }: HandedIn): undefined {
  reply
    .type(type)
    .header("content-disposition", `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header("x-content-type-options", "nosniff")
    .send(bytes);
  return undefined;
}
