/** `npm run admin -- <command> <e-mail>`: what the operator does with accounts, without a session. */
import { runServerProgram } from "./server-program.mjs";

await runServerProgram("admin");
