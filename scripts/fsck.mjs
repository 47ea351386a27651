/** `npm run fsck`: compares the database with itself, with the chain and with the stored files. */
import { runServerProgram } from "./server-program.mjs";

await runServerProgram("fsck");
