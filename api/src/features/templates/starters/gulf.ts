/** A degree certificate with rosettes in its corners, Arabic before English, with the wording of the Gulf. */
import { A4, column, fixedRow, INK, row, type Starter } from "./starter-parts.ts";

const en = column({ language: "en", x: 26, width: 114 });
const ar = column({ language: "ar", x: 157, width: 114 });
const title = column({ language: "en", x: 40, width: 217 });

const second = { ink: "second" } as const;
const main = { ink: "main", weight: 600 } as const;

export const GULF: Starter = {
  id: "degree-with-corners",
  kind: "diploma",
  name: {
    en: "Degree certificate, Arabic and English",
    fr: "Diplôme à rosaces, arabe et anglais",
    ar: "وثيقة تخرّج بالعربية والإنجليزية",
  },
  fieldsDefinition: [],
  layout: {
    version: 2,
    language: "ar",
    page: A4.landscape,
    fonts: "plain",
    inks: { ...INK, main: "#0f4a3c", metal: "#8c6a1c", paper: "#fffef9" },
    frame: "weave-corners",
    hasGround: true,
    elements: [
      {
        kind: "stack",
        id: "header",
        top: 30.5,
        bottom: 44.3,
        stretch: 0,
        rows: [
          row({ id: "country", gap: 0 }, ar("{countryLine}", { size: 14 }), en("{countryLine}", { size: 11 })),
          row(
            { id: "ministry", gap: 6 },
            ar("{ministryLine}", { ...second, size: 12.5 }),
            en("{ministryLine}", { ...second, size: 10 }),
          ),
          row(
            { id: "university", gap: 7.8 },
            ar("{universityName}", { ...main, role: "university" }),
            en("{universityName}", { ...main, role: "university", size: 14 }),
          ),
        ],
      },
      { kind: "picture", id: "logo", x: 137, y: 20, width: 23, height: 23, picture: "logo" },
      {
        kind: "lettering",
        id: "title-ar",
        x: 78.5,
        y: 60,
        width: 140,
        text: "{level:title}",
        face: "ruqaa",
        size: 33,
        align: "center",
        ink: "main",
      },
      fixedRow({ id: "title-en", y: 70.8 }, title("{level:title}", { role: "title", size: 20, ink: "metal" })),
      {
        kind: "stack",
        id: "body",
        top: 79.5,
        bottom: 145.5,
        rows: [
          row(
            { id: "decision", gap: 0 },
            ar(
              "تشهد {universityName}، بمقتضى قرار مجلس الجامعة بتاريخ {decisionDate:calendars}، بأنّ {sex|الطالب|الطالبة|الطالب(ة)}",
              { ...second, lines: 2 },
            ),
            en(
              "On the recommendation of the faculty and by decision of the University Council dated {decisionDate}, the University certifies that",
              { ...second, size: 10, lines: 2 },
            ),
          ),
          row(
            { id: "name", gap: 10.7, isCentred: true },
            ar("{firstNameAr} {lastNameAr}", { role: "name", weight: 700 }),
            en("{firstName} {lastName}", { role: "name", weight: 600, size: 22 }),
          ),
          row(
            { id: "identity", gap: 10 },
            ar("[الجنسية: {nationality}][ · {nationalIdType:number}\u00a0{nationalId}]", second),
            en("[Nationality: {nationality}][ · {nationalIdType:number}\u00a0{nationalId}]", { ...second, size: 10 }),
          ),
          row(
            { id: "requirements", gap: 7 },
            ar("قد {sex|استوفى|استوفت|استوفى(ت)} متطلبات التخرّج {sex|ومنح|ومنحت|ومنح(ت)} درجة"),
            en("having fulfilled all the requirements, has been awarded the degree of", { size: 10 }),
          ),
          row(
            { id: "degree", gap: 9.8, isCentred: true },
            ar("{titleAr}", { ...main, role: "degree" }),
            en("{titleEn}", { ...main, role: "degree", size: 16.5, lines: 2 }),
          ),
          row(
            { id: "speciality", gap: 8 },
            ar("{term.speciality}: {specialityAr}"),
            en("{term.speciality}: {specialityEn}", { size: 10 }),
          ),
          row(
            { id: "honours", gap: 7 },
            ar("بتقدير عام: {honours}", { weight: 700 }),
            en("General grade: {honours}", { weight: 600, size: 10 }),
          ),
          row(
            { id: "issued", gap: 8 },
            ar("[حرّرت[ {placeOfIssueAr:in}] بتاريخ {issueDate:calendars}]"),
            en("[Issued[ {placeOfIssue:in}] on {issueDate}]", { size: 10 }),
          ),
          row(
            { id: "withheld", gap: 7, ifWithheld: true },
            ar("نسخة عامة: {sex|لا يُظهر صاحب|لا تُظهر صاحبة} الوثيقة فيها كلّ البيانات.", second),
            en("_Public copy: the holder does not show every entry on it._", second),
          ),
        ],
      },
      { kind: "check", id: "check", x: 249, y: 150.9, size: 20, side: "left", languages: ["ar", "en"] },
      { kind: "signatory", id: "dean", x: 160, y: 176.8, width: 50, slot: 2, align: "center", languages: ["ar", "en"] },
      {
        kind: "signatory",
        id: "president",
        x: 88.5,
        y: 176.8,
        width: 50,
        slot: 1,
        align: "center",
        languages: ["ar", "en"],
      },
      { kind: "seal", id: "seal", x: 29, y: 149.6, size: 32 },
      { kind: "specimen", id: "specimen", x: 29, y: 186.6, width: 32, align: "center" },
    ],
  },
};
