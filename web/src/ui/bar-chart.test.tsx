/** The chart as a table: what screen readers read, what is shown, and what is downloaded. */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { BarChart } from "./BarChart.tsx";
import { roomOfLabel, roomOfNumber, shareOf } from "./chart/chart.ts";
import { csvOf } from "./chart/csv.ts";

const MONTHS = [
  { key: "2026-10", label: "Oct", name: "October 2026", counts: [40] },
  { key: "2026-11", label: "Nov", name: "November 2026", counts: [10], hatched: true },
];
const SEXES = [
  { key: "F", label: "Women" },
  { key: "M", label: "Men" },
];
const common = { title: "Diplomas", of: "Month", empty: "Nothing was signed.", file: "diplomas" };
const overTime = { ...common, layout: "columns", series: [{ key: "count", label: "Diplomas" }] } as const;
const byKind = { ...common, of: "Level", layout: "rows", series: SEXES } as const;

beforeEach(() => {
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:here");
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** The file that was saved last, without its byte order mark. */
const savedFile = async (): Promise<string> => {
  const file = vi.mocked(URL.createObjectURL).mock.lastCall?.[0];
  return file instanceof Blob ? await file.text() : "";
};

test("a chart over time is a table with the full names of months as column headers", async () => {
  await renderPart(<BarChart {...overTime} bars={MONTHS} note="UTC" />);
  const table = screen.getByRole("table", { name: "Diplomas, UTC" });
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.map((head) => head.getAttribute("aria-label"))).toEqual(["October 2026", "November 2026, so far"]);
  expect(
    within(table)
      .getAllByRole("cell", { name: /^\d+$/ })
      .map((cell) => cell.textContent),
  ).toEqual(["40", "10"]);
});

test("a chart by kind has a row for each kind, the sums in the last row, and words for withheld numbers", async () => {
  const levels = [
    { key: "licence", label: "Licence", counts: [742, 498] },
    { key: "master", label: "Master", counts: [null, null] },
  ];
  await renderPart(<BarChart {...byKind} bars={levels} total="All" />);
  screen.getByRole("row", { name: "Licence 742 498" });
  screen.getByRole("row", { name: "Master fewer than 5 fewer than 5" });
  screen.getByRole("row", { name: "All 742 498" });
  screen.getByRole("columnheader", { name: "Women" });
});

test("an Arabic chart shows the same, with withheld numbers in words that keep their direction", async () => {
  await renderPart(<BarChart {...byKind} bars={[{ key: "m", label: "ماجستير", counts: [null, 1083] }]} />, {
    language: "ar",
  });
  screen.getByRole("row", { name: /ماجستير أقل من 5 1\.083/ });
  expect(document.body.textContent).not.toContain("<");
});

test("without counts, a sentence replaces the bars", async () => {
  await renderPart(<BarChart {...overTime} bars={[{ key: "2026-10", label: "Oct", counts: [0] }]} />);
  screen.getByText("Nothing was signed.");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});

test("withheld numbers do not count as none", async () => {
  await renderPart(<BarChart {...byKind} bars={[{ key: "m", label: "Master", counts: [null, null] }]} />);
  screen.getByRole("row", { name: "Master fewer than 5 fewer than 5" });
});

test("a chart that could not be loaded says why, and can be loaded again", async () => {
  let again = 0;
  const failure = { text: "The server is busy.", onRetry: () => (again += 1) };
  await renderPart(<BarChart {...overTime} bars={undefined} failure={failure} />);
  screen.getByRole("alert");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(again).toBe(1);
});

test("its file contains the months as values, for spreadsheets", async () => {
  await renderPart(<BarChart {...overTime} bars={MONTHS} />);
  await userEvent.click(screen.getByRole("button", { name: "Diplomas: download as CSV" }));
  expect(await savedFile()).toBe("Month,Diplomas\r\n2026-10,40\r\n2026-11,10\r\n");
});

test("its file has words for withheld numbers, and the delimiter of the reader's spreadsheet", async () => {
  await renderPart(<BarChart {...byKind} bars={[{ key: "m", label: "Master", counts: [null, 1083] }]} />, {
    language: "fr",
  });
  await userEvent.click(screen.getByRole("button", { name: /CSV/ }));
  expect(await savedFile()).toBe("Level;Women;Men\r\nMaster;moins de 5;1083\r\n");
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])("no spreadsheet executes a cell with %j", (cell) => {
  expect(csvOf([[cell]], ".").replaceAll('"', "")).toBe(`\uFEFF'${cell}\r\n`);
});

test("quotes, commas and line breaks stay inside their cell", () => {
  expect(csvOf([['a "b", c\nd', -3]], ".")).toBe('\uFEFF"a ""b"", c\nd",-3\r\n');
});

test("of many columns every fourth is labelled, counted back from now; of twelve every third on a phone", () => {
  const shown = (columns: number, room: string) =>
    Array.from({ length: columns }, (_, at) => at).filter((at) => roomOfLabel(at, columns) === room);
  expect(shown(30, "always")).toEqual([1, 5, 9, 13, 17, 21, 25, 29]);
  expect(shown(12, "always")).toEqual([2, 5, 8, 11]);
  expect(shown(12, "never")).toEqual([]);
  expect(shown(8, "always")).toHaveLength(8);
});

test("the greatest number is always shown, and the last one unless the two would overlap", () => {
  const rooms = (counts: number[]) => counts.flatMap((_, at) => (roomOfNumber(at, counts) === "always" ? [at] : []));
  const thirty = (last: number) => [...Array.from({ length: 28 }, () => 5), 71, last];
  expect(rooms(thirty(23))).toEqual([28, 29]);
  expect(rooms(thirty(70))).toEqual([28]);
  expect(rooms([9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])).toEqual([0, 2, 5, 8, 11]);
  expect(rooms([1, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])).toEqual([1, 5, 8, 11]);
});

test("a bar of a small number is visible, and one of 0 is not", () => {
  expect(shareOf(0, 1000)).toBe(0);
  expect(shareOf(null, 1000)).toBe(0);
  expect(shareOf(1, 1000)).toBeGreaterThan(0.01);
  expect(shareOf(500, 1000)).toBe(0.5);
});
