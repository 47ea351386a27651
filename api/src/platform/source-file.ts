/** Finds source files of the server that are not modules. They are not part of the build and are read in place. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** The location of a file below `api/src`, for the source and for the built code. */
export const sourceFile = (path: string): string => join(dirname(resolve("@ijaza/api/package.json")), "src", path);
