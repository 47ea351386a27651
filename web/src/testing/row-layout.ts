/** A diploma of rows in two columns, French at the left and Arabic at the right, with every member as the API replies it. */
import type { Cell, LayoutElement, Row, StackLayout } from "@ijaza/schema/templates/stack-layout";

type Style = Partial<Omit<Cell, "language" | "text" | "x" | "width">>;
type Pair = { fr: string; ar: string; style?: Style };

const COLUMNS = { fr: { x: 26, width: 114 }, ar: { x: 157, width: 114 } } as const;
const PLAIN_STYLE = {
  align: "center",
  role: "text",
  weight: 400,
  isItalic: false,
  ink: "ink",
  tracking: 0,
  lines: 1,
} as const satisfies Style;
const STRONG = { weight: 600, ink: "main" } as const;

const cell = (language: "fr" | "ar", text: string, style: Style = {}): Cell => ({
  language,
  text,
  ...COLUMNS[language],
  ...PLAIN_STYLE,
  ...style,
});

const pair = ({ fr, ar, style }: Pair): Cell[] => [cell("fr", fr, style), cell("ar", ar, style)];

/** A row of a stack; `gap` is from the last baseline of the row before it. */
const row = (id: string, gap: number, { isCentred = false, ...texts }: Pair & { isCentred?: boolean }): Row => ({
  id,
  gap,
  cells: pair(texts),
  isCentred,
  rule: null,
  ifWithheld: false,
});

const title = (language: "fr" | "ar", y: number, text: string): LayoutElement => ({
  kind: "row",
  id: `title-${language}`,
  y,
  cells: [{ ...cell(language, text, { role: "title", ...STRONG }), x: 48.5, width: 200 }],
});

type Content = { titles: { fr: string; ar: string }; rows: Row[] };

const layoutOf = ({ titles, rows }: Content): StackLayout => ({
  version: 2,
  language: "fr",
  page: { size: "A4", orientation: "landscape" },
  fonts: "classic",
  inks: { ink: "#0d1d23", second: "#3b4c54", main: "#0e4a5a", metal: "#8f6510", paper: "#fffdf7" },
  frame: "weave",
  hasGround: true,
  signatories: [],
  elements: [
    { kind: "picture", id: "logo", x: 136.5, y: 20.5, width: 24, height: 24, picture: "logo", hasDisc: false },
    {
      kind: "row",
      id: "university",
      y: 36,
      cells: pair({ fr: "{universityName}", ar: "{universityName}", style: { role: "university", ...STRONG } }),
    },
    title("ar", 55.8, titles.ar),
    title("fr", 65.2, titles.fr),
    { kind: "ornament", id: "ornament", x: 116.5, y: 70, width: 64 },
    { kind: "stack", id: "body", top: 78, bottom: 148, rows, stretch: 0.35, lean: 0.5, next: null },
    {
      kind: "check",
      id: "check",
      x: 26,
      y: 154,
      size: 22,
      side: "right",
      languages: ["fr", "ar"],
      reference: "beneath",
    },
    {
      kind: "signatory",
      id: "signatory",
      x: 114,
      y: 178.6,
      width: 68,
      slot: 1,
      align: "center",
      languages: ["ar", "fr"],
    },
    { kind: "seal", id: "seal", x: 238, y: 152.8, size: 32, ink: "metal" },
    { kind: "specimen", id: "specimen", x: 234, y: 188.5, width: 40, align: "center" },
  ],
});

const MUTED: Style = { ink: "second" };
const PLACE = row("place", 8, { fr: "[{universityCity}, {issueDate:on}]", ar: "[حُرّر {issueDate:on}]" });

export const DIPLOMA_OF_ROWS: { name: string; layout: StackLayout } = {
  name: "Diplôme en deux colonnes",
  layout: layoutOf({
    titles: { fr: "Diplôme – {level}", ar: "شهادة {level}" },
    rows: [
      row("decision", 0, {
        fr: "Vu le procès-verbal des délibérations du jury en date du {decisionDate}, il est décerné à",
        ar: "بعد الاطلاع على محضر مداولات لجنة الامتحان المؤرخ في {decisionDate}، تُسند هذه الشهادة إلى",
        style: { ...MUTED, lines: 2 },
      }),
      row("name", 11.4, {
        fr: "{firstName} {lastName}",
        ar: "{firstNameAr} {lastNameAr}",
        style: { role: "name", weight: 600 },
        isCentred: true,
      }),
      row("birth", 8.6, {
        fr: "{sex|né|née|né(e)} {birthDate:on}[ {birthPlace:in}]",
        ar: "{sex|المولود|المولودة|المولود(ة)} {birthDate:on}[ {birthPlaceAr:in}]",
        style: MUTED,
      }),
      row("degree", 10.5, {
        fr: "{titleFr}",
        ar: "{titleAr}",
        style: { role: "degree", ...STRONG },
        isCentred: true,
      }),
      row("honours", 8, {
        fr: "{term.honours} : {honours}",
        ar: "{term.honours}: {honours}",
        style: { weight: 600 },
      }),
      PLACE,
    ],
  }),
};
