/** Programs in Typst: separate files beside the module that makes their data. */
import { readFileSync } from "node:fs";
import { sourceFile } from "../source-file.ts";

/** The text of the program at a path below `api/src`. */
export const readProgram = (path: `${string}.typ`): string => readFileSync(sourceFile(path), "utf8");
