/** Finds files of the server that its modules do not import: sources that are read in place, and built programs. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);
const packageFile = (...path: string[]): string => join(dirname(resolve("@ijaza/api/package.json")), ...path);

/** The location of a file below `api/src`, for the source and for the built code. */
export const sourceFile = (path: string): string => packageFile("src", path);

/** The location of a built program, from whichever file of the build this code is in; null for code that runs from its source. */
export const builtProgram = (name: string): string | null =>
  import.meta.url.endsWith(".ts") ? null : packageFile("dist", `${name}.js`);
