/** The call of the room legal. */
import { getLegalPage } from "@ijaza/schema/legal/calls";
import type { Mount } from "../../platform/http/mount.ts";
import type { Legal } from "./legal.service.ts";

export function mountLegal(mount: Mount, legal: Legal): void {
  mount(getLegalPage, (options) => legal.read(options));
}
