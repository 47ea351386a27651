/** A diploma in French in portrait, with the wording of France. */
import { A4, column, fixedRow, INK, row, type Starter } from "./starter-parts.ts";

const fr = column({ language: "fr", x: 30, width: 150 });

const second = { ink: "second" } as const;

export const FRANCE: Starter = {
  id: "diploma-in-portrait",
  kind: "diploma",
  name: { en: "Diploma in portrait, French", fr: "Diplôme en portrait, français", ar: "شهادة عمودية بالفرنسية" },
  fieldsDefinition: [],
  layout: {
    version: 2,
    language: "fr",
    page: A4.portrait,
    fonts: "classic",
    inks: { ...INK, main: "#1b2440", metal: "#7a1f2e", paper: "#fdfaf1" },
    frame: "spindle",
    hasGround: true,
    elements: [
      {
        kind: "stack",
        id: "state",
        top: 34,
        bottom: 40,
        stretch: 0,
        rows: [
          row({ id: "country", gap: 0 }, fr("{countryLine:upper}", { size: 14, tracking: 0.08, ink: "main" })),
          row({ id: "ministry", gap: 6.2 }, fr("{ministryLine}", { ...second, size: 11, isItalic: true })),
        ],
      },
      { kind: "picture", id: "logo", x: 93, y: 44, width: 24, height: 24, picture: "logo" },
      fixedRow(
        { id: "university", y: 77 },
        fr("{universityName:upper}", { role: "university", size: 16, tracking: 0.08, ink: "main" }),
      ),
      fixedRow({ id: "title", y: 95 }, fr("{level:title}", { role: "title", size: 44, ink: "main" })),
      { kind: "ornament", id: "ornament", x: 75, y: 101.5, width: 60 },
      {
        kind: "stack",
        id: "body",
        top: 111,
        bottom: 205,
        rows: [
          row({ id: "law", gap: 0 }, fr("{legalText}", { ...second, lines: 2 })),
          row(
            { id: "decision", gap: 6.2 },
            fr(
              "Vu le procès-verbal du jury en date du {decisionDate}, attestant que {sex|l’intéressé|l’intéressée|l’intéressé(e)} a satisfait au contrôle des connaissances et des aptitudes prévu par les textes réglementaires ;",
              { ...second, lines: 2 },
            ),
          ),
          row({ id: "diploma", gap: 8.8 }, fr("_le diplôme de_")),
          row({ id: "degree", gap: 9.4 }, fr("{titleFr}", { role: "degree", weight: 600, ink: "main", size: 19 })),
          row({ id: "domain", gap: 7.4 }, fr("domaine {domain}")),
          row({ id: "programme", gap: 5.6 }, fr("[mention {programme}][ · parcours {speciality}]", { lines: 2 })),
          row({ id: "awarded", gap: 8.8 }, fr("_est délivré à_{sex| _M._| _M^me^_|}")),
          row({ id: "name", gap: 12.4 }, fr("{firstName} {lastName}", { role: "name", weight: 500, size: 34 })),
          row({ id: "birth", gap: 7.6 }, fr("[{sex|né|née|né(e)} {birthDate:on}[ {birthPlace:in}]]", second)),
          row(
            { id: "rights", gap: 8.3 },
            fr(
              "au titre de l’année universitaire {academicYear}[, avec la mention ~{honours}~], et confère le grade correspondant, pour en jouir avec les droits et prérogatives qui y sont attachés.",
              { lines: 2 },
            ),
          ),
          row({ id: "issued", gap: 9 }, fr("[Fait[ {placeOfIssue:in},] le {issueDate}]")),
          row(
            { id: "withheld", gap: 7, ifWithheld: true },
            fr("_Copie publique : {sex|le titulaire|la titulaire} n’y montre pas toutes les mentions._", second),
          ),
        ],
      },
      {
        kind: "signatory",
        id: "holder",
        x: 30,
        y: 230.5,
        width: 42,
        slot: "holder",
        align: "center",
        languages: ["fr"],
      },
      { kind: "signatory", id: "president", x: 80, y: 230.5, width: 50, slot: 1, align: "center", languages: ["fr"] },
      { kind: "signatory", id: "rector", x: 138, y: 230.5, width: 42, slot: 2, align: "center", languages: ["fr"] },
      { kind: "check", id: "check", x: 31, y: 240, size: 20, side: "right", languages: ["fr"] },
      { kind: "seal", id: "seal", x: 88, y: 239, size: 34 },
      fixedRow(
        { id: "european-level", y: 243.2 },
        column({ language: "fr", x: 140, width: 40, align: "end" })(
          "Niveau {level:european} du cadre européen des certifications",
          { role: "caption", size: 9, lines: 2, ink: "second" },
        ),
      ),
      { kind: "specimen", id: "specimen", x: 140, y: 271.6, width: 40, align: "end" },
    ],
  },
};
