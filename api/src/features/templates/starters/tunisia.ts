/** A national diploma in Arabic and French, with the wording of Tunisia. */
import { A4, column, fixedRow, INK, row, type Starter } from "./starter-parts.ts";

const fr = column({ language: "fr", x: 26, width: 114 });
const ar = column({ language: "ar", x: 157, width: 114 });
const across = { x: 40, width: 217 };
const title = column({ language: "fr", ...across });
const titleAr = column({ language: "ar", ...across });

const second = { ink: "second" } as const;
const main = { ink: "main", weight: 600 } as const;

export const TUNISIA: Starter = {
  id: "national-diploma",
  kind: "diploma",
  name: {
    en: "National diploma, Arabic and French",
    fr: "Diplôme national, arabe et français",
    ar: "شهادة وطنية بالعربية والفرنسية",
  },
  fieldsDefinition: [],
  layout: {
    version: 2,
    language: "fr",
    page: A4.landscape,
    fonts: "classic",
    inks: { ...INK, main: "#0e4a5a", metal: "#8f6510", paper: "#fffdf7" },
    frame: "weave",
    hasGround: true,
    elements: [
      {
        kind: "stack",
        id: "header",
        top: 26.5,
        bottom: 40.5,
        stretch: 0,
        rows: [
          row({ id: "country", gap: 0 }, fr("~{countryLine}~", { size: 13, tracking: 0.08 }), ar("{countryLine}")),
          row(
            { id: "ministry", gap: 6 },
            fr("{ministryLine}", { ...second, size: 10 }),
            ar("{ministryLine}", { ...second, size: 12 }),
          ),
          row(
            { id: "university", gap: 8 },
            fr("{universityName}", { ...main, role: "university" }),
            ar("{universityName}", { ...main, role: "university" }),
          ),
        ],
      },
      { kind: "picture", id: "logo", x: 136.5, y: 20.5, width: 24, height: 24, picture: "logo" },
      fixedRow({ id: "title-ar", y: 54.6 }, titleAr("{level:title}", { ...main, role: "title", size: 28 })),
      fixedRow({ id: "title-fr", y: 65.9 }, title("{level:title}", { role: "title", weight: 500, ink: "main" })),
      { kind: "ornament", id: "ornament", x: 116.5, y: 70, width: 64 },
      {
        kind: "stack",
        id: "body",
        top: 78,
        bottom: 148,
        rows: [
          row(
            { id: "decision", gap: 0 },
            fr(
              "{signatory1.sex|Le président|La présidente} de l’université, vu le procès-verbal des délibérations du jury en date du {decisionDate}, décerne le présent diplôme à",
              { ...second, lines: 2 },
            ),
            ar(
              "إنّ {signatory1.sex|رئيس|رئيسة} الجامعة، بعد الاطلاع على محضر مداولات لجنة الامتحان المؤرّخ في {decisionDate}، {signatory1.sex|يسند|تسند} هذه الشهادة إلى",
              { ...second, lines: 2 },
            ),
          ),
          row(
            { id: "name", gap: 11.4, isCentred: true },
            fr("{firstName} {lastName}", { role: "name", weight: 600 }),
            ar("{firstNameAr} {lastNameAr}", { role: "name", weight: 600 }),
          ),
          row(
            { id: "birth", gap: 8.6 },
            fr(
              "[{sex|né|née|né(e)} {birthDate:on}[ {birthPlace:in}]][, {nationalIdType:number}\u00a0{nationalId}]",
              second,
            ),
            ar(
              "[{sex|المولود|المولودة|المولود(ة)} {birthDate:on}[ {birthPlaceAr:in}]][، {nationalIdType:number}\u00a0{nationalId}]",
              second,
            ),
          ),
          row(
            { id: "degree", gap: 10.5, isCentred: true },
            fr("{titleFr}", { ...main, role: "degree" }),
            ar("{titleAr}", { ...main, role: "degree" }),
          ),
          row({ id: "domain", gap: 7.8 }, fr("{term.domain} : {domain}"), ar("{term.domain}: {domainAr}")),
          row(
            { id: "programme", gap: 5.9 },
            fr("[{term.programme} : {programme}][ · {term.speciality} : {speciality}]", { lines: 2 }),
            ar("[{term.programme}: {programmeAr}][ · {term.speciality}: {specialityAr}]", { lines: 2 }),
          ),
          row(
            { id: "year", gap: 5.9 },
            fr("Année universitaire {academicYear}[, {session}]"),
            ar("السنة الجامعية {academicYear}[، {session}]"),
          ),
          row(
            { id: "honours", gap: 7.4 },
            fr("[{term.honours} : {honours}]", { weight: 600 }),
            ar("[{term.honours}: {honours}]", { weight: 600 }),
          ),
          row(
            { id: "issued", gap: 8 },
            fr("[Fait[ {placeOfIssue:in},] le {issueDate}]"),
            ar("[حرّر[ {placeOfIssueAr:in}] في {issueDate}]"),
          ),
          row(
            { id: "withheld", gap: 7, ifWithheld: true },
            fr("_Copie publique : {sex|le titulaire|la titulaire} n’y montre pas toutes les mentions._", second),
            ar("نسخة عمومية: {sex|لا يُظهر صاحب|لا تُظهر صاحبة} الشهادة فيها كلّ البيانات.", second),
          ),
        ],
      },
      { kind: "check", id: "check", x: 26, y: 154, size: 20, side: "right", languages: ["fr", "ar"] },
      {
        kind: "signatory",
        id: "president",
        x: 162,
        y: 178.6,
        width: 54,
        slot: 1,
        align: "center",
        languages: ["ar", "fr"],
      },
      {
        kind: "signatory",
        id: "dean",
        x: 84,
        y: 178.6,
        width: 54,
        slot: 2,
        align: "center",
        languages: ["ar", "fr"],
      },
      { kind: "seal", id: "seal", x: 238, y: 152.8, size: 32 },
      { kind: "specimen", id: "specimen", x: 238, y: 189.2, width: 32, align: "center" },
    ],
  },
};
