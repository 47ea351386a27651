/** Rows that are chosen on the drawn page, and the designer of rows on a narrow screen. */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { openDesigner, save } from "../../../testing/designer.ts";
import type { Answers } from "../../../testing/server.ts";
import { DRAWING, rowTemplate, templateAnswers } from "../../../testing/templates.ts";

const open = (answers: Answers) =>
  openDesigner({ ...templateAnswers({ diplomas: [rowTemplate()] }), ...answers }, `/templates/${rowTemplate().id}`);
const HONOURS = /^.?Honours : ‹Honours›/;
const PLACES = [
  { id: "body", page: 0, x: 32, y: 75, width: 233, height: 74 },
  { id: "honours", page: 0, x: 60, y: 121, width: 160, height: 6 },
  { id: "removed-since", page: 0, x: 10, y: 10, width: 20, height: 20 },
];
const drawn = (places: readonly object[]): Answers => ({
  "POST /api/template/preview": () => ({ body: { svg: DRAWING, overflowing: [], places } }),
});

test("whoever points at a row on the page opens its settings, and the row is chosen in the list", async () => {
  await open(drawn(PLACES));
  await userEvent.click(await screen.findByTitle(HONOURS));
  const title = screen.getByRole("heading", { name: HONOURS });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await userEvent.click(screen.getByRole("tab", { name: /^Rows/ }));
  expect(screen.getByRole("button", { name: HONOURS }).getAttribute("aria-current")).toBe("true");
});

test("what stands over something larger is pointed at first, and each stands where the server says", {
  tags: ["all"],
}, async () => {
  await open(drawn([...PLACES].reverse()));
  const row = await screen.findByTitle(HONOURS);
  const group = screen.getByTitle(/^Rows from 78/);
  expect(group.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const [left, top] = [row, group].map(({ style }) => [style.left, style.top].map(Number.parseFloat));
  expect((left![0]! - top![0]!) / (left![1]! - top![1]!)).toBeCloseTo((60 - 32) / (121 - 75), 3);
  expect(row.parentElement?.querySelectorAll("button")).toHaveLength(2);
});

test("the keyboard and screen readers find the rows in the list alone", { tags: ["all"] }, async () => {
  await open(drawn(PLACES));
  const area = await screen.findByTitle(HONOURS);
  expect([area.tabIndex, area.closest("[aria-hidden=true]") !== null]).toEqual([-1, true]);
  expect(screen.getAllByRole("button", { name: HONOURS })).toHaveLength(1);
});

/** As a phone would answer. */
const onNarrowScreen = () => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === "(max-width: 1199px)" }) as MediaQueryList;
  onTestFinished(() => {
    globalThis.matchMedia = matchMedia;
  });
};

test("a narrow screen shows the page or its settings; what points at a row leads to its settings, and one button back", async () => {
  onNarrowScreen();
  await open(drawn(PLACES));
  expect(screen.queryByRole("region", { name: "Settings of the template" })).toBeNull();
  await userEvent.click(await screen.findByTitle(HONOURS));
  screen.getByRole("heading", { name: HONOURS });
  expect(screen.queryByRole("img", { name: "Preview of the page" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Preview" }));
  screen.getByRole("img", { name: "Preview of the page" });
  await userEvent.click(screen.getByRole("button", { name: "Settings" }));
  screen.getByRole("heading", { name: HONOURS });
});

test("on a narrow screen a fault that keeps a design from being saved is shown, whatever was shown before", {
  tags: ["all"],
}, async () => {
  onNarrowScreen();
  await open(drawn(PLACES));
  await userEvent.click(await screen.findByTitle(HONOURS));
  const text = screen.getByLabelText<HTMLTextAreaElement>(/^Text, Français/);
  fireEvent.change(text, { target: { value: "{honours" } });
  await userEvent.click(screen.getByRole("button", { name: "Preview" }));
  await save();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Text, Français/).value).toBe("{honours");
});
