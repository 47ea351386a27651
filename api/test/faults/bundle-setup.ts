/** Builds the harness and its hosts before all fault tests, once for every worker. */
import { bundleProgram } from "./bundle.ts";

export async function setup(): Promise<void> {
  await bundleProgram();
}
