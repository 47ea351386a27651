/** A certificate in Arabic and French, with one signatory on the axis and a frame lighter than a diploma's. */
import { CERTIFICATE_DEFINITIONS } from "./certificate-fields.ts";
import { A4, column, fixedRow, INK, row, type Starter } from "./starter-parts.ts";

const fr = column({ language: "fr", x: 26, width: 114 });
const ar = column({ language: "ar", x: 157, width: 114 });
const left = column({ language: "fr", x: 24, width: 106, align: "start" });
const right = column({ language: "ar", x: 167, width: 106, align: "start" });

const second = { ink: "second" } as const;
const italic = { ink: "second", isItalic: true } as const;
const main = { ink: "main", weight: 600 } as const;

export const CERTIFICATE_LANDSCAPE: Starter = {
  id: "certificate",
  kind: "certificate",
  name: {
    en: "Certificate, Arabic and French",
    fr: "Certificat, arabe et français",
    ar: "شهادة تكوين بالعربية والفرنسية",
  },
  fieldsDefinition: CERTIFICATE_DEFINITIONS,
  layout: {
    version: 2,
    language: "fr",
    page: A4.landscape,
    fonts: "classic",
    inks: { ...INK, main: "#0e4a5a", metal: "#8f6510", paper: "#fffdf7" },
    frame: "weave-light",
    hasGround: true,
    elements: [
      {
        kind: "stack",
        id: "header",
        top: 28.9,
        bottom: 40,
        stretch: 0,
        lean: 0,
        rows: [
          row(
            { id: "university", gap: 0 },
            left("{universityName}", { ...main, role: "university" }),
            right("{universityName}", { ...main, role: "university" }),
          ),
          row(
            { id: "department", gap: 6.3 },
            left("{department}", { ...second, size: 10.5 }),
            right("{departmentAr}", { ...second, size: 12.5 }),
          ),
        ],
      },
      { kind: "picture", id: "logo", x: 137, y: 20.2, width: 23, height: 23, picture: "logo" },
      fixedRow(
        { id: "title-ar", y: 56.8 },
        column({ language: "ar", x: 40, width: 217 })("شهادة إتمام تكوين", { ...main, role: "title" }),
      ),
      fixedRow(
        { id: "title-fr", y: 69.6 },
        column({ language: "fr", x: 40, width: 217 })("Certificat de formation", {
          role: "title",
          weight: 500,
          ink: "main",
        }),
      ),
      { kind: "ornament", id: "ornament", x: 120.5, y: 74.8, width: 56 },
      {
        kind: "stack",
        id: "body",
        top: 84,
        bottom: 143.5,
        rows: [
          row({ id: "certifies", gap: 0 }, fr("L’université certifie que", italic), ar("تشهد الجامعة بأنّ", second)),
          row(
            { id: "name", gap: 12.6, isCentred: true },
            fr("{recipientFirstName} {recipientLastName}", { role: "name", weight: 600 }),
            ar("{recipientFirstNameAr} {recipientLastNameAr}", { role: "name", weight: 600 }),
          ),
          row(
            { id: "completed", gap: 10.8 },
            fr("a suivi avec succès la formation", italic),
            ar("قد {sex|أتمّ|أتمّت|أتمّ(ت)} بنجاح الدورة التكوينية", second),
          ),
          row(
            { id: "course", gap: 11, isCentred: true },
            fr("{course}", { ...main, role: "degree" }),
            ar("{courseAr}", { ...main, role: "degree" }),
          ),
          row(
            { id: "extent", gap: 8.8 },
            fr("[{hours} heures][ · Note : {grade}]"),
            ar("[عدد الساعات: {hours}][ · التقدير: {gradeAr}]"),
          ),
          row(
            { id: "issued", gap: 9.4 },
            fr("Délivré[ {placeOfIssue:in},] le {issueDate}"),
            ar("سلّمت[ {placeOfIssueAr:in}] في {issueDate}"),
          ),
          row(
            { id: "expires", gap: 6 },
            fr("valable jusqu’au {expiryDate}", italic),
            ar("صالحة إلى غاية {expiryDate}", second),
          ),
          row(
            { id: "withheld", gap: 7, ifWithheld: true },
            fr("_Copie publique : {sex|le titulaire|la titulaire} n’y montre pas toutes les mentions._", second),
            ar("نسخة عامة: {sex|لا يُظهر صاحب|لا تُظهر صاحبة} الشهادة فيها كلّ البيانات.", second),
          ),
        ],
      },
      { kind: "check", id: "check", x: 25, y: 152.5, size: 20, side: "right", languages: ["fr", "ar"] },
      {
        kind: "signatory",
        id: "director",
        x: 118.5,
        y: 179,
        width: 60,
        slot: 1,
        align: "center",
        languages: ["ar", "fr"],
      },
      { kind: "seal", id: "seal", x: 241.3, y: 153.8, size: 30.5 },
      { kind: "specimen", id: "specimen", x: 241.3, y: 190.2, width: 30.5, align: "center" },
    ],
  },
};
