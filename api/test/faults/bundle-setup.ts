/** Builds the program of the hosts before all fault tests, once for every worker that starts hosts. */
import { bundleHost } from "./host-bundle.ts";

export async function setup(): Promise<void> {
  await bundleHost();
}
