/** Before all faults: the hosts' program, once for every worker that starts hosts. */
import { bundleHost } from "./host-bundle.ts";

export async function setup(): Promise<void> {
  await bundleHost();
}
