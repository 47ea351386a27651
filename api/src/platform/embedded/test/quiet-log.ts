/** A log that nobody reads. */
import type { EmbeddedLog } from "../embedded-log.ts";

export const quiet: EmbeddedLog = { info: () => undefined, warn: () => undefined };
