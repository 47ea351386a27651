/** Sends a badge as a download, with headers for its status on the chain. */
import { JSON_LD } from "@ijaza/schema/calls/media-types";
import type { FastifyReply } from "fastify";
import { nameSuccessor } from "../documents/documents.service.ts";
import type { Badge } from "./badges.exporting.ts";

export function sendBadge(reply: FastifyReply, badge: Badge): undefined {
  nameSuccessor(reply, badge);
  reply
    .type(JSON_LD)
    .header("content-disposition", `attachment; filename="ijaza-${badge.id}-openbadge.json"`)
    .header("x-diploma-status", badge.status)
    .send(JSON.stringify(badge.credential));
  return undefined;
}
