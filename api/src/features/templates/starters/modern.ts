/** A degree in English, flush left beside a ribbon of waves. */
import { A4, column, fixedRow, INK, row, type Starter } from "./starter-parts.ts";

const en = column({ language: "en", x: 58, width: 214, align: "start" });
const left = column({ language: "en", x: 58, width: 140, align: "start" });
const right = column({ language: "en", x: 200, width: 73, align: "end" });

const second = { ink: "second" } as const;

export const MODERN: Starter = {
  id: "degree-with-ribbon",
  kind: "diploma",
  name: { en: "Degree with ribbon, English", fr: "Diplôme au ruban, anglais", ar: "شهادة بشريط بالإنجليزية" },
  fieldsDefinition: [],
  layout: {
    version: 2,
    language: "en",
    page: A4.landscape,
    fonts: "plain",
    inks: { ...INK, main: "#12303d", metal: "#8f6510", paper: "#ffffff" },
    frame: "ribbon",
    hasGround: true,
    elements: [
      { kind: "picture", id: "logo", x: 16, y: 20, width: 20, height: 20, picture: "logo" },
      {
        kind: "stack",
        id: "header",
        top: 28.2,
        bottom: 44,
        stretch: 0,
        lean: 0,
        rows: [
          row(
            { id: "university", gap: 0 },
            left("{universityName}", { role: "university", size: 19, weight: 500, ink: "main" }),
          ),
          row({ id: "authority", gap: 6 }, left("[{legalText}][ · {countryLine}]", { ...second, size: 10 })),
        ],
      },
      fixedRow({ id: "number", y: 28.2 }, right("No. {diplomaNumber}", { role: "number", size: 10 })),
      {
        kind: "stack",
        id: "body",
        top: 66,
        bottom: 140.8,
        lean: 0.35,
        rows: [
          row(
            { id: "certifies", gap: 0 },
            en("By authority of the Senate, it is hereby certified that", { ...second, size: 12.5 }),
          ),
          row(
            { id: "name", gap: 22.6 },
            en("{firstName} {lastName}", { role: "name", weight: 300, size: 44, ink: "main" }),
          ),
          row(
            { id: "admitted", gap: 12.8 },
            en("having satisfied the Examiners on {decisionDate}, was admitted to the degree of", {
              ...second,
              size: 12.5,
            }),
          ),
          row({ id: "degree", gap: 15.6 }, en("{titleEn}", { role: "degree", weight: 500, size: 27, ink: "main" })),
          row(
            { id: "programme", gap: 10 },
            en("[Grade: {honours}][ · {programmeEn}][ · {specialityEn}]", { size: 13, lines: 2 }),
          ),
          row({ id: "issued", gap: 13.6 }, en("[Given[ {placeOfIssue:in}] on {issueDate}]", { ...second, size: 12 })),
          row(
            { id: "withheld", gap: 8, ifWithheld: true },
            en("_Public copy: the holder does not show every entry on it._", { ...second, size: 11 }),
          ),
        ],
      },
      { kind: "signatory", id: "chancellor", x: 58, y: 177.5, width: 52, slot: 1, align: "start", languages: ["en"] },
      { kind: "signatory", id: "registrar", x: 124, y: 177.5, width: 52, slot: 2, align: "start", languages: ["en"] },
      { kind: "seal", id: "seal", x: 11.3, y: 161, size: 29.5 },
      {
        kind: "check",
        id: "check",
        x: 252.5,
        y: 162.5,
        size: 20,
        side: "left",
        languages: ["en"],
        reference: "beside",
      },
      { kind: "specimen", id: "specimen", x: 200, y: 34.2, width: 73, align: "end" },
    ],
  },
};
