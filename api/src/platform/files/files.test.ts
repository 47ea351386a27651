/** Files: pictures are encoded again, and stored files are returned byte for byte. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { LARGEST_PIXELS, redrawDataUrl, redrawPicture } from "./raster.ts";
import { sharp } from "./sharp.ts";
import { folderStorage, type Storage, s3Storage } from "./storage.ts";

const FRAME = { width: 200, height: 100, account: "somebody" };
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#0e4a5a" } });

test("a picture is scaled into its frame, and nothing of its original file is kept", async () => {
  const jpeg = await blank(800, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: "somebody" } })
    .toBuffer();
  const png = await redrawPicture(jpeg, FRAME);
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 200, height: 50 });
  expect(png.includes("somebody")).toBe(false);
});

test("a small picture is not enlarged", async () => {
  const url = `data:image/png;base64,${(await blank(20, 10).png().toBuffer()).toString("base64")}`;
  const redrawn = await redrawDataUrl(url, FRAME);
  expect(await sharp(Buffer.from(redrawn.split(",")[1]!, "base64")).metadata()).toMatchObject({
    width: 20,
    height: 10,
  });
});

test.each([
  ["SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'/>")],
  ["text", Buffer.from("not a picture")],
  ["half a picture", (await blank(50, 50).png().toBuffer()).subarray(0, 60)],
])("%s is refused", async (_, bytes) => {
  await expect(redrawPicture(bytes, FRAME)).rejects.toMatchObject({ code: "picture_not_accepted" });
});

test("a picture with too many pixels is refused by its header alone", async () => {
  const side = Math.ceil(Math.sqrt(LARGEST_PIXELS)) + 1;
  const png = await blank(side, side).png().toBuffer();
  expect(LARGEST_PIXELS).toBe(16_000_000);
  await expect(redrawPicture(png.subarray(0, 100), FRAME)).rejects.toMatchObject({ code: "picture_not_accepted" });
  await expect(redrawPicture(png, FRAME)).rejects.toMatchObject({ code: "picture_not_accepted" });
  const within = await blank(4000, 4000).png().toBuffer();
  expect(await sharp(await redrawPicture(within, FRAME)).metadata()).toMatchObject({ width: 100, height: 100 });
});

test("pictures of one account are processed one after the other in their order", async () => {
  const [large, small] = await Promise.all([blank(3000, 3000).png().toBuffer(), blank(2, 2).png().toBuffer()]);
  const done: string[] = [];
  const draw = (bytes: Uint8Array, name: string) => redrawPicture(bytes, FRAME).then(() => done.push(name));
  await Promise.all([draw(large, "large"), draw(small, "first"), draw(small, "second")]);
  expect(done).toEqual(["large", "first", "second"]);
});

test("a refused picture does not delay the next one", async () => {
  const drawn = [
    redrawPicture(Buffer.from("no picture"), FRAME),
    redrawPicture(await blank(2, 2).png().toBuffer(), FRAME),
  ];
  expect((await Promise.allSettled(drawn)).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

const dir = mkdtempSync(join(tmpdir(), "ijaza-files-"));
const objects = new Map<string, Buffer>();
const s3 = createServer(async (request, response) => {
  const key = new URL(request.url ?? "/", "http://localhost").pathname;
  if (request.method === "PUT") {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    objects.set(key, Buffer.concat(chunks));
    response.setHeader("etag", `"${createHash("md5").update(objects.get(key)!).digest("hex")}"`);
  } else if (request.method === "DELETE") objects.delete(key);
  const found = objects.get(key);
  response.statusCode = request.method === "GET" && !found ? 404 : 200;
  response.end(request.method === "GET" ? found : undefined);
}).listen(0, "127.0.0.1");
await once(s3, "listening");
const { port } = s3.address() as AddressInfo;
afterAll(() => {
  s3.close();
  rmSync(dir, { recursive: true });
});

const STORES: [string, Storage][] = [
  ["a folder", folderStorage(dir)],
  ["an S3 store", s3Storage(`http://key:secret@127.0.0.1:${port}/bucket?region=local`)],
];

test.each(STORES)("%s returns what was stored, and deletes what is removed", async (_, storage) => {
  const bytes = Buffer.from([0, 1, 2, 255, 13, 10]);
  await storage.put("evidence/abc", bytes, "application/pdf");
  expect(await storage.get("evidence/abc")).toEqual(bytes);
  await storage.remove("evidence/abc");
  expect(await storage.get("evidence/abc")).toBeNull();
});

test.each([
  ["a store that nobody serves", s3Storage("http://key:secret@127.0.0.1:1/bucket?region=local")],
  ["a folder that is none", folderStorage("/dev/null/files")],
])("%s is unavailable, and the error says so", async (_, storage) => {
  const refusal = { code: "storage_unavailable", retryAfter: 5 };
  expect(await storage.isUp()).toBe(false);
  await expect(storage.put("evidence/abc", Buffer.from("x"), "text/plain")).rejects.toMatchObject(refusal);
  await expect(storage.get("evidence/abc")).rejects.toMatchObject(refusal);
});

test.each(STORES)("%s that answers is available", async (_, storage) => {
  expect(await storage.isUp()).toBe(true);
});

test("a name cannot escape from the folder", async () => {
  await expect(folderStorage(dir).put("../outside", Buffer.from("x"), "text/plain")).rejects.toThrow("none of ours");
});
