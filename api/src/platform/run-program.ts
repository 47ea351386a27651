/** Runs a console program: its exit code becomes the exit code of the process, and an error is printed as one line. */
import { pathToFileURL } from "node:url";

/** Runs `main` when Node was started with the module `moduleUrl`, and not when it is imported. */
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
