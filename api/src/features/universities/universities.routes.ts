/** The calls of the room universities. */
import { selectMode } from "@ijaza/schema/users/calls";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Universities } from "./universities.service.ts";

export function mountUniversities(mount: Mount, universities: Universities): void {
  mount(selectMode, ({ mode }, { actor, request }) =>
    universities.selectMode(withUniversity(actor), { mode, requestId: request.id }),
  );
}
