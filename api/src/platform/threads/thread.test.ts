import { once } from "node:events";
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
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

test("in a checkout the thread runs what its source says at its start", async () => {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-thread-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const answering = fileURLToPath(new URL("./answering.ts", import.meta.url));
  const path = join(dir, "changed-thread.ts");
  const thread = createThread<"", string>({ name: "changed-thread", source: pathToFileURL(path) });
  for (const [second, word] of ["former", "present"].entries()) {
    writeFileSync(
      path,
      `import { answerRequests } from ${JSON.stringify(answering)}; answerRequests((): string => "${word}");`,
    );
    utimesSync(path, second, second);
    expect(await thread.ask("")).toBe(word);
    await thread.close();
  }
});
