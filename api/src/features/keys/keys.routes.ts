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
} from "@ijaza/schema/keys/calls";
import type { FastifyRequest } from "fastify";
import { type Actor, scopeOf } from "../../platform/actor.ts";
import { authorOf } from "../../platform/audit/audit.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { KeyManagement, KeyRequest } from "./keys.service.ts";

export function mountKeys(mount: Mount, keys: KeyManagement): void {
  const take =
    (action: KeyAction) =>
    async (request: KeyRequest, { actor, request: { id } }: { actor: Actor; request: FastifyRequest }) => ({
      key: await keys.take({ action, request, scope: scopeOf(actor), author: authorOf(actor, id) }),
    });
  mount(getUniversityKeys, (query, { actor }) => keys.read(actor, query));
  mount(countKeyDocuments, (question, { actor }) => keys.countDocuments(actor, question));
  mount(reportKey, take("report"));
  mount(markKey, take("mark"));
  mount(confirmKeyMark, take("confirm"));
  mount(clearKeyMark, take("clear"));
  mount(vetoKey, take("veto"));
  mount(replaceKey, take("replace"));
  mount(endKey, take("end"));
}
