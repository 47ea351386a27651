/** The calls that show what waits for the registrar, and that give it as a file. */
import { exportRegistrarCalls, getRegistrarCalls } from "@ijaza/schema/registrar-calls/calls";
import type { Mount } from "../../platform/http/mount.ts";
import type { RegistrarCallsRoom } from "./registrar-calls.service.ts";

export function mountRegistrarCalls(mount: Mount, room: RegistrarCallsRoom): void {
  mount(getRegistrarCalls, (query, { actor }) => room.read(actor, query));
  mount(exportRegistrarCalls, async (chosen, { actor, reply }) => {
    const batch = await room.makeBatch(actor, chosen);
    reply
      .type("application/json")
      .header("content-disposition", `attachment; filename="registry-${batch.createdAt}.json"`)
      .send(JSON.stringify(batch, null, 2));
    return undefined;
  });
}
