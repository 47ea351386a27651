/** A diploma flush with its frame in Arabic and French, with the wording of Morocco. */
import { A4, column, fixedRow, INK, row, type Starter } from "./starter-parts.ts";

const fr = column({ language: "fr", x: 28, width: 114, align: "start" });
const ar = column({ language: "ar", x: 155, width: 114, align: "start" });
const title = column({ language: "fr", x: 40, width: 217 });

const second = { ink: "second" } as const;
const main = { ink: "main", weight: 600 } as const;

export const MOROCCO: Starter = {
  id: "diploma-in-strapwork",
  kind: "diploma",
  name: {
    en: "Diploma in strapwork, Arabic and French",
    fr: "Diplôme à entrelacs, arabe et français",
    ar: "شهادة بإطار هندسي بالعربية والفرنسية",
  },
  fieldsDefinition: [],
  layout: {
    version: 2,
    language: "fr",
    page: A4.landscape,
    fonts: "delicate",
    inks: { ...INK, main: "#14503a", metal: "#8a2f2b", paper: "#fffdf6" },
    frame: "strapwork",
    hasGround: true,
    elements: [
      {
        kind: "stack",
        id: "header",
        top: 27.5,
        bottom: 46.3,
        stretch: 0,
        lean: 0,
        rows: [
          row(
            { id: "country", gap: 0 },
            fr("~{countryLine}~", { size: 13, weight: 600, tracking: 0.06 }),
            ar("{countryLine}", { size: 14, weight: 600 }),
          ),
          row(
            { id: "ministry", gap: 6 },
            fr("{ministryLine}", { ...second, size: 11, lines: 2 }),
            ar("{ministryLine}", { ...second, size: 12, lines: 2 }),
          ),
          row(
            { id: "university", gap: 8 },
            fr("{universityName}", { ...main, role: "university" }),
            ar("{universityName}", { ...main, role: "university", size: 17 }),
          ),
        ],
      },
      { kind: "picture", id: "logo", x: 138, y: 23, width: 21, height: 21, picture: "logo" },
      {
        kind: "lettering",
        id: "title-ar",
        x: 88.5,
        y: 57.4,
        width: 120,
        text: "{level:title}",
        face: "kufi",
        size: 30,
        align: "center",
        ink: "main",
      },
      fixedRow(
        { id: "title-fr", y: 68.4 },
        title("{level:title}", { role: "title", size: 24, weight: 600, ink: "main" }),
      ),
      { kind: "ornament", id: "ornament", x: 122.5, y: 73, width: 52 },
      {
        kind: "rule",
        id: "axis",
        x: 148.5,
        y: 79.5,
        width: 0,
        height: 66,
        stroke: 0.15,
        ink: "metal",
      },
      {
        kind: "stack",
        id: "body",
        top: 82,
        bottom: 146.5,
        rows: [
          row(
            { id: "certifies", gap: 0 },
            fr("{signatory1.sex|Le président|La présidente} de l’université certifie que{sex| M.| M^me^|}", {
              ...second,
              size: 12,
            }),
            ar("{signatory1.sex|يشهد رئيس|تشهد رئيسة} الجامعة أنّ {sex|السيد|السيدة|السيد(ة)}", second),
          ),
          row(
            { id: "name", gap: 10.6, isCentred: true },
            fr("{firstName} {lastName}", { role: "name", weight: 700 }),
            ar("{firstNameAr} {lastNameAr}", { role: "name", weight: 700 }),
          ),
          row(
            { id: "birth", gap: 8.8 },
            fr("[{sex|né|née|né(e)} {birthDate:on}[ {birthPlace:in}]][, {nationalIdType:number}\u00a0{nationalId}]", {
              size: 12,
            }),
            ar(
              "[{sex|المزداد|المزدادة|المزداد(ة)} {birthDate:on}[ {birthPlaceAr:in}]][، {nationalIdType:number}\u00a0{nationalId}]",
            ),
          ),
          row(
            { id: "decision", gap: 6.3 },
            fr("a obtenu, par décision du jury du {decisionDate}, le diplôme intitulé", { size: 12 }),
            ar("قد {sex|أحرز|أحرزت|أحرز(ت)}، بمقتضى قرار اللجنة بتاريخ {decisionDate}، الدبلوم المعنون"),
          ),
          row(
            { id: "degree", gap: 9.2, isCentred: true },
            fr("{titleFr}", { ...main, role: "degree", weight: 700 }),
            ar("{titleAr}", { ...main, role: "degree" }),
          ),
          row(
            { id: "programme", gap: 8.4 },
            fr("[{term.programme} : {programme}][ · {term.speciality} : {speciality}]", { size: 12, lines: 2 }),
            ar("[{term.programme}: {programmeAr}][ · {term.speciality}: {specialityAr}]", { lines: 2 }),
          ),
          row(
            { id: "year", gap: 6 },
            fr("au titre de l’année universitaire {academicYear}[, {session}]", { size: 12 }),
            ar("برسم السنة الجامعية {academicYear}[، {session}]"),
          ),
          row(
            { id: "honours", gap: 7 },
            fr("[{term.honours} : {honours}]", { weight: 700, size: 12 }),
            ar("[{term.honours}: {honours}]", { weight: 700 }),
          ),
          row(
            { id: "issued", gap: 7.6 },
            fr("[Fait[ {placeOfIssue:in},] le {issueDate}]", { size: 12 }),
            ar("[حرّر[ {placeOfIssueAr:in}] في {issueDate}]"),
          ),
          row(
            { id: "withheld", gap: 6.5, ifWithheld: true },
            fr("_Copie publique : {sex|le titulaire|la titulaire} n’y montre pas toutes les mentions._", second),
            ar("نسخة عمومية: {sex|لا يُظهر صاحب|لا تُظهر صاحبة} الدبلوم فيها كلّ البيانات.", second),
          ),
        ],
      },
      { kind: "check", id: "check", x: 28, y: 151.5, size: 20, side: "right", languages: ["fr", "ar"] },
      {
        kind: "signatory",
        id: "president",
        x: 159,
        y: 176.5,
        width: 50,
        slot: 1,
        align: "center",
        languages: ["ar", "fr"],
      },
      { kind: "signatory", id: "dean", x: 88, y: 176.5, width: 50, slot: 2, align: "center", languages: ["ar", "fr"] },
      { kind: "seal", id: "seal", x: 236.5, y: 150.3, size: 32 },
      { kind: "specimen", id: "specimen", x: 236.5, y: 186.6, width: 32, align: "center" },
    ],
  },
};
