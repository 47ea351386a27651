/** A document looks the same on every machine, whatever fonts are installed. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { createDrawing } from "./drawing-threads.ts";

/** A weight of a document font that documents do not use. */
const EXTRA_LIGHT = new URL(
  "200ExtraLight/SourceSerif4_200ExtraLight.ttf",
  import.meta.resolve("@expo-google-fonts/source-serif-4/package.json"),
);
const MEASURED = `#context [#metadata(measure(text(font: "Source Serif 4", weight: 200)[ministère]).width.pt()) <told>]`;

const home = mkdtempSync(join(tmpdir(), "ijaza-fonts-"));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

async function measure(): Promise<unknown> {
  const drawing = createDrawing({ threads: 1 });
  try {
    return (await drawing.render({ program: MEASURED, data: "", format: "svg" })).metadata[0];
  } finally {
    await drawing.close();
  }
}

test("an installed font of the machine is not used", async () => {
  const width = await measure();
  const fonts = join(home, ".fonts");
  mkdirSync(fonts);
  copyFileSync(fileURLToPath(EXTRA_LIGHT), join(fonts, "extra-light.ttf"));
  vi.stubEnv("HOME", home);
  expect(await measure()).toBe(width);
});
