import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type ReadHead, servePages } from "./pages.ts";
import { createServer } from "./server.ts";

const PLAIN = "<html><head><title>Ijaza</title></head></html>";

async function open(readHead: ReadHead) {
  const dir = mkdtempSync(join(tmpdir(), "ijaza-pages-"));
  writeFileSync(join(dir, "index.html"), PLAIN);
  const app = await createServer({ publicUrl: "http://localhost:3000", logLevel: "silent" });
  await servePages(app, { dir, readHead });
  const reply = await app.inject({ url: "/digital_diploma/1" });
  await app.close();
  return reply;
}

test.each<[string, ReadHead]>([
  ["fails", () => Promise.reject(new Error("the database is away"))],
  ["never answers", () => new Promise(() => undefined)],
  ["knows nothing", async () => null],
])("whoever opens a page has it also when what reads its head %s", async (_, readHead) => {
  const { statusCode, body, headers } = await open(readHead);
  expect([statusCode, body, headers["cache-control"]]).toEqual([200, PLAIN, "no-cache"]);
});
