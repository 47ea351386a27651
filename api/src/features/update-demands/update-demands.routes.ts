/** The calls on demands for corrections. */
import { countDemands } from "@ijaza/schema/update-demands";
import { withUniversity } from "../../platform/actor.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { UpdateDemands } from "./update-demands.service.ts";

export function mountUpdateDemands(mount: Mount, demands: UpdateDemands): void {
  mount(countDemands, (_, { actor }) => demands.countOpen(withUniversity(actor)));
}
