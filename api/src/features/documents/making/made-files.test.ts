/** Files made of a document are removed once no reader gets them any more; the others stay. */
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { getDocumentPicture } from "@ijaza/schema/documents/calls";
import { hideClaims } from "@ijaza/schema/students/calls";
import { signInStudent } from "@ijaza/schema/users/calls";
import { expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import type { Client } from "../../../../test/client.ts";
import { createCorrectionScene } from "../../../../test/correction-scene.ts";
import { falseClock } from "../../../../test/false-clock.ts";
import { PASSWORD } from "../../../../test/fixtures.ts";

const dir = mkdtempSync(join(tmpdir(), "ijaza-made-files-"));
const clock = falseClock();
const { fixtures, anyone, visitor, ended, rooms } = await startChainApp({ dir, clock });
const setting = createCorrectionScene({ fixtures, ended });

const filesOf = (id: string) => readdirSync(join(dir, "files", "documents", id)).sort();
const askPdf = async (id: string, client: Client = anyone) =>
  (await client.send(getDiplomaFile, { id, format: "pdf" })).rawPayload;
const askCard = async (id: string) => (await anyone.send(getDocumentPicture, { id, shape: "card" })).rawPayload;
const sweepADayLater = async () => {
  clock.advance({ hours: 25 });
  await rooms.documents.sweepFiles();
};

test("files with claims that were hidden since are deleted a day after they were made", async () => {
  const { old: id, student } = await setting();
  await askPdf(id, student);
  const whole = filesOf(id);
  await askPdf(id);
  await askCard(id);
  const shown = filesOf(id);
  await student.call(hideClaims, { documentId: id, hidden: ["honours"] });
  const kept = [await askPdf(id), await askCard(id)];
  const hiding = filesOf(id).filter((file) => !shown.includes(file));
  expect([shown.length, hiding.length]).toEqual([4, 3]);

  await rooms.documents.sweepFiles();
  expect(filesOf(id)).toEqual([...shown, ...hiding].sort());
  await sweepADayLater();
  expect(filesOf(id)).toEqual([...whole, ...hiding].sort());
  expect([await askPdf(id), await askCard(id)]).toEqual(kept);
});

test("deleted files are made again when their claims are shown again", { tags: ["all"] }, async () => {
  const { old: id, student } = await setting();
  const first = await askCard(id);
  await student.call(hideClaims, { documentId: id, hidden: ["honours"] });
  await sweepADayLater();
  expect(filesOf(id)).toEqual([]);
  const { student_number: identifier, university_id: universityId } = student.student;
  const again = visitor();
  await again.call(signInStudent, { identifier, universityId, password: PASSWORD });
  await again.call(hideClaims, { documentId: id, hidden: [] });
  expect(await askCard(id)).toEqual(first);
  await sweepADayLater();
  expect(filesOf(id)).toHaveLength(2);
});

test("the card of a diploma that was revoked since is deleted, and its page stays", { tags: ["all"] }, async () => {
  const { old: id, responsable } = await setting();
  await askCard(id);
  await ended(responsable, await responsable.call(revokeDiploma, { _id: id, reason: "issued_in_error" }));
  await askCard(id);
  expect(filesOf(id)).toEqual(["card-good-1", "card-revoked-1", "page-1600-png-1"]);
  await sweepADayLater();
  expect(filesOf(id)).toEqual(["card-revoked-1", "page-1600-png-1"]);
});
