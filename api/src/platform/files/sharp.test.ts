import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PICTURE_THREADS, sharp } from "./sharp.ts";

const TASKS = "/proc/self/task";
const countThreads = () =>
  readdirSync(TASKS).filter((task) => readFileSync(`${TASKS}/${task}/comm`, "utf8").startsWith("libvips")).length;

test.skipIf(process.platform !== "linux")(
  "threads of pictures are all there from the start, and none ends",
  async () => {
    expect(countThreads()).toBe(PICTURE_THREADS);
    const { width } = await sharp({ create: { width: 4, height: 4, channels: 3, background: "#fff" } })
      .png()
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info);
    expect(width).toBe(4);
    expect(countThreads()).toBe(PICTURE_THREADS);
  },
);
