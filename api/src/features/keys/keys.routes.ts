/** The calls about the keys of universities. */
import {
  clearKeyMark,
  confirmKeyMark,
  countKeyDocuments,
  endKey,
  getUniversityKeys,
  type KeyAction,
  markKey,
  replaceKey,
  reportKey,
  vetoKey,
} from "@ijaza/schema/keys";
import type { FastifyRequest } from "fastify";
import { type Actor, scopeOf } from "../../platform/actor.ts";
import { authorOf } from "../../platform/audit/audit.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { KeyRequest, KeysRoom } from "./keys.service.ts";

export function mountKeys(mount: Mount, room: KeysRoom): void {
  const taking =
    (action: KeyAction) =>
    async (request: KeyRequest, { actor, request: { id } }: { actor: Actor; request: FastifyRequest }) => ({
      key: await room.take({ action, request, scope: scopeOf(actor), author: authorOf(actor, id) }),
    });
  mount(getUniversityKeys, (query, { actor }) => room.read(actor, query));
  mount(countKeyDocuments, (question, { actor }) => room.countDocuments(actor, question));
  mount(reportKey, taking("report"));
  mount(markKey, taking("mark"));
  mount(confirmKeyMark, taking("confirm"));
  mount(clearKeyMark, taking("clear"));
  mount(vetoKey, taking("veto"));
  mount(replaceKey, taking("replace"));
  mount(endKey, taking("end"));
}
