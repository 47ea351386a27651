/** A supplement to a diploma in Arabic and French: rows of labels and values in both scripts, by sections. */

import { A4, column, fixedRow, INK, type RowInput, row, type Starter } from "./starter-parts.ts";
import { SUPPLEMENT_DEFINITIONS } from "./supplement-fields.ts";

const label = column({ language: "fr", x: 20, width: 34, align: "start" });
const value = column({ language: "fr", x: 55, width: 49, align: "start" });
const valueAr = column({ language: "ar", x: 106, width: 50, align: "start" });
const labelAr = column({ language: "ar", x: 157, width: 33, align: "start" });
const name = column({ language: "fr", x: 20, width: 70, align: "start" });
const nameAr = column({ language: "ar", x: 120, width: 70, align: "start" });
const heading = column({ language: "fr", x: 20, width: 84, align: "start" });
const headingAr = column({ language: "ar", x: 106, width: 84, align: "start" });

const second = { ink: "second" } as const;
const main = { ink: "main", weight: 600 } as const;

/** A row is printed when one of its values is there. */
const fact = (id: string, [of, text]: readonly [string, string], [ofAr, textAr]: readonly [string, string]): RowInput =>
  row(
    { id, gap: 6.3, rule: "hairline" },
    label(of, { ...second, size: 9 }),
    value(text, { size: 10, lines: 5 }),
    valueAr(textAr, { size: 12, lines: 5 }),
    labelAr(ofAr, { ...second, size: 11 }),
  );

const section = (options: { id: string; gap: number }, text: string, textAr: string): RowInput =>
  row(
    { ...options, rule: "section" },
    heading(text, { ...main, size: 11.5 }),
    headingAr(textAr, { ...main, size: 13 }),
  );

export const SUPPLEMENT: Starter = {
  id: "supplement",
  kind: "certificate",
  name: {
    en: "Diploma supplement, Arabic and French",
    fr: "Supplément au diplôme, arabe et français",
    ar: "ملحق الشهادة بالعربية والفرنسية",
  },
  fieldsDefinition: SUPPLEMENT_DEFINITIONS,
  layout: {
    version: 2,
    language: "fr",
    page: A4.portrait,
    fonts: "classic",
    inks: { ...INK, main: "#0e4a5a", metal: "#8f6510", paper: "#ffffff" },
    frame: "band",
    hasGround: true,
    elements: [
      {
        kind: "stack",
        id: "header",
        top: 28.3,
        bottom: 42,
        stretch: 0,
        lean: 0,
        rows: [
          row(
            { id: "university", gap: 0 },
            name("{universityName}", { ...main, role: "university", size: 14 }),
            nameAr("{universityName}", { ...main, role: "university", size: 17 }),
          ),
          row(
            { id: "country", gap: 5.9 },
            name("~{countryLine}~", { ...second, tracking: 0.08 }),
            nameAr("{countryLine}", second),
          ),
        ],
      },
      { kind: "picture", id: "logo", x: 95, y: 21, width: 20, height: 20, picture: "logo" },
      fixedRow(
        { id: "title-ar", y: 51 },
        column({ language: "ar", x: 30, width: 150 })("ملحق الشهادة", { ...main, role: "title", size: 24 }),
      ),
      fixedRow(
        { id: "title-fr", y: 59 },
        column({ language: "fr", x: 30, width: 150 })("Supplément au diplôme", {
          role: "title",
          weight: 500,
          size: 18.5,
          ink: "main",
        }),
      ),
      {
        kind: "stack",
        id: "body",
        top: 71,
        bottom: 236,
        stretch: 0.1,
        lean: 0,
        next: { top: 34, bottom: 270 },
        rows: [
          section({ id: "holder", gap: 0 }, "1   Titulaire", "{sex|صاحب الشهادة|صاحبة الشهادة|صاحب(ة) الشهادة}"),
          fact(
            "name",
            ["Prénom et nom", "{recipientFirstName} {recipientLastName}"],
            ["الاسم واللقب", "{recipientFirstNameAr} {recipientLastNameAr}"],
          ),
          fact(
            "birth",
            ["{sex|Né|Née|Né(e)}", "{birthDate:on}[ {birthPlace:in}]"],
            ["تاريخ الولادة ومكانها", "{birthDate}[، {birthPlaceAr}]"],
          ),
          fact("student", ["N^o^ d’étudiant", "{studentNumber}"], ["رقم الطالب", "{studentNumber}"]),
          section({ id: "diploma", gap: 8.6 }, "2   Diplôme", "الشهادة"),
          fact("title", ["Intitulé", "{titleFr}"], ["عنوان الشهادة", "{titleAr}"]),
          fact("domain", ["{term.domain}", "{domain}"], ["{term.domain}", "{domainAr}"]),
          fact("programme", ["{term.programme}", "{programme}"], ["{term.programme}", "{programmeAr}"]),
          fact("speciality", ["{term.speciality}", "{speciality}"], ["{term.speciality}", "{specialityAr}"]),
          fact("language", ["Langue d’enseignement", "{teachingLanguage}"], ["لغة التدريس", "{teachingLanguageAr}"]),
          section({ id: "level", gap: 8.6 }, "3   Niveau et durée", "المستوى والمدة"),
          fact(
            "level-of",
            ["Niveau", "{nationalLevel}[, niveau {iscedLevel} (CITE {iscedLevel})]"],
            ["المستوى", "{nationalLevelAr}[، المستوى {iscedLevel}]"],
          ),
          fact(
            "credits",
            ["Crédits", "{credits} crédits[, {semesters} semestres]"],
            ["الأرصدة", "{credits}[، عدد السداسيات: {semesters}]"],
          ),
          fact("access", ["Accès", "{access}"], ["شروط الالتحاق", "{accessAr}"]),
          section({ id: "results", gap: 8.6 }, "4   Résultats", "النتائج"),
          fact("average", ["Moyenne générale", "{average} / 20"], ["المعدل العام", "{average} من عشرين"]),
          fact("honours", ["{term.honours}", "{honoursFr}"], ["الملاحظة", "{honoursAr}"]),
          fact("session", ["Session", "{academicYear}[, {sessionFr}]"], ["الدورة", "{academicYear}[، {sessionAr}]"]),
          fact("thesis", ["Mémoire", "{thesisTitle}"], ["عنوان الرسالة", "{thesisTitleAr}"]),
          fact("courses", ["Enseignements", "{courses}"], ["المقررات", "{coursesAr}"]),
          section({ id: "function", gap: 8.6 }, "5   Fonction", "وظيفة الشهادة"),
          fact("rights", ["Poursuite d’études", "{rights}"], ["مواصلة الدراسة", "{rightsAr}"]),
          section({ id: "certification", gap: 8.6 }, "6   Certification", "المصادقة"),
          fact("decision", ["Décision du jury", "{decisionDate}"], ["قرار اللجنة", "{decisionDate}"]),
          row(
            { id: "number", gap: 6.3, rule: "hairline" },
            label("N^o^ du diplôme", { ...second, size: 9 }),
            value("{diplomaNumber}", { role: "number", size: 10 }),
            valueAr("{diplomaNumber}", { role: "number", size: 12 }),
            labelAr("عدد الشهادة", { ...second, size: 11 }),
          ),
          row(
            { id: "withheld", gap: 7, ifWithheld: true },
            heading("_Copie publique : {sex|le titulaire|la titulaire} n’y montre pas toutes les mentions._", second),
            headingAr("نسخة عامة: {sex|لا يُظهر صاحب|لا تُظهر صاحبة} الشهادة فيها كلّ البيانات.", second),
          ),
        ],
      },
      { kind: "check", id: "check", x: 20, y: 243, size: 18.5, side: "right", languages: ["fr", "ar"] },
      { kind: "seal", id: "seal", x: 88.5, y: 243, size: 29.5 },
      {
        kind: "signatory",
        id: "president",
        x: 132,
        y: 266,
        width: 54,
        slot: 1,
        align: "center",
        languages: ["ar", "fr"],
      },
      { kind: "specimen", id: "specimen", x: 20, y: 284, width: 50, align: "start" },
    ],
  },
};
