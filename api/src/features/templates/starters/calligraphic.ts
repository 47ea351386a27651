/** A diploma in Arabic first, in portrait with a head-piece, with the wording of the Levant. */
import { A4, column, fixedRow, INK, row, type Starter } from "./starter-parts.ts";

const ar = column({ language: "ar", x: 30, width: 150 });
const en = column({ language: "en", x: 30, width: 150 });
const stateEn = column({ language: "en", x: 32, width: 58, align: "start" });
const stateAr = column({ language: "ar", x: 120, width: 58, align: "start" });

const second = { ink: "second" } as const;
const main = { ink: "main", weight: 700 } as const;

export const CALLIGRAPHIC: Starter = {
  id: "diploma-with-head-piece",
  kind: "diploma",
  name: {
    en: "Diploma with head-piece, Arabic first",
    fr: "Diplôme à bandeau, arabe d’abord",
    ar: "شهادة بلوحة رأسية، العربية أولًا",
  },
  fieldsDefinition: [],
  layout: {
    version: 2,
    language: "ar",
    page: A4.portrait,
    fonts: "classic",
    inks: { ...INK, main: "#1a315c", metal: "#94701f", paper: "#fffcf2" },
    frame: "weave-wide",
    hasGround: true,
    elements: [
      {
        kind: "stack",
        id: "state",
        top: 32,
        bottom: 46,
        stretch: 0,
        lean: 0,
        rows: [
          row({ id: "country", gap: 0 }, stateAr("{countryLine}", { size: 13.5 }), stateEn("{countryLine}")),
          row(
            { id: "ministry", gap: 6 },
            stateAr("{ministryLine}", { ...second, size: 12 }),
            stateEn("{ministryLine}", { ...second, size: 10 }),
          ),
        ],
      },
      { kind: "picture", id: "logo", x: 93, y: 23, width: 24, height: 24, picture: "logo" },
      {
        kind: "lettering",
        id: "university-ar",
        x: 55,
        y: 56,
        width: 100,
        text: "{universityName}",
        face: "ruqaa",
        size: 21,
        align: "center",
        ink: "main",
      },
      fixedRow(
        { id: "university-en", y: 62.6 },
        en("~{universityName}~", { role: "university", size: 12.5, tracking: 0.05, ink: "second" }),
      ),
      { kind: "head-piece", id: "head-piece", x: 31, y: 67, width: 148, height: 34 },
      {
        kind: "lettering",
        id: "title",
        x: 61,
        y: 88,
        width: 88,
        text: "{level:title}",
        face: "ruqaa",
        size: 38,
        align: "center",
        ink: "main",
      },
      {
        kind: "stack",
        id: "body",
        top: 110.5,
        bottom: 197.5,
        rows: [
          row(
            { id: "decision", gap: 0 },
            ar(
              "بموجب توصية مجلس الكلية وقرار مجلس الجامعة المؤرّخ في {decisionDate}، تمنح {universityName} {sex|الطالب|الطالبة|الطالب(ة)}",
              { ...second, size: 15, lines: 2 },
            ),
          ),
          row({ id: "name", gap: 16.8 }, ar("{firstNameAr} {lastNameAr}", { role: "name", weight: 700, size: 38 })),
          row({ id: "name-en", gap: 14.6 }, en("{firstName} {lastName}", { role: "text", size: 15, weight: 500 })),
          row(
            { id: "birth", gap: 7.8 },
            ar(
              "[{sex|المولود|المولودة|المولود(ة)} {birthDate:on}[ {birthPlaceAr:in}]][، {nationalIdType:number}\u00a0{nationalId}]",
              { ...second, size: 14 },
            ),
          ),
          row({ id: "degree", gap: 13 }, ar("درجة {titleAr}", { ...main, role: "degree", size: 23 })),
          row(
            { id: "degree-en", gap: 9 },
            en("{titleEn}", { role: "text", lines: 2, size: 14, weight: 500, ink: "main" }),
          ),
          row(
            { id: "facts", gap: 8.4 },
            ar("[{term.speciality}: {specialityAr}][ · بتقدير {honours}] · العام الجامعي {academicYear}", {
              size: 14,
              lines: 2,
            }),
          ),
          row({ id: "issued", gap: 8.8 }, ar("[صدرت[ {placeOfIssueAr:in}] بتاريخ {issueDate}]", { size: 14 })),
          row(
            { id: "withheld", gap: 7, ifWithheld: true },
            ar("نسخة عامة: {sex|لا يُظهر صاحب|لا تُظهر صاحبة} الشهادة فيها كلّ البيانات.", second),
          ),
          row(
            { id: "withheld-en", gap: 5.6, ifWithheld: true },
            en("_Public copy: the holder does not show every entry on it._", { ...second, size: 10 }),
          ),
        ],
      },
      {
        kind: "signatory",
        id: "president",
        x: 133,
        y: 229,
        width: 46,
        slot: 1,
        align: "center",
        languages: ["ar", "en"],
      },
      {
        kind: "signatory",
        id: "registrar",
        x: 82,
        y: 229,
        width: 46,
        slot: 2,
        align: "center",
        languages: ["ar", "en"],
      },
      { kind: "signatory", id: "dean", x: 31, y: 229, width: 46, slot: 3, align: "center", languages: ["ar", "en"] },
      { kind: "seal", id: "seal", x: 89.5, y: 242, size: 31 },
      { kind: "check", id: "check", x: 162.5, y: 242.6, size: 17.5, side: "left", languages: ["ar", "en"] },
      { kind: "specimen", id: "specimen", x: 30, y: 271.6, width: 44, align: "start" },
    ],
  },
};
