import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { createThread } from "./thread.ts";

const program = { name: "busy-thread", source: new URL("../../../test/busy-thread.ts", import.meta.url) };

test("callers of a thread that is closed get an error at once, and the next request gets another thread", async () => {
  const thread = createThread<"busy" | "idle", string>(program);
  let busy = Promise.resolve("");
  await new Promise<void>((begin) => {
    busy = thread.ask("busy", begin);
  });
  const closing = thread.close();
  await expect(busy).rejects.toThrow("the thread busy-thread was closed");
  expect(await thread.ask("idle")).toBe("idle");
  await Promise.all([closing, thread.close()]);
});

test("a thread that nobody asks any more ends, and the next request gets another one", async () => {
  const ends: Promise<unknown>[] = [];
  const note = (worker: Worker) => void ends.push(once(worker, "exit"));
  process.on("worker", note);
  onTestFinished(() => void process.off("worker", note));
  const thread = createThread<"idle", string>({ ...program, idleMs: 1 });
  expect(await thread.ask("idle")).toBe("idle");
  await ends[0];
  expect(await thread.ask("idle")).toBe("idle");
  expect(ends).toHaveLength(2);
  await thread.close();
});
