import { expect, test } from "vitest";
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
