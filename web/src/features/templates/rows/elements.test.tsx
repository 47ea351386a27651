/** The elements of a layout of rows beside its rows, who signs, and whose document the preview shows. */
import type { LayoutElement, StackLayout } from "@ijaza/schema/templates/stack-layout";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesigner, PUT, save, sentTo } from "../../../testing/designer.ts";
import type { Answers } from "../../../testing/server.ts";
import { rowTemplate, templateAnswers } from "../../../testing/templates.ts";

const { id: ID, layout } = rowTemplate();
const DRAWN: LayoutElement[] = [
  {
    kind: "lettering",
    id: "drawn",
    x: 80,
    y: 50,
    width: 120,
    text: "{level:title}",
    face: "kufi",
    size: 30,
    align: "center",
    ink: "gold",
  },
  { kind: "head-piece", id: "head", x: 20, y: 20, width: 160, height: 30 },
  {
    kind: "facts",
    id: "facts",
    x: 20,
    y: 90,
    width: 160,
    facts: [
      {
        labels: [
          { language: "fr", text: "Durée" },
          { language: "ar", text: "المدة" },
        ],
        value: { language: "fr", text: "[{credits}[ ({average})]]" },
      },
    ],
  },
];
const template = () => {
  if (layout.version !== 2) throw new Error("not a layout of rows");
  return rowTemplate({ layout: { ...layout, elements: [...layout.elements, ...DRAWN] } });
};
const dean = {
  _id: "dean-1",
  id: "dean",
  version: 1,
  updatedAt: "2026-11-18T09:00:00Z",
  name: { en: "", fr: "Amel Haddad", ar: "أمل حداد" },
  title: { en: "", fr: "La doyenne", ar: "العميدة" },
  sex: "F",
  prefix: "professor",
  from: null,
  until: null,
  hasPicture: false,
};

const open = (answers: Answers = {}) =>
  openDesigner(
    {
      ...templateAnswers({ diplomas: [template()] }),
      "GET /api/signatories": () => ({ body: { signatories: [dean] } }),
      [PUT]: () => ({ body: { template: rowTemplate({ _id: `${ID}-2`, version: 2 }) } }),
      ...answers,
    },
    `/templates/${ID}`,
  );
const choose = (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));
const stored = async (requests: Awaited<ReturnType<typeof open>>["requests"]): Promise<StackLayout> => {
  await save();
  await screen.findByText("Version 2 saved.");
  return sentTo(requests, "PUT")[0].layout;
};
const elementIn = ({ elements }: StackLayout, id: string) => elements.find((element) => element.id === id);

test("drawn titles, head-pieces and facts are saved as they were, whatever else is changed", async () => {
  const { requests } = await open();
  await userEvent.type(screen.getByLabelText("Name of the template"), "!");
  const { elements } = await stored(requests);
  expect(elements).toEqual(template().layout.version === 2 ? [...elements.slice(0, -3), ...DRAWN] : []);
});

test("a drawn title has a text, a face, a size and an ink, and may not name a person", { tags: ["all"] }, async () => {
  const { requests } = await open();
  await choose(/^Drawn title: /);
  const text = screen.getByLabelText(/^Text, /);
  fireEvent.change(text, { target: { value: "{firstName}" } });
  screen.getByText(/A drawn title cannot name .*\{firstName\}/);
  fireEvent.change(text, { target: { value: "{term.document}" } });
  await userEvent.selectOptions(screen.getByLabelText("Calligraphy"), "ruqaa");
  fireEvent.change(screen.getByLabelText("Size, in points"), { target: { value: "24.2" } });
  await userEvent.selectOptions(screen.getByLabelText("Colour"), "main");
  expect(elementIn(await stored(requests), "drawn")).toMatchObject({
    text: "{term.document}",
    face: "ruqaa",
    size: 24,
    ink: "main",
  });
});

test("facts are written, added and removed", { tags: ["all"] }, async () => {
  const { requests } = await open();
  await choose(/^Details: /);
  fireEvent.change(screen.getByLabelText("Value"), { target: { value: "{level}" } });
  await userEvent.click(screen.getByRole("button", { name: "Add a detail" }));
  const second = within(screen.getByRole("region", { name: "Detail 2" }));
  fireEvent.change(second.getByLabelText("Label"), { target: { value: "Mention" } });
  expect(elementIn(await stored(requests), "facts")).toMatchObject({
    facts: [{ value: { text: "{level}" } }, { labels: [{ language: "fr", text: "Mention" }] }],
  });
});

test("a row is closed by a stronger line, and its stack goes on on a second page", { tags: ["all"] }, async () => {
  const { requests } = await open();
  await choose(/^.?Honours : ‹Honours›/);
  await userEvent.selectOptions(screen.getByLabelText("Line under the row"), "section");
  await userEvent.click(screen.getByRole("tab", { name: /^Rows/ }));
  await choose(/^Rows from 78 to 148 mm/);
  await userEvent.click(screen.getByRole("checkbox", { name: /second page/ }));
  const body = elementIn(await stored(requests), "body");
  expect(body).toMatchObject({ next: { top: 78, bottom: 148 } });
  expect(body?.kind === "stack" && body.rows.find(({ id }) => id === "honours")?.rule).toBe("section");
});

test("a place that nobody signs in is told, until somebody whom the university keeps is chosen", {
  tags: ["all"],
}, async () => {
  const { requests } = await open();
  screen.getByText(/Nobody is chosen for: Signatory 1/);
  await userEvent.click(screen.getByRole("button", { name: "Choose who signs" }));
  await screen.findByRole("option", { name: /Amel Haddad.*La doyenne/ });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Signatory 1")));
  await userEvent.selectOptions(screen.getByLabelText("Signatory 1"), "dean");
  expect(screen.queryByText(/Nobody is chosen/)).toBeNull();
  const kept = screen.getByRole("link", { name: "Signatories of your documents" });
  expect(kept.getAttribute("href")).toBe("/settings/signatories");
  expect((await stored(requests)).signatories).toEqual(["dean"]);
});

test("the preview shows a woman or a man, and the whole or the public copy", { tags: ["all"] }, async () => {
  const { requests } = await open();
  await userEvent.selectOptions(screen.getByLabelText("Holder in the preview"), "M");
  await userEvent.selectOptions(screen.getByLabelText("Copy in the preview"), "public");
  await waitFor(() => expect(sentTo(requests, "POST").at(-1)).toMatchObject({ sex: "M", copy: "public" }));
});
