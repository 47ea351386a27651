/** Finds files of the server that its modules do not import: sources that are read in place, and built programs. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const { resolve } = createRequire(import.meta.url);

/** The location of a file below `api/src`, for the source and for the built code. */
export const sourceFile = (path: string): string => join(dirname(resolve("@ijaza/api/package.json")), "src", path);

/** The location of a program that was built with this code, beside it; null for code that runs from its source. */
export const builtProgram = (name: string): string | null =>
  import.meta.url.endsWith(".ts") ? null : fileURLToPath(new URL(`./${name}.js`, import.meta.url));
