/** `npm run admin -- <command> <e-mail>`: lets the operator manage accounts without signing in. */
import { runServerProgram } from "./server-program.mjs";

await runServerProgram("admin");
