/** A log that discards everything. */
import type { EmbeddedLog } from "../embedded-log.ts";

export const quiet: EmbeddedLog = { info: () => undefined, warn: () => undefined };
