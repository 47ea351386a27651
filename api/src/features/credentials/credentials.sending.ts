/** Sends a credential alone as a download: an SD-JWT VC with the disclosures that its reader may have. */
import { SD_JWT } from "@ijaza/schema/calls/media-types";
import type { FastifyReply } from "fastify";

type SentCredential = { id: string; credential: string };

export function sendCredential(reply: FastifyReply, { id, credential }: SentCredential): undefined {
  reply.type(SD_JWT).header("content-disposition", `attachment; filename="ijaza-${id}.sd-jwt"`).send(credential);
  return undefined;
}
