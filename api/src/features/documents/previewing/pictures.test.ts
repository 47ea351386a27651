import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decideDiplomas, revokeDiploma, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getDocumentPicture } from "@ijaza/schema/documents/calls";
import { hideClaims } from "@ijaza/schema/students/calls";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { createCorrectionScene } from "../../../../test/correction-scene.ts";
import { pdf, setUpHandingIn, withFile } from "../../../../test/handed-in-scene.ts";
import { sharp } from "../../../platform/files/sharp.ts";

const dir = mkdtempSync(join(tmpdir(), "ijaza-pictures-"));
const { fixtures, anyone, ended } = await startChainApp({ dir });
const setting = createCorrectionScene({ fixtures, ended });
type Scene = Awaited<ReturnType<typeof setting>>;

let scene: Scene;
const ask = (id: string, shape: "page" | "card" = "page", tag = "") =>
  anyone.send(getDocumentPicture, { id, shape }, { headers: { "if-none-match": tag } });
const pictureOf = async (id: string, shape: "page" | "card" = "page") => (await ask(id, shape)).rawPayload;

beforeAll(async () => {
  scene = await setting();
});

test("anyone can get the picture of a signed diploma, and the card for its link", async () => {
  const [page, card] = [await ask(scene.old), await ask(scene.old, "card")];
  expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "image/png"]);
  const { width, height } = await sharp(page.rawPayload).metadata();
  expect([width, Math.round((1000 * Number(height)) / Number(width))]).toEqual([1600, 707]);
  expect(await sharp(card.rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
});

test("a page is had in the size and the format that its reader shows", async () => {
  const small = await anyone.send(getDocumentPicture, { id: scene.old, width: "800", format: "webp" });
  expect([small.statusCode, small.headers["content-type"]]).toEqual([200, "image/webp"]);
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: "webp", width: 800 });
  expect(small.rawPayload.length).toBeLessThan((await pictureOf(scene.old)).length / 4);
  expect(small.headers.etag).not.toBe((await ask(scene.old)).headers.etag);
});

test("a cached picture is revalidated each time and not sent again", async () => {
  const { headers } = await ask(scene.old);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const again = await ask(scene.old, "page", `"another", W/${headers.etag}`);
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await ask(scene.old, "page", '"another"')).statusCode).toBe(200);
});

test("the latest pictures are at hand, without the store", async () => {
  const first = await pictureOf(scene.old);
  rmSync(join(dir, "files", "documents", scene.old), { recursive: true });
  writeFileSync(join(dir, "files", "documents", scene.old), "no folder");
  expect((await pictureOf(scene.old)).equals(first)).toBe(true);
  rmSync(join(dir, "files", "documents", scene.old));
});

test("hidden claims are in neither picture, not even in a cached one", async () => {
  const [page, card] = [await ask(scene.old), await ask(scene.old, "card")];
  const hide = (hidden: string[]) => scene.student.call(hideClaims, { documentId: scene.old, hidden });
  await hide(["firstName", "lastName", "firstNameAr", "lastNameAr"]);
  for (const [before, shape] of [
    [page, "page"],
    [card, "card"],
  ] as const) {
    const after = await ask(scene.old, shape, String(before.headers.etag));
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  }
  await hide([]);
  expect((await pictureOf(scene.old)).equals(page.rawPayload)).toBe(true);
});

test("signed-in readers get the same picture as anyone, with public claims only", async () => {
  const own = await scene.student.send(getDocumentPicture, { id: scene.old });
  expect(own.rawPayload.equals(await pictureOf(scene.old))).toBe(true);
});

test("the card of a revoked diploma is grey and stamped", { tags: ["all"] }, async () => {
  const { old, responsable } = await setting();
  const before = await ask(old, "card");
  await ended(responsable, await responsable.call(revokeDiploma, { _id: old, reason: "issued_in_error" }));
  const after = await ask(old, "card", String(before.headers.etag));
  expect(after.statusCode).toBe(200);
  expect(await share(after.rawPayload, isPlum)).toBeGreaterThan(0.005);
  expect(await share(before.rawPayload, isPlum)).toBeLessThan(0.001);
});

type Pixel = readonly [red: number, green: number, blue: number];
const isPlum = ([red, green, blue]: Pixel) => red > green + 30 && blue > green + 15 && red < 140;

/** The share of a picture's pixels that match. */
async function share(png: Buffer, is: (pixel: Pixel) => boolean): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) if (is([data[at]!, data[at + 1]!, data[at + 2]!])) count += 1;
  return count / (info.width * info.height);
}

test("a document that its university uploaded has no picture, not even for that university", async () => {
  const university = await fixtures.issuingUniversity();
  const { add, agent, responsable, pending } = await setUpHandingIn(fixtures, { university });
  await add([withFile(1)], [pdf(1)]);
  const [id] = (await pending()).map(({ _id }) => _id);
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  for (const client of [anyone, agent])
    expect(await client.refused(getDocumentPicture, { id: id! })).toMatchObject({ status: 404, error: "no_picture" });
});

test("an unsigned or unknown document has no picture", async () => {
  const pending = await scene.correct();
  expect((await ask(pending)).json()).toMatchObject({ status: 404, error: "not_found" });
  expect((await ask("0".repeat(26))).statusCode).toBe(404);
});
