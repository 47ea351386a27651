/** The server's process: settings, databases, chain, application; then it listens until it is told to stop. */
import { setFlagsFromString } from "node:v8";
import { boot } from "./boot.ts";
import { watchParent } from "./platform/embedded/parent-watch.ts";
import { readSettings } from "./platform/settings.ts";

const PATIENCE_MS = 15_000;

// Where there is much memory, V8 else lets a heap grow to four times what is in use before it collects.
setFlagsFromString("--heap-growing-percent=25");

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const stopping = new AbortController();
  const stopSoon = () => stopping.abort();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopSoon);
  watchParent(stopSoon);
  const server = await boot(settings);
  const stop = async () => {
    // Open requests get this much time; then the process ends as in a crash, which loses no data either.
    setTimeout(() => process.exit(1), settings.drainSeconds * 1000 + PATIENCE_MS).unref();
    await server.stop();
    process.exit(0);
  };
  if (stopping.signal.aborted) await stop();
  stopping.signal.addEventListener("abort", () => void stop());
}

main().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
