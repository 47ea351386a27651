/** The designer of rows, used by keyboard and by its buttons. */
import type { StackLayout } from "@ijaza/schema/templates/stack-layout";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesigner, PUT, save, sentTo } from "../../../testing/designer.ts";
import type { Answer, Answers } from "../../../testing/server.ts";
import { DRAWING, diplomaTemplate, rowTemplate, templateAnswers } from "../../../testing/templates.ts";

const { id: ID, _id: VERSION } = rowTemplate();
const saved = (version: number): Answer => ({ body: { template: rowTemplate({ _id: `${ID}-${version}`, version }) } });
const open = (answers: Answers = {}) =>
  openDesigner({ ...templateAnswers({ diplomas: [rowTemplate()] }), ...answers }, `/templates/${ID}`);

const line = (name: RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const HONOURS = /^.?Honours : ‹Honours›/;
const french = () => screen.getByLabelText<HTMLTextAreaElement>(/^Text, Français/);
const write = (text: string) => fireEvent.change(french(), { target: { value: text } });
const namesInOrder = () =>
  within(screen.getByRole("list", { name: "" }))
    .getAllByRole("listitem")
    .map((item) => item.querySelector("[data-box]")?.getAttribute("data-box"));
const frenchOf = (layout: StackLayout, id: string) =>
  layout.elements
    .flatMap((element) => (element.kind === "stack" ? element.rows : []))
    .find((row) => row.id === id)
    ?.cells.find(({ language }) => language === "fr")?.text;

test("a stored template of rows is shown by the names of its rows", async () => {
  await open();
  for (const name of [/^Logo of the university/, /^.?‹University›/, /^Rows from 78 to 148 mm/, HONOURS]) line(name);
  for (const name of [/^Verification: QR code/, /^Seal/, /^Signatory 1/, /^Ornament/, /^“Specimen”/]) line(name);
});

test("a changed text is drawn, and saved on the version that was opened", async () => {
  const { requests } = await open({ [PUT]: () => saved(2) });
  await userEvent.click(line(HONOURS));
  write("avec la mention {honours}");
  await waitFor(() =>
    expect(frenchOf(sentTo(requests, "POST").at(-1).layout, "honours")).toBe("avec la mention {honours}"),
  );
  await save();
  await screen.findByText("Version 2 saved.");
  const [sent] = sentTo(requests, "PUT");
  expect([sent.id, sent.basedOn, sent.layout.version]).toEqual([ID, VERSION, 2]);
  expect(frenchOf(sent.layout, "honours")).toBe("avec la mention {honours}");
});

test("typing is undone in one step, by the button and by the keys, and done again", { tags: ["all"] }, async () => {
  await open();
  await userEvent.click(line(HONOURS));
  const before = french().value;
  await userEvent.type(french(), "abc");
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(french().value).toBe(before);
  french().focus();
  await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
  expect(french().value).toBe(`${before}abc`);
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(french().value).toBe(before);
});

test("a text that cannot be read says why, is drawn as it is typed, and is not saved; saving leads to it", async () => {
  const { requests } = await open({ [PUT]: () => saved(2) });
  await userEvent.click(line(HONOURS));
  write("Mention {honours");
  screen.getByText(/At character 9: .*\{honours.* is opened but never closed/);
  expect(french().getAttribute("aria-invalid")).toBe("true");
  await waitFor(() => expect(frenchOf(sentTo(requests, "POST").at(-1).layout, "honours")).toBe("Mention \\{honours"));
  await userEvent.click(screen.getByRole("tab", { name: "Page" }));
  await save();
  await screen.findByText(/^Not saved: a text has an error/);
  expect(sentTo(requests, "PUT")).toEqual([]);
  write("Mention {honours}");
  expect(screen.queryByText(/At character/)).toBeNull();
  expect(screen.queryByText(/^Not saved/)).toBeNull();
  await save();
  await screen.findByText("Version 2 saved.");
});

test("a name that is neither a field nor a word of the country is reported at the text", async () => {
  await open();
  await userEvent.click(line(HONOURS));
  write("{term.honours} {nonsense}");
  screen.getByText(/There is no field .*\{nonsense\}.*: nothing would/);
});

test("a field is inserted at the cursor, with its label to choose it by", { tags: ["all"] }, async () => {
  await open();
  await userEvent.click(line(HONOURS));
  write("le .");
  french().setSelectionRange(3, 3);
  const column = within(screen.getByRole("region", { name: "Column 1" }));
  await userEvent.selectOptions(column.getByLabelText("Field to insert"), "Date of birth – birthDate");
  await userEvent.click(column.getByRole("button", { name: /^Insert into the text/ }));
  expect(french().value).toBe("le {birthDate}.");
});

test("a row is moved within its stack by the keyboard, and its place is announced", { tags: ["all"] }, async () => {
  const { requests } = await open({ [PUT]: () => saved(2) });
  line(HONOURS).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  screen.getByText(/is now number 4 of 6/);
  await waitFor(() => expect(document.activeElement).toBe(line(HONOURS)));
  await save();
  await screen.findByText("Version 2 saved.");
  const [{ layout }] = sentTo(requests, "PUT");
  const stack = layout.elements.find(({ kind }: { kind: string }) => kind === "stack");
  expect(stack.rows.map(({ id }: { id: string }) => id).slice(2, 5)).toEqual(["birth", "honours", "degree"]);
});

test("the arrow keys go from row to row, and who chooses one reads its name above its settings", {
  tags: ["all"],
}, async () => {
  await open();
  line(HONOURS).focus();
  await userEvent.keyboard("{ArrowUp}{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(document.activeElement).toBe(line(HONOURS));
  await userEvent.keyboard("{Enter}");
  const title = screen.getByRole("heading", { name: /Honours : ‹Honours›/ });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test("rows that say the same in two languages are told apart", async () => {
  const { layout } = rowTemplate();
  const row = layout.version === 2 ? layout.elements.find(({ kind }) => kind === "row") : undefined;
  if (row?.kind !== "row") throw new Error("no row");
  const [cell] = row.cells;
  const inLanguage = (language: "ar" | "fr") => ({
    ...row,
    id: language,
    cells: [{ ...cell!, language, text: "{level:title}" }],
  });
  const twice = { ...layout, elements: [inLanguage("ar"), inLanguage("fr")] } as StackLayout;
  await open(templateAnswers({ diplomas: [rowTemplate({ layout: twice })] }));
  line(/^.?‹Level›.? \(.?العربية.?\)/);
  line(/^.?‹Level›.? \(.?Français.?\)/);
});

test("a document that goes on on a second page is shown page by page", { tags: ["all"] }, async () => {
  const svg = '<svg viewBox="0 0 842 1191" xmlns="http://www.w3.org/2000/svg" />';
  await open({ "POST /api/template/preview": () => ({ body: { svg, overflowing: [], places: [] } }) });
  await screen.findByRole("img", { name: "Preview, page 1 of 2" });
  screen.getByRole("img", { name: "Preview, page 2 of 2" });
});

test("the first row of a stack stays where it is", { tags: ["all"] }, async () => {
  await open();
  const before = namesInOrder();
  line(/^.?Vu le/).focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  expect(namesInOrder()).toEqual(before);
  expect(screen.getByRole("button", { name: "Undo" })).toHaveProperty("disabled", true);
});

test("every number is set by typing it", { tags: ["all"] }, async () => {
  const { requests } = await open({ [PUT]: () => saved(2) });
  await userEvent.click(line(/^Seal/));
  fireEvent.change(screen.getByLabelText("From the left"), { target: { value: "201.26" } });
  await save();
  await screen.findByText("Version 2 saved.");
  const { layout } = sentTo(requests, "PUT")[0];
  expect(layout.elements.find(({ id }: { id: string }) => id === "seal")).toMatchObject({ x: 201.3, y: 152.8 });
});

test("by how much the gaps of a group may grow is set in hundredths", { tags: ["all"] }, async () => {
  const { requests } = await open({ [PUT]: () => saved(2) });
  await userEvent.click(line(/^Rows from 78/));
  const field = screen.getByLabelText<HTMLInputElement>("How much the gaps may grow, %");
  expect(field.value).toBe("35");
  fireEvent.change(field, { target: { value: "57" } });
  await save();
  await screen.findByText("Version 2 saved.");
  const { layout } = sentTo(requests, "PUT")[0];
  expect(layout.elements.find(({ kind }: { kind: string }) => kind === "stack")).toMatchObject({ stretch: 0.57 });
});

test("a row is added to the stack with the columns of its neighbour, and removed again", {
  tags: ["all"],
}, async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Add to the page" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Row" }));
  screen.getByRole("heading", { name: "Row without text" });
  expect(screen.getAllByRole("region", { name: /^Column/ })).toHaveLength(2);
  await userEvent.click(screen.getByRole("tab", { name: /^Rows/ }));
  await userEvent.click(screen.getByRole("button", { name: "Actions for: Row without text" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
  expect(screen.queryByRole("button", { name: "Row without text" })).toBeNull();
});

test("a copy of a row stands behind it, under an id of its own", { tags: ["all"] }, async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: /^Actions for: .*‹Honours›/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Duplicate" }));
  const order = namesInOrder();
  expect(order[order.indexOf("honours") + 1]).toBe("row-1");
});

test("a row that is too small to read is marked in the list and in its settings", { tags: ["all"] }, async () => {
  await open({
    "POST /api/template/preview": () => ({ body: { svg: DRAWING, overflowing: ["honours"], places: [] } }),
  });
  const marked = await screen.findByRole("button", { name: /‹Honours›.*too small to read/ });
  await userEvent.click(marked);
  screen.getByText("With these values, its text is too small to read.");
});

test("a long name of a template is one text without line breaks", { tags: ["all"] }, async () => {
  await open();
  const name = screen.getByLabelText<HTMLTextAreaElement>("Name of the template");
  await userEvent.clear(name);
  await userEvent.type(name, "Diplôme national{Enter} de licence");
  expect(name.value).toBe("Diplôme national de licence");
});

test("a layout that the server refuses shows the reason, and is not asked for again", async () => {
  const refusal = {
    error: "invalid_input",
    message: "Some fields are not right.",
    errors: [{ path: "layout.elements", error: "box_ids_repeat", message: "Two boxes have the same name" }],
  };
  await open({ "POST /api/template/preview": () => ({ status: 400, body: refusal }) });
  expect((await screen.findByRole("alert")).textContent).toBe("Two boxes have the same name");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("the page's fonts, inks and frame are changed", { tags: ["all"] }, async () => {
  const { requests } = await open({ [PUT]: () => saved(2) });
  await userEvent.click(screen.getByRole("tab", { name: "Page" }));
  await userEvent.selectOptions(screen.getByLabelText("Fonts"), "delicate");
  await userEvent.selectOptions(screen.getByLabelText("Frame"), "none");
  fireEvent.input(screen.getByLabelText("Metal"), { target: { value: "#8a2f2b" } });
  await save();
  await screen.findByText("Version 2 saved.");
  const { layout } = sentTo(requests, "PUT")[0];
  expect(layout).toMatchObject({ fonts: "delicate", frame: null, inks: { metal: "#8a2f2b", main: "#0e4a5a" } });
});

test("a template of boxes still opens in the designer of boxes", async () => {
  const diplomas = [rowTemplate(), diplomaTemplate()];
  await openDesigner(templateAnswers({ diplomas }), `/templates/${diplomaTemplate().id}`);
  screen.getByRole("group", { name: "Page, 297 by 210 mm" });
  expect(screen.queryByRole("tab", { name: "Selected" })).toBeNull();
});
