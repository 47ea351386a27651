/** The fonts of the machine, of which documents take none. */
import { sourceFile } from "../source-file.ts";

/**
 * Lets no font of the machine into a document, which must look alike on each. Typst adds those of fontconfig to the ones it
 * is given; a thread does not reach the environment that it reads, so call this in the process before one starts.
 */
export function leaveOutSystemFonts(): void {
  process.env.FONTCONFIG_FILE = sourceFile("platform/typst/fonts.conf");
}
