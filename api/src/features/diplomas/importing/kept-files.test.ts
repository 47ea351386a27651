/** Uploaded files that no diploma names are deleted a day after their upload, also from the storage. */
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deleteDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { afterAll, expect, test } from "vitest";
import { type Brought, pdf, png, setUpHandingIn, withFile } from "../../../../test/handed-in-scene.ts";
import { startTestApp } from "../../../../test/harness.ts";
import { folderStorage } from "../../../platform/files/storage.ts";

const dir = mkdtempSync(join(tmpdir(), "ijaza-handed-in-"));
afterAll(() => rmSync(dir, { recursive: true }));
const { fixtures, clock, rooms } = await startTestApp({ storage: folderStorage(dir) });

const filesOf = ({ id }: { id: string }) => readdirSync(join(dir, "handed-in", id)).sort();
const digests = (...files: Brought[]) =>
  files.map(({ bytes }) => createHash("sha256").update(bytes).digest("hex")).sort();
const sweepADayLater = async () => {
  clock.advance({ hours: 25 });
  await rooms.diplomas.sweepFiles();
};

test("files of a deleted diploma are deleted a day later, and the others stay", async () => {
  const { add, pending, agent, university } = await setUpHandingIn(fixtures);
  const shared = png("a.png");
  const rows = [withFile(1, { attachments: "a.png;b.pdf" }), withFile(2, { attachments: "a.png" })];
  await add(rows, [pdf(1), pdf(2), shared, { ...pdf(3), name: "b.pdf" }]);
  const [first, second] = await pending();
  await agent.call(deleteDiploma, { _id: first!._id });
  await rooms.diplomas.sweepFiles();
  expect(filesOf(university)).toHaveLength(4);
  await sweepADayLater();
  expect(filesOf(university)).toEqual(digests(pdf(2), shared));
  const file = await (await fixtures.signedIn(agent.user)).send(getDiplomaFile, { id: second!._id, format: "pdf" });
  expect(file.rawPayload).toEqual(pdf(2).bytes);
});

test("a replaced file is deleted, and so are removed attachments", async () => {
  const { add, pending, replace, university } = await setUpHandingIn(fixtures);
  await add([withFile(1, { attachments: "a.png" })], [pdf(1), png("a.png")]);
  const _id = (await pending())[0]!._id;
  await replace({ _id, file: "new.pdf", attachments: "" }, [{ ...pdf(9), name: "new.pdf" }]);
  await sweepADayLater();
  expect(filesOf(university)).toEqual(digests(pdf(9)));
});

test("files of an abandoned import for refused rows are deleted", async () => {
  const { add, university } = await setUpHandingIn(fixtures);
  await add([withFile(1)], [pdf(1)]);
  const reply = await add([withFile(1)], [pdf(1, "another document under the same number")]);
  expect([reply.created, filesOf(university).length]).toEqual([0, 2]);
  await sweepADayLater();
  expect(filesOf(university)).toEqual(digests(pdf(1)));
});
