/** `npm run registry -- <command>`: deploys a registry on a chain of one's own, and shows and gives its roles. */
import { runServerProgram } from "./server-program.mjs";

await runServerProgram("registry");
