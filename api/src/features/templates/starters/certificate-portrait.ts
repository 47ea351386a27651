/** A certificate in Arabic and English, in portrait under a panel, with its facts in a strip. */
import { CERTIFICATE_DEFINITIONS } from "./certificate-fields.ts";
import { A4, column, fixedRow, INK, row, type Starter } from "./starter-parts.ts";

const ar = column({ language: "ar", x: 25, width: 160 });
const en = column({ language: "en", x: 25, width: 160 });

const second = { ink: "second" } as const;

export const CERTIFICATE_PORTRAIT: Starter = {
  id: "certificate-with-panel",
  kind: "certificate",
  name: {
    en: "Certificate under a panel, Arabic and English",
    fr: "Certificat à panneau, arabe et anglais",
    ar: "شهادة دورة بالعربية والإنجليزية",
  },
  fieldsDefinition: CERTIFICATE_DEFINITIONS,
  layout: {
    version: 2,
    language: "ar",
    page: A4.portrait,
    fonts: "plain",
    inks: { ...INK, main: "#0e4a5a", metal: "#b98524", paper: "#ffffff" },
    frame: "panel",
    hasGround: false,
    elements: [
      fixedRow(
        { id: "university", y: 28.8 },
        column({ language: "en", x: 20, width: 70, align: "start" })("{universityName}", {
          role: "university",
          size: 12,
          ink: "paper",
        }),
        column({ language: "ar", x: 120, width: 70, align: "start" })("{universityName}", {
          role: "university",
          size: 16.5,
          weight: 700,
          ink: "paper",
        }),
      ),
      { kind: "picture", id: "logo", x: 96, y: 19, width: 18, height: 18, picture: "logo", hasDisc: true },
      fixedRow(
        { id: "title-ar", y: 59 },
        ar("شهادة إتمام دورة", { role: "title", size: 33, weight: 700, ink: "paper" }),
      ),
      fixedRow({ id: "title-en", y: 71.4 }, en("Certificate of Completion", { role: "title", size: 20, ink: "gold" })),
      {
        kind: "stack",
        id: "body",
        top: 106,
        bottom: 200,
        rows: [
          row({ id: "certifies-ar", gap: 0 }, ar("تشهد الجامعة بأنّ", { ...second, size: 15 })),
          row({ id: "certifies-en", gap: 7.9 }, en("This is to certify that", second)),
          row(
            { id: "name-ar", gap: 22.4 },
            ar("{recipientFirstNameAr} {recipientLastNameAr}", { role: "name", weight: 700, size: 36, ink: "main" }),
          ),
          row(
            { id: "name-en", gap: 14 },
            en("{recipientFirstName} {recipientLastName}", { role: "degree", weight: 500, size: 20, ink: "main" }),
          ),
          row({ id: "completed-ar", gap: 16.4 }, ar("قد {sex|أتمّ|أتمّت|أتمّ(ت)} بنجاح دورة", { ...second, size: 15 })),
          row({ id: "completed-en", gap: 7.6 }, en("has successfully completed the course", second)),
          row({ id: "course-ar", gap: 15.6 }, ar("{courseAr}", { role: "degree", weight: 700, size: 24 })),
          row({ id: "course-en", gap: 9.2 }, en("{course}", { role: "text", lines: 2, weight: 600, size: 14.5 })),
          row(
            { id: "withheld-ar", gap: 8, ifWithheld: true },
            ar("نسخة عامة: {sex|لا يُظهر صاحب|لا تُظهر صاحبة} الشهادة فيها كلّ البيانات.", second),
          ),
          row(
            { id: "withheld-en", gap: 6, ifWithheld: true },
            en("_Public copy: the holder does not show every entry on it._", second),
          ),
        ],
      },
      {
        kind: "facts",
        id: "facts",
        x: 22,
        y: 208,
        width: 166,
        facts: [
          {
            labels: [
              { language: "ar", text: "عدد الساعات" },
              { language: "en", text: "Hours" },
            ],
            value: { language: "en", text: "{hours}" },
          },
          {
            labels: [
              { language: "ar", text: "التقدير" },
              { language: "en", text: "Grade" },
            ],
            value: { language: "en", text: "{grade}" },
          },
          {
            labels: [
              { language: "ar", text: "تاريخ الإصدار" },
              { language: "en", text: "Issued" },
            ],
            value: { language: "en", text: "{issueDate}" },
          },
          {
            labels: [
              { language: "ar", text: "صالحة إلى" },
              { language: "en", text: "Valid until" },
            ],
            value: { language: "en", text: "{expiryDate}" },
          },
        ],
      },
      {
        kind: "signatory",
        id: "director",
        x: 26,
        y: 258.3,
        width: 54,
        slot: 1,
        align: "center",
        languages: ["ar", "en"],
      },
      { kind: "seal", id: "seal", x: 91.5, y: 238.4, size: 27 },
      { kind: "check", id: "check", x: 168, y: 236, size: 20, side: "left", languages: ["ar", "en"] },
      { kind: "specimen", id: "specimen", x: 25, y: 281, width: 160, align: "center" },
    ],
  },
};
