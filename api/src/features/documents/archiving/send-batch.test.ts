import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { getAllCertificates, getCertificateById } from "@ijaza/schema/certificates/reading";
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getBatchFile, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { verify } from "@ijaza/verifier";
import { beforeAll, expect, test } from "vitest";
import { createCertificateScene } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import type { Member } from "../../../../test/fixtures.ts";
import { unzip } from "../../../../test/unzip.ts";
import { writeZip } from "../../../platform/files/zip.ts";
import type { UniversityRow } from "../../universities/universities.service.ts";

const { fixtures, anyone, ended, verifyOptions } = await startChainApp();
const certificates = createCertificateScene({ fixtures, ended });

let university: UniversityRow;
let agent: Member;
let responsable: Member;
let batchId: string;

beforeAll(async () => {
  university = await fixtures.issuingUniversity();
  agent = await fixtures.agent({ university });
  responsable = await fixtures.responsable({ university });
  const numbers = [1, 2];
  for (const number of numbers)
    await fixtures.student({ university, values: { studentNumber: `B${number}`, nationalId: `${number}` } });
  const rows = numbers.map((number) =>
    diplomaValues(number, { studentNumber: `B${number}`, diplomaNumber: `2025/${number}` }),
  );
  await agent.call(addDiplomas, { mode: "modeOne", diplomas: rows });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  const { diplomas } = await agent.call(getAllDiplomas);
  batchId = String(diplomas[0]?.batchId);
});

test("agent and responsable get all PDFs of a batch in one archive, and each is valid", async () => {
  const reply = await agent.send(getBatchFile, { batchId });
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/zip"]);
  const { status, message, files } = unzip(reply.rawPayload);
  expect({ status, message, names: files.map(({ name }) => name) }).toEqual({
    status: 0,
    message: "",
    names: ["2025_1.pdf", "2025_2.pdf"],
  });
  const verdicts = files.map(async ({ bytes }) => (await verify(bytes, verifyOptions)).verdict);
  expect(await Promise.all(verdicts)).toEqual(["valid", "valid"]);
  // The same files, of another moment.
  expect((await responsable.send(getBatchFile, { batchId })).rawPayload).toHaveLength(reply.rawPayload.length);
});

test("PDFs made for the archive are stored: later downloads give the same bytes, including the seal", async () => {
  const { files } = unzip((await agent.send(getBatchFile, { batchId })).rawPayload);
  const { diplomas } = await agent.call(getAllDiplomas);
  const fetched = await Promise.all(
    diplomas.map(async ({ _id }) => (await agent.send(getDiplomaFile, { id: _id, format: "pdf" })).rawPayload),
  );
  const digests = (all: Uint8Array[]) => all.map((bytes) => hash("sha256", bytes)).sort();
  expect(digests(fetched)).toEqual(digests(files.map(({ bytes }) => bytes)));
});

test("certificates of a batch come as one archive too, and the public does not see the batch of one", async () => {
  const scene = await certificates.waiting(1, { at: { university, responsable } });
  await certificates.accept(scene.responsable, scene.ids);
  const [first] = (await scene.agent.call(getAllCertificates)).certificates;
  const reply = await scene.agent.send(getBatchFile, { batchId: String(first?.batchId) });
  const { message, files } = unzip(reply.rawPayload);
  expect({ message, names: files.map(({ name }) => name) }).toEqual({
    message: "",
    names: [`${scene.id}.pdf`],
  });
  expect((await anyone.call(getCertificateById, { id: scene.id })).certificate).not.toHaveProperty("batchId");
});

test("neither another university's batch nor an unknown one is found", async () => {
  const stranger = await fixtures.agent();
  expect((await stranger.send(getBatchFile, { batchId })).statusCode).toBe(404);
  expect((await agent.send(getBatchFile, { batchId: "0".repeat(26) })).statusCode).toBe(404);
});

test("an archive makes its next file only when the previous one was read", async () => {
  let taken = 0;
  async function* entries() {
    for (; taken < 100; ) {
      taken += 1;
      yield { name: `${taken}.pdf`, bytes: Buffer.from("x"), at: new Date("2026-01-01") };
    }
  }
  const archive = writeZip(entries());
  await archive.next();
  await archive.next();
  expect(taken).toBe(1);
  await archive.return(undefined);
  expect(taken).toBe(1);
});

test("an archive can be unpacked while it arrives: each file's size and checksum come before it", async () => {
  const bytes = Buffer.from("a PDF");
  async function* entries() {
    yield { name: "1.pdf", bytes, at: new Date("2026-01-01") };
  }
  const { value: head } = await writeZip(entries()).next();
  const [comesAfter, sum, size] = [head.readUInt16LE(6) & 8, head.readUInt32LE(14), head.readUInt32LE(22)];
  expect([comesAfter, sum, size]).toEqual([0, crc32(bytes), bytes.length]);
});

test("an archive with more files than the old zip format allows is read completely", { tags: ["all"] }, async () => {
  const file = { bytes: Buffer.from("1"), at: new Date("2026-01-01") };
  async function* entries() {
    for (let number = 0; number < 66_000; number += 1) yield { name: `${number}`, ...file };
  }
  const archive = Buffer.alloc(10_000_000);
  let length = 0;
  for await (const chunk of writeZip(entries())) length += chunk.copy(archive, length);
  const count = "import sys,io,zipfile; print(len(zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read())).namelist()))";
  const { stdout } = spawnSync("python3", ["-c", count], { input: archive.subarray(0, length) });
  expect(String(stdout).trim()).toBe("66000");
});
