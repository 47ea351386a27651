/** A document whose rendering does not end is refused with that reason, while others are rendered. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getBatchFile, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { getDocumentPicture } from "@ijaza/schema/documents/calls";
import { verify } from "@ijaza/verifier";
import { beforeAll, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import type { Member } from "../../../../test/fixtures.ts";
import { createHeldTimer } from "../../../../test/held-timer.ts";
import { unzip } from "../../../../test/unzip.ts";
import { createDrawing } from "../../templates/templates.service.ts";

const { timer, running, nextBegun } = createHeldTimer();
const drawing = createDrawing({
  threads: 2,
  program: {
    name: "endless-drawing-thread",
    source: new URL("../../../../test/endless-drawing-thread.ts", import.meta.url),
  },
  timer,
});
const { fixtures, ended, anyone, verifyOptions } = await startChainApp({ drawing });

let agent: Member;
let batchId: string;
/** The ids of a diploma whose rendering never ends, and of two others of its batch. */
let endless: string;
let others: string[];

beforeAll(async () => {
  const university = await fixtures.issuingUniversity();
  agent = await fixtures.agent({ university });
  const responsable = await fixtures.responsable({ university });
  const numbers = [1, 2, 3];
  for (const number of numbers)
    await fixtures.student({ university, values: { studentNumber: `B${number}`, nationalId: `${number}` } });
  const diplomas = numbers.map((number) =>
    diplomaValues(number, {
      studentNumber: `B${number}`,
      titleFr: number === 2 ? "draw me for ever" : "Licence en informatique",
    }),
  );
  await agent.call(addDiplomas, { mode: "modeOne", diplomas });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  const { diplomas: signed } = await agent.call(getAllDiplomas, { sort: "diplomaNumber" });
  const [first, second, third] = signed.map(({ _id }) => _id);
  batchId = String(signed[0]?.batchId);
  endless = second!;
  others = [first!, third!];
});

const pdfOf = (id: string) => anyone.send(getDiplomaFile, { id, format: "pdf" });

test("others are rendered meanwhile; a time limit ends it with its reason, and its thread renders again", async () => {
  const hasBegun = nextBegun();
  const refused = anyone.refused(getDiplomaFile, { id: endless, format: "pdf" });
  await hasBegun;
  expect((await pdfOf(others[0]!)).headers["content-type"]).toBe("application/pdf");
  expect(running).toHaveLength(1);
  running[0]?.();
  expect(await refused).toMatchObject({ status: 422, code: 259, error: "drawing_too_long" });
  const pictures = others.map(async (id) => (await anyone.send(getDocumentPicture, { id })).statusCode);
  expect(await Promise.all(pictures)).toEqual([200, 200]);
  expect(running).toEqual([]);
});

test("its proof is valid nevertheless", async () => {
  const proof = await anyone.send(getDiplomaFile, { id: endless });
  expect((await verify(proof.rawPayload, verifyOptions)).verdict).toBe("valid");
});

test("the archive of its batch has the other PDFs, and the reason instead of this one", async () => {
  for (const id of others) await agent.send(getDiplomaFile, { id, format: "pdf" });
  const hasBegun = nextBegun();
  const archive = agent.send(getBatchFile, { batchId }, { headers: { language: "fr" } });
  await hasBegun;
  running[0]?.();
  const { files } = unzip((await archive).rawPayload);
  expect(files.map(({ name }) => name)).toEqual(["D-000001.pdf", "D-000002.txt", "D-000003.pdf"]);
  expect(String(files[1]?.bytes)).toContain("prenait trop de temps");
});
