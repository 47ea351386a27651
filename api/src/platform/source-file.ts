/** Files of the server's source that are no modules. The server is built of modules only, and reads these where they stand. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** Where a file below `api/src` is, asked from the source or from anything that is built of it. */
export const sourceFile = (path: string): string => join(dirname(resolve("@ijaza/api/package.json")), "src", path);
