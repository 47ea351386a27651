/** Keeps the fonts of the machine out of documents. */
import { sourceFile } from "../source-file.ts";

/**
 * Keeps fonts of the machine out of documents, which must look alike everywhere. Typst adds the fonts of fontconfig to
 * the given ones. It reads the process environment, which threads cannot change: call this before a thread starts.
 */
export function leaveOutSystemFonts(): void {
  process.env.FONTCONFIG_FILE = sourceFile("platform/typst/fonts.conf");
}
