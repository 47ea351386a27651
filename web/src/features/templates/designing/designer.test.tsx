/** The designer, used by keyboard only. */
import type { Layout } from "@ijaza/schema/templates/box-layout";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openDesigner as open, PUT, save, saved, sentTo } from "../../../testing/designer.ts";
import { AGENT } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { type Answer, serve } from "../../../testing/server.ts";
import { certificateTemplate, DRAWING, diplomaTemplate, templateAnswers } from "../../../testing/templates.ts";

const { id: ID } = diplomaTemplate();
const page = () => within(screen.getByRole("group", { name: "Page, 297 by 210 mm" }));
const box = (name: RegExp) => page().getByRole("button", { name });
const placeText = () =>
  screen
    .getAllByRole("status")
    .map(({ textContent }) => textContent)
    .join(" ");
const boxIn = ({ boxes }: Layout, id: string) => boxes.find((each) => each.id === id);

test("a box is moved and sized by the keyboard, and its position is announced", { tags: ["all"] }, async () => {
  await open();
  box(/^QR code/).focus();
  await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowUp}{/Shift}{Alt>}{ArrowLeft}{/Alt}");
  expect(placeText()).toContain("247.9 mm from the left, 155 mm from the top");
  await userEvent.keyboard("{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}");
  expect(placeText()).toContain("26 mm wide, 27 mm high");
  await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}");
  expect(placeText()).toContain("247 mm from the left, 165 mm from the top, 26 mm wide, 26 mm high");
});

test("several boxes are chosen and aligned without a mouse", { tags: ["all"] }, async () => {
  const { requests } = await open({ [PUT]: () => saved(2) });
  box(/^QR code/).focus();
  await userEvent.keyboard(" ");
  box(/^Seal/).focus();
  await userEvent.keyboard("{Shift>} {/Shift}");
  screen.getByRole("heading", { name: "2 boxes selected" });
  await userEvent.click(screen.getByRole("button", { name: "Align the tops" }));
  await save();
  await waitFor(() => expect(sentTo(requests, "PUT")).toHaveLength(1));
  const [{ layout, basedOn }] = sentTo(requests, "PUT");
  expect([boxIn(layout, "qr")?.y, boxIn(layout, "seal")?.y, basedOn]).toEqual([150, 150, `${ID}-1`]);
});

test("a field is inserted into a text at the cursor", { tags: ["all"] }, async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Text" }));
  const english = screen.getByLabelText<HTMLTextAreaElement>("Text, English");
  await userEvent.type(english, "born on .");
  english.setSelectionRange(8, 8);
  await userEvent.selectOptions(screen.getByLabelText("Field to insert"), "birthDate");
  await userEvent.click(screen.getByRole("button", { name: "Insert into the text, English" }));
  expect(english.value).toBe("born on {birthDate}.");
  expect([document.activeElement, english.selectionStart]).toEqual([english, 19]);
});

test("an unknown field is reported at the text", async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Text" }));
  fireEvent.change(screen.getByLabelText("Text, English"), { target: { value: "{nonsense}" } });
  await screen.findByText(/There is no field .*\{nonsense\}/);
});

test("a letter that no font has is reported at the text", { tags: ["all"] }, async () => {
  await open();
  await userEvent.click(screen.getByRole("button", { name: "Text" }));
  fireEvent.change(screen.getByLabelText(/^Text, العربية/), { target: { value: "شهادة 王" } });
  await screen.findByText("No font of the documents has “王” (U+738B)");
});

test("deleting a box focuses the next one", { tags: ["all"] }, async () => {
  await open();
  const seal = box(/^Seal/);
  seal.focus();
  await userEvent.keyboard("{Delete}");
  expect(seal.isConnected).toBe(false);
  expect(document.activeElement?.getAttribute("data-box")).toBe("qr");
});

test("texts that do not fit are marked on the page and in the list", { tags: ["all"] }, async () => {
  await open({
    "POST /api/template/preview": () => ({ body: { svg: DRAWING, overflowing: ["award-fr"], places: [] } }),
  });
  await screen.findByRole("button", { name: /\{titleFr\}.*, does not fit/ });
  screen.getByText(/With these values, this text does not fit its box/);
});

test("the preview follows the language and the values, and a failed one can be repeated", async () => {
  let isDown = false;
  const preview = (): Answer =>
    isDown ? { status: 503, body: { message: "Later." } } : { body: { svg: DRAWING, overflowing: [], places: [] } };
  const { requests } = await open({ "POST /api/template/preview": preview });
  await screen.findByText("Up to date");
  isDown = true;
  await userEvent.selectOptions(screen.getByLabelText("Preview language"), "ar");
  await screen.findByText("The preview could not be drawn.");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Up to date");
  await userEvent.selectOptions(screen.getByLabelText("Preview values"), "longest");
  await waitFor(() => {
    const last = sentTo(requests, "POST").at(-1);
    expect([last.language, last.sample]).toEqual(["ar", "longest"]);
  });
});

test("a preview that was replaced by another window's is requested again without an error", {
  tags: ["all"],
}, async () => {
  let left = 2;
  const preview = (): Answer => {
    left -= 1;
    return left >= 0
      ? { status: 409, body: { error: "preview_replaced", message: "A newer preview …" } }
      : { body: { svg: DRAWING, overflowing: [], places: [] } };
  };
  const { requests } = await open({ "POST /api/template/preview": preview });
  await screen.findByText("Up to date");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(sentTo(requests, "POST").length).toBeGreaterThanOrEqual(3);
});

test("texts that are too long together show the server's message, and the preview is not repeated", async () => {
  const body = { error: "template_text_too_long", message: "The texts of this template are too long together." };
  await open({ "POST /api/template/preview": () => ({ status: 422, body }) });
  expect((await screen.findByRole("alert")).textContent).toBe(body.message);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("the card of a field is headed by its label", { tags: ["all"] }, async () => {
  await open({}, `/templates/${certificateTemplate().id}`);
  await userEvent.click(screen.getByRole("tab", { name: /^Fields/ }));
  const [first] = certificateTemplate().fieldsDefinition;
  screen.getByRole("heading", { name: new RegExp(first!.label.en) });
  fireEvent.change(screen.getAllByLabelText("Label, English")[0]!, { target: { value: "Title of the course" } });
  screen.getByRole("heading", { name: /Title of the course/ });
});

test("a certificate's field is refused at the field, and its new column is announced", { tags: ["all"] }, async () => {
  const errors = [{ path: "fieldsDefinition.3.name", error: "name_taken", message: "This name is taken." }];
  const put = "PUT /api/certificate-template/create-certificate-template";
  const { requests } = await open(
    { [put]: () => ({ status: 400, body: { error: "invalid_input", message: "No.", errors } }) },
    `/templates/${certificateTemplate().id}`,
  );
  await userEvent.click(screen.getByRole("tab", { name: /^Fields/ }));
  await userEvent.click(screen.getByRole("button", { name: "Add a field" }));
  await userEvent.keyboard("issueDate");
  screen.getByText("New columns:");
  await save();
  await screen.findByText("This name is taken.");
  expect(sentTo(requests, "PUT")[0].fieldsDefinition.map(({ name }: { name: string }) => name)).toEqual([
    "course",
    "hours",
    "grade",
    "issueDate",
  ]);
});

test("a picture that the server converted replaces the logo with its own proportions", { tags: ["all"] }, async () => {
  const picture = "a".repeat(64);
  const { requests } = await open({
    "POST /api/template/pictures": () => ({ body: { picture, width: 200, height: 100 } }),
    [PUT]: () => saved(2),
  });
  const file = new File([new Uint8Array([137, 80])], "emblem.png", { type: "image/png" });
  fireEvent.click(box(/^Logo of the university/), { detail: 0 });
  await userEvent.upload(await screen.findByLabelText("Choose a file"), file);
  await screen.findByRole("heading", { name: "Picture" });
  await save();
  await waitFor(() => expect(sentTo(requests, "PUT")).toHaveLength(1));
  expect(boxIn(sentTo(requests, "PUT")[0].layout, "logo")).toMatchObject({ picture, width: 25, height: 12.5 });
});

test("an unknown template shows a message", async () => {
  serve(templateAnswers());
  await renderApp("/templates/nobodys");
  await screen.findByText("This template does not exist");
});

test("an agent who knows the address sees no designer", async () => {
  const requests = serve({
    ...templateAnswers(),
    "GET /api/user/verify": () => ({ body: { authenticated: true, user: AGENT } }),
  });
  await renderApp(`/templates/${ID}`);
  await waitFor(() => expect(requests.some(({ path }) => path === "/api/user/verify")).toBe(true));
  expect(screen.queryByRole("heading", { name: /(Diploma|Certificate) design/ })).toBeNull();
  expect(requests.filter(({ path }) => path.includes("template"))).toEqual([]);
});
