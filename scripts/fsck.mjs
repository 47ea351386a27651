/** `npm run fsck`: compares the records with themselves, the chain and the files. */
import { runServerProgram } from "./server-program.mjs";

await runServerProgram("fsck");
