/** Rows of a stack share baselines, close up where one says nothing, and shrink together when they are too many. */
import { type Row, type Stack, stackLayout } from "@ijaza/schema/templates/stack-layout";
import { expect, test } from "vitest";
import { type SetText, setLayout } from "./set-layout.ts";

type RowInput = [id: string, gap: number, fr: string, ar: string, role?: Row["cells"][number]["role"]];

const ROWS: RowInput[] = [
  ["decision", 0, "Vu le procès-verbal, décerne à", "بعد الاطلاع على المحضر، يسند إلى"],
  ["name", 11.4, "{firstName} {lastName}", "{firstNameAr} {lastNameAr}", "name"],
  ["birth", 8.6, "né le {birthDate}", "المولود في {birthDate}"],
  ["degree", 10.5, "{titleFr}", "{titleAr}", "degree"],
  ["honours", 7.8, "Mention : {honours}", "بملاحظة: {honours}"],
  ["place", 8, "Fait à Tunis", "حرّر بتونس"],
];

const VALUES: Record<string, string> = {
  firstName: "Zeineb",
  lastName: "Baccouche",
  firstNameAr: "زينب",
  lastNameAr: "البكوش",
  birthDate: "12 mai 2003",
  titleFr: "Master de recherche en mathématiques",
  titleAr: "ماجستير البحث في الرياضيات",
  honours: "Bien",
};

const cell = (language: "fr" | "ar", text: string, role: RowInput[4] = "text") => ({
  language,
  text,
  role,
  x: language === "fr" ? 26 : 157,
  width: 114,
  align: "center",
});

type StackOptions = { top?: number; bottom?: number } & Partial<Stack>;

function set(values: Record<string, string>, { top = 78, bottom = 148, ...stack }: StackOptions = {}) {
  const rows = ROWS.map(([id, gap, fr, ar, role]) => ({
    id,
    gap,
    cells: [cell("fr", fr, role), cell("ar", ar, role)],
    isCentred: role === "name",
  }));
  const layout = stackLayout.parse({
    version: 2,
    language: "fr",
    page: { size: "A4", orientation: "landscape" },
    fonts: "classic",
    inks: { ink: "#0d1d23", second: "#3b4c54", main: "#0e4a5a", metal: "#8f6510", paper: "#fffdf7" },
    frame: null,
    hasGround: false,
    elements: [{ kind: "stack", id: "body", top, bottom, rows, ...stack }],
  });
  const { elements, tooSmall } = setLayout(layout, {
    findValue: () => (name) => (name in values ? [{ text: values[name]!, style: {} }] : null),
    sexOf: () => null,
    hasWithheld: false,
    isSpecimen: false,
  });
  const texts = elements.flatMap(({ content }) => content).filter((each): each is SetText => each.kind === "text");
  const of = (id: string) => texts.filter((text) => text.id === id);
  return { of, tooSmall, texts, baselines: [...new Set(texts.map(({ baselines }) => baselines[0]!))] };
}

test("both scripts of a row stand on one baseline, and the stack fills its room", () => {
  const { of, texts, baselines } = set(VALUES, { stretch: 1 });
  for (const [id] of ROWS) expect(new Set(of(id).map((text) => text.baselines[0])).size).toBe(1);
  expect(texts.every(({ baselines: lines }) => lines.length === 1)).toBe(true);
  expect([baselines[0], baselines.at(-1)]).toEqual([78, 148]);
});

test("what says nothing leaves no hole: its room is shared, and no gap grows by more than the stretch", () => {
  const optional = ["birthDate", "honours"];
  const gapsOf = (baselines: number[]) => baselines.slice(1).map((y, at) => y - baselines[at]!);
  for (const left of [[], ["birthDate"], ["honours"], optional]) {
    const values = Object.fromEntries(Object.entries(VALUES).filter(([name]) => !left.includes(name)));
    const { texts, baselines } = set(values);
    const printed = [...new Set(texts.map(({ id }) => id))];
    const own = printed.slice(1).map((id) => ROWS.find((row) => row[0] === id)![1]);
    expect(gapsOf(baselines).every((gap, at) => gap <= own[at]! * 1.35 + 0.001)).toBe(true);
    expect(printed).toHaveLength(ROWS.length - left.length);
  }
});

test("room that is left over stands above and below by the lean", () => {
  const { baselines } = set({ ...VALUES }, { bottom: 178, stretch: 0, lean: 0.5 });
  expect(baselines[0]! - 78).toBeCloseTo(178 - baselines.at(-1)!, 6);
  expect(set({ ...VALUES }, { bottom: 178, stretch: 0, lean: 0 }).baselines[0]).toBe(78);
});

test("too many lines make sizes and gaps smaller together, and what cannot be read is told", () => {
  const ordinary = set(VALUES);
  const long = set(
    { ...VALUES, titleFr: "Mastère professionnel en ingénierie des systèmes ".repeat(3).trim() },
    { bottom: 120 },
  );
  expect(ordinary.tooSmall).toEqual([]);
  const ratio = long.of("place")[0]!.size / ordinary.of("place")[0]!.size;
  expect(ratio).toBeLessThan(0.98);
  expect(long.texts.at(-1)!.baselines.at(-1)).toBeLessThanOrEqual(120.001);
  expect(set(VALUES, { bottom: 96 }).tooSmall).toContain("place");
});

test("a shorter name stands at the middle of a longer one beside it", () => {
  const { of } = set({
    ...VALUES,
    firstName: "Mohamed Nour El Islam Abderrahmane",
    lastName: "Ben Abdelkader Bouzguenda",
  });
  const [fr, ar] = of("name");
  expect(fr!.baselines).toHaveLength(2);
  expect(ar!.baselines[0]).toBeCloseTo((fr!.baselines[0]! + fr!.baselines[1]!) / 2, 6);
});

test("a word that is wider than its column is printed whole, however small", () => {
  const { of, tooSmall } = set({ ...VALUES, titleFr: "W".repeat(200) });
  const [title] = of("degree");
  expect(title!.runs.map(({ text }) => text).join("")).toBe("W".repeat(200));
  expect(title!.runs[0]!.x).toBeGreaterThanOrEqual(26);
  expect(tooSmall).toContain("degree");
});
