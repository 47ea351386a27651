/**
 * Fails a test file that changes the environment or leaves something open. Test files share a process, so that the
 * application is loaded once for each worker, and the next file would be affected.
 */
import { afterAll, expect, vi } from "vitest";

/**
 * What the runner itself has open: the channel to its main process, its streams, the timers of tests and hooks; and the
 * threads of `kept-threads.ts`, which all files of a worker share.
 */
const OF_THE_RUNNER = new Set(["PipeWrap", "TTYWrap", "Timeout", "Immediate", "MessagePort"]);
const CLOSING = { timeout: 30_000, interval: 20 };

/** The kinds of resources that keep this process alive: sockets, servers, processes and the like. */
const readOpen = (): string[] => process.getActiveResourcesInfo().filter((kind) => !OF_THE_RUNNER.has(kind));

/** The resources that were opened since. */
const openBeyond = (before: string[]): string[] => {
  const left = [...before];
  return readOpen().filter((kind) => {
    const at = left.indexOf(kind);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

/** Variables that are set once for each process: for sharp and by it when it is loaded, and for Typst. */
const OF_LIBRARIES = ["VIPS_MAX_THREADS", "VIPSHOME", "FONTCONFIG_FILE"];
const readEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_LIBRARIES.includes(name)));

// The state before the file.
const env = readEnvironment();
const open = readOpen();

afterAll(async () => {
  expect(readEnvironment(), "the environment that this file has changed and not put back").toEqual(env);
  // Closed resources disappear a moment later.
  await vi.waitFor(() => expect(openBeyond(open), "what this file has left open").toEqual([]), CLOSING);
});
