/** What other programs read in a PDF of rows is what was signed, in both scripts; a public copy says that it is one. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { putDiplomaTemplate } from "@ijaza/schema/templates/calls";
import { verify } from "@ijaza/verifier";
import { beforeAll, describe, expect, test } from "vitest";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { diplomaValues } from "../../../../test/diploma-values.ts";
import { readByMupdf, readByPdfJs } from "../../../../test/other-readers.ts";
import { hasReaders, readPdf } from "../../../../test/pdf-readers.ts";
import { rowsOf } from "../../../../test/row-layouts.ts";

const { fixtures, ended, anyone, verifyOptions } = await startChainApp();

const TITLES = { titleFr: "Master de recherche en mathématiques", titleAr: "ماجستير البحث في الرياضيات" };
const PERSON = { firstName: "Zeineb", lastName: "Baccouche", firstNameAr: "زينب", lastNameAr: "البكوش" };
const BIRTH = { sex: "F", birthDate: "2003-05-12", birthPlace: "Sfax", birthPlaceAr: "صفاقس" };

let whole: Buffer;
let copy: Buffer;

beforeAll(async () => {
  const university = await fixtures.issuingUniversity();
  const [agent, responsable] = [await fixtures.agent({ university }), await fixtures.responsable({ university })];
  await responsable.call(putDiplomaTemplate, { name: "Rows", layout: rowsOf() });
  await fixtures.student({ university, values: { studentNumber: "B1", nationalId: "1", ...PERSON, ...BIRTH } });
  const diplomas = [diplomaValues(1, { studentNumber: "B1", honours: "assez_bien", ...TITLES })];
  await agent.call(addDiplomas, { mode: "modeOne", templateName: "Rows", diplomas });
  await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision: "accepted" });
  await ended(agent, await agent.call(signDiplomas, { all: true }));
  const [signed] = (await agent.call(getAllDiplomas, {})).diplomas;
  const pdf = { id: signed!._id, format: "pdf" } as const;
  whole = (await agent.send(getDiplomaFile, pdf)).rawPayload;
  copy = (await anyone.send(getDiplomaFile, pdf)).rawPayload;
});

const OF_BOTH = [
  "Zeineb Baccouche",
  "Master de recherche en mathématiques",
  "زينب البكوش",
  "ماجستير البحث في الرياضيات",
];
const OF_WHOLE = ["née le 12 mai 2003 à Sfax", "صفاقس"];

describe.each([
  ["MuPDF", async (pdf: Buffer) => readByMupdf(pdf)],
  ["pdf.js", readByPdfJs],
  [
    "poppler",
    async (pdf: Buffer) =>
      readPdf(pdf)
        .text.replace(/[\u200e\u200f\u202a-\u202e]/g, "")
        .replace(/\s+/g, " "),
  ],
] as const)("%s", (name, read) => {
  const ifRead = name === "pdf.js" ? { tags: ["all"] } : {};
  const isMissing = name === "poppler" && !hasReaders;
  test.skipIf(isMissing)("copies names and titles out as they were signed", ifRead, async () => {
    const text = await read(whole);
    expect([...OF_BOTH, ...OF_WHOLE].filter((each) => !text.includes(each))).toEqual([]);
    expect(text).not.toContain("Copie publique");
  });

  test.skipIf(isMissing)("finds nothing in a public copy of what is withheld, and that it is one", ifRead, async () => {
    const text = await read(copy);
    expect(OF_BOTH.filter((each) => !text.includes(each))).toEqual([]);
    expect(["2003", "Sfax", "صفاقس", "née le", "المولودة"].filter((each) => text.includes(each))).toEqual([]);
    expect(text).toContain("Copie publique");
  });
});

test("both are sealed and valid", async () => {
  const verdicts = [whole, copy].map(async (pdf) => (await verify(pdf, verifyOptions)).verdict);
  expect(await Promise.all(verdicts)).toEqual(["valid", "valid"]);
});

test("the file is a whole PDF of the kinds that it claims to be", () => {
  const file = whole.toString("latin1");
  expect(file).toContain("<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>");
  expect(file).toMatch(/<pdfuaid:part[^>]*>1<\/pdfuaid:part>/);
  expect(file).toContain("/DisplayDocTitle true");
  expect(file).toContain("/S /H1");
});

test.skipIf(!hasReaders)("qpdf finds nothing wrong with it", () => {
  expect(readPdf(whole).check).toMatchObject({ status: 0, stderr: "" });
});
