/** The fonts of the machine, of which documents take none. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** From the source, and from the built server. */
const NO_FOLDERS = ["./fonts.conf", "../src/platform/typst/fonts.conf"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/**
 * Lets no font of the machine into a document, which must look alike on each. Typst adds those of fontconfig to the ones it
 * is given; a thread does not reach the environment that it reads, so call this in the process before one starts.
 */
export function leaveOutSystemFonts(): void {
  process.env.FONTCONFIG_FILE = NO_FOLDERS.find((path) => existsSync(path));
}
