/** How a badge is sent: as a download, with what the chain has said of it since. */
import { JSON_LD } from "@ijaza/schema/media-types";
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
