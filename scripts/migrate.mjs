/** `npm run migrate`: updates the schema of an external database, as the owner of its tables. */
import { runServerProgram } from "./server-program.mjs";

await runServerProgram("migrate");
