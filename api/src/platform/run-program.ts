/** Runs a program of the console to its end: its exit code is the process's, what it throws is one line. */
import { pathToFileURL } from "node:url";

/** Runs `main` when `moduleUrl` is the program that Node was started with, and not an import of it. */
export function runProgram(moduleUrl: string, main: () => Promise<number>, { failure }: { failure: number }): void {
  if (moduleUrl !== pathToFileURL(process.argv[1] ?? "").href) return;
  main().then(
    (code) => process.exit(code),
    (error) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(failure);
    },
  );
}
