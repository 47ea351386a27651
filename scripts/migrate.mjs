/** `npm run migrate`: brings the schema of a database of one's own up, as the owner of its tables. */
import { runServerProgram } from "./server-program.mjs";

await runServerProgram("migrate");
