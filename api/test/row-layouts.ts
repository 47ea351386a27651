/** Layouts of rows, for tests. */
import type { stackLayout } from "@ijaza/schema/templates/stack-layout";
import type { z } from "zod";

type Layout = z.input<typeof stackLayout>;
type Row = Extract<Layout["elements"][number], { kind: "stack" }>["rows"][number];
type Cell = Row["cells"][number];

const column = (language: "fr" | "ar", text: string, style: Partial<Cell>): Cell => ({
  language,
  text,
  x: language === "fr" ? 26 : 157,
  width: 114,
  align: "center",
  role: "text",
  ...style,
});

type RowOptions = { id: string; gap: number; fr: string; ar: string; style?: Partial<Cell> };

const row = ({ id, gap, fr, ar, style = {} }: RowOptions): Row => ({
  id,
  gap,
  cells: [column("fr", fr, style), column("ar", ar, style)],
});

/** A diploma of two columns, with a check, a seal and a place to sign. */
export const rowsOf = (rows: Partial<Record<"decision" | "birth", { fr: string; ar: string }>> = {}): Layout => ({
  version: 2,
  language: "fr",
  page: { size: "A4", orientation: "landscape" },
  fonts: "classic",
  inks: { ink: "#0d1d23", second: "#3b4c54", main: "#0e4a5a", metal: "#8f6510", paper: "#fffdf7" },
  frame: null,
  hasGround: false,
  elements: [
    {
      kind: "row",
      id: "title-ar",
      y: 55.8,
      cells: [column("ar", "الشهادة الوطنية", { x: 40, width: 217, role: "title" })],
    },
    {
      kind: "row",
      id: "title-fr",
      y: 65.2,
      cells: [column("fr", "Diplôme national", { x: 40, width: 217, role: "title" })],
    },
    {
      kind: "stack",
      id: "body",
      top: 78,
      bottom: 148,
      rows: [
        row({
          id: "decision",
          gap: 0,
          fr: "Vu le procès-verbal du jury en date du {decisionDate}, décerne à",
          ar: "بعد الاطلاع على محضر المداولات المؤرخ في {decisionDate} يسند إلى",
          style: { lines: 2 },
          ...rows.decision,
        }),
        row({
          id: "name",
          gap: 11.4,
          fr: "{firstName} {lastName}",
          ar: "{firstNameAr} {lastNameAr}",
          style: { role: "name", weight: 600 },
        }),
        row({
          id: "birth",
          gap: 8.6,
          fr: "{sex|né|née|né(e)} {birthDate:on}[ {birthPlace:in}]",
          ar: "{sex|المولود|المولودة|المولود(ة)} {birthDate:on}[ {birthPlaceAr:in}]",
          ...rows.birth,
        }),
        row({ id: "degree", gap: 10.5, fr: "{titleFr}", ar: "{titleAr}", style: { role: "degree", weight: 600 } }),
        row({ id: "year", gap: 7.8, fr: "Année universitaire {academicYear}", ar: "السنة الجامعية {academicYear}" }),
        row({ id: "honours", gap: 7.4, fr: "Mention : {honours}", ar: "{term.honours}: {honours}" }),
        {
          ...row({ id: "withheld", gap: 7, fr: "_Copie publique_", ar: "نسخة عامة" }),
          ifWithheld: true,
        },
      ],
    },
    { kind: "check", id: "check", x: 26, y: 154, size: 20, side: "right", languages: ["fr", "ar"] },
    { kind: "seal", id: "seal", x: 238, y: 152.8, size: 32 },
    {
      kind: "signatory",
      id: "president",
      x: 158,
      y: 178.6,
      width: 62,
      slot: 1,
      align: "center",
      languages: ["ar", "fr"],
    },
  ],
});
