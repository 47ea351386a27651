/**
 * Files of tests share a process, so that the application is loaded once a worker and not once a file. What one file leaves
 * behind the next one would meet: a file that has changed the environment, or leaves something open, fails.
 */
import { afterAll, expect, vi } from "vitest";

/** The runner's own: the channel to its main process, its streams, the clocks of tests and hooks. */
const OF_THE_RUNNER = new Set(["PipeWrap", "TTYWrap", "Timeout", "Immediate"]);
const CLOSING = { timeout: 30_000, interval: 20 };

/** Kinds of what keeps this process alive: sockets, servers, processes and the like. */
const readOpen = (): string[] => process.getActiveResourcesInfo().filter((kind) => !OF_THE_RUNNER.has(kind));

/** What is open now beyond what was. */
const openBeyond = (before: string[]): string[] => {
  const left = [...before];
  return readOpen().filter((kind) => {
    const at = left.indexOf(kind);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

/** Set once a process: by sharp when it is loaded, and for Typst. */
const OF_LIBRARIES = ["VIPSHOME", "FONTCONFIG_FILE"];
const readEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_LIBRARIES.includes(name)));

// This stands before each file.
const env = readEnvironment();
const open = readOpen();

afterAll(async () => {
  expect(readEnvironment(), "the environment that this file has changed and not put back").toEqual(env);
  // What was closed at the end is gone a moment later.
  await vi.waitFor(() => expect(openBeyond(open), "what this file has left open").toEqual([]), CLOSING);
});
