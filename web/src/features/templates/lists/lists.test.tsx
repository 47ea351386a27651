/** The gallery of templates. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AGENT, UNIVERSITY_ADMIN } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { type Answer, type Answers, serve } from "../../../testing/server.ts";
import { diplomaTemplate, rowTemplate, templateAnswers } from "../../../testing/templates.ts";

const open = async (answers: Answers = {}) => {
  const requests = serve({ ...templateAnswers(), ...answers });
  await renderApp("/templates");
  await screen.findByRole("heading", { level: 1 });
  return requests;
};
const as = (user: object): Answers => ({ "GET /api/user/verify": () => ({ body: { authenticated: true, user } }) });
const choose = async (entry: string) => {
  await userEvent.click(await screen.findByRole("button", { name: /Actions for the template .*Diplôme national/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
};

test("a responsable sees the university's templates, each with its version and a link to its design", async () => {
  await open();
  const way = await screen.findByRole("link", { name: /Edit the template .*Diplôme national/ });
  expect(way.getAttribute("href")).toBe(`/templates/${diplomaTemplate().id}`);
  expect(screen.getAllByText(/version 1, .*18 November 2026/)).toHaveLength(1);
  await userEvent.click(screen.getByRole("tab", { name: /^Certificates/ }));
  await waitFor(() => expect(screen.queryByText("Diplôme national")).toBeNull());
  expect(screen.getAllByText(/version 1, .*18 November 2026/)).toHaveLength(1);
});

const GAPS = "GET /api/template/gaps";
const gapsOf = (gaps: string[]): Answers => ({
  [GAPS]: () => ({ body: { templates: [{ id: diplomaTemplate().id, gaps }] } }),
});

test("a template that would leave a place empty says which, before anybody accepts with it", async () => {
  await open(gapsOf(["no_signature", "no_logo"]));
  await screen.findByText("Incomplete");
  screen.getByText("a signature is missing");
  expect(screen.getByRole("link", { name: /Fill in the template/ }).textContent).toBe("Fill in");
});

test("a template without gaps is complete; one of which nothing is known yet is called neither", async () => {
  let answer = (_: Answer) => {};
  const late = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  await open({ [GAPS]: () => late });
  await screen.findByText(/version 1/);
  expect([screen.queryByText("Complete"), screen.queryByText("Incomplete")]).toEqual([null, null]);
  answer({ body: { templates: [{ id: diplomaTemplate().id, gaps: [] }] } });
  await screen.findByText("Complete");
});

test("so does the admin of the university; an agent does not", async () => {
  await open(as(UNIVERSITY_ADMIN));
  await screen.findByRole("heading", { name: "Templates" });
});

test("an agent sees nothing of templates, nor of their designer", async () => {
  const requests = await open(as(AGENT));
  expect(screen.queryByRole("heading", { name: "Templates" })).toBeNull();
  expect(requests.filter(({ path }) => path.includes("template"))).toEqual([]);
});

test("a template is duplicated under a new name, and a toast at the top left says so", async () => {
  const put = "PUT /api/diploma-template/create-diploma-template";
  const requests = await open({
    [put]: () => ({ body: { template: diplomaTemplate({ name: "Diplôme national (2)" }) } }),
  });
  await choose("Duplicate");
  const toast = await screen.findByText(/Copy created: .*Diplôme national \(2\)/);
  expect(toast.closest(".toasts--left")).not.toBeNull();
  const sent = JSON.parse(requests.find(({ method }) => method === "PUT")?.body ?? "{}");
  expect([sent.name, sent.id, sent.layout]).toEqual(["Diplôme national (2)", undefined, diplomaTemplate().layout]);
});

test("a template of rows is duplicated with its rows", { tags: ["all"] }, async () => {
  const put = "PUT /api/diploma-template/create-diploma-template";
  const requests = await open({
    ...templateAnswers({ diplomas: [rowTemplate({ name: "Diplôme national" })] }),
    [put]: () => ({ body: { template: rowTemplate({ name: "Diplôme national (2)" }) } }),
  });
  await choose("Duplicate");
  await screen.findByText(/Copy created: .*Diplôme national \(2\)/);
  const sent = JSON.parse(requests.find(({ method }) => method === "PUT")?.body ?? "{}");
  expect(sent.layout).toEqual(rowTemplate().layout);
  expect(sent.layout.version).toBe(2);
});

const beginDiploma = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "New template" }));
  return within(await screen.findByRole("dialog", { name: "New diploma template" }));
};

test("a new template begins with a design of rows of its kind, under the name of the design", async () => {
  const requests = await open();
  const dialog = await beginDiploma();
  const design = await dialog.findByRole("radio", { name: "Two columns" });
  expect(dialog.queryByRole("radio", { name: "Course in columns" })).toBeNull();
  await waitFor(() => expect(requests.some(({ body }) => body.includes('"slot":"two-columns"'))).toBe(true));
  // It is chosen already.
  expect(design).toHaveProperty("checked", true);
  await userEvent.click(dialog.getByRole("link", { name: "Start" }));
  await screen.findByRole("heading", { level: 1, name: "Diploma design" });
  expect(screen.getByLabelText<HTMLInputElement>("Name of the template").value).toBe("Two columns");
  await screen.findByRole("button", { name: /^.?‹First name› ‹Last name›/ });
});

test("a way that is chosen before the designs have arrived stays chosen", { tags: ["all"] }, async () => {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const path = "GET /api/template/starters";
  await open({ [path]: (request) => late.then(() => templateAnswers()[path]!(request)) });
  const dialog = await beginDiploma();
  const boxes = dialog.getByRole<HTMLInputElement>("radio", { name: /^The national diploma/ });
  expect(boxes.checked).toBe(false);
  await userEvent.click(boxes);
  arrive();
  const design = await dialog.findByRole<HTMLInputElement>("radio", { name: "Two columns" });
  expect([boxes.checked, design.checked]).toEqual([true, false]);
});

test("a design opens again at its address, as after a reload", { tags: ["all"] }, async () => {
  serve(templateAnswers());
  await renderApp("/templates/new?kind=certificate&from=design%3Acertificate");
  await screen.findByRole("heading", { level: 1, name: "Certificate design" });
  expect(screen.getByLabelText<HTMLInputElement>("Name of the template").value).toBe("Course in columns");
});

test("designs that could not be loaded show the reason, and can be loaded again", async () => {
  let isBroken = true;
  const path = "GET /api/template/starters";
  const answers = templateAnswers();
  await open({
    [path]: (request) => (isBroken ? { status: 503, body: { message: "Later, please." } } : answers[path]!(request)),
  });
  const dialog = await beginDiploma();
  await dialog.findByText("Later, please.");
  isBroken = false;
  await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
  await dialog.findByRole("radio", { name: "Two columns" });
});

test("the last template of a kind is not deleted, and the server's message says why", async () => {
  const refusal = { status: 409, body: { error: "template_last", message: "This is the last template of its kind." } };
  await open({ [`DELETE /api/template/${diplomaTemplate().id}`]: () => refusal });
  await choose("Delete");
  const dialog = await screen.findByRole("dialog", { name: "Delete this template?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
  await within(dialog).findByText("This is the last template of its kind.");
});

test("a deleted template leaves the list, and a toast at the top left says so", async () => {
  const diplomas = [diplomaTemplate(), diplomaTemplate({ id: "other", name: "Plain" })];
  await open({
    ...templateAnswers({ diplomas }),
    [`DELETE /api/template/${diplomaTemplate().id}`]: () => {
      diplomas.shift();
      return { status: 204 };
    },
  });
  await choose("Delete");
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  const toast = await screen.findByText(/Template .*Diplôme national.* deleted/);
  expect(toast.closest(".toasts--left")).not.toBeNull();
  await waitFor(() => expect(screen.queryByRole("link", { name: "Diplôme national" })).toBeNull());
});

test("a new template starts from the chosen one", { tags: ["all"] }, async () => {
  await open();
  await userEvent.click(await screen.findByRole("tab", { name: /^Certificates/ }));
  await userEvent.click(screen.getByRole("button", { name: "New template" }));
  const dialog = await screen.findByRole("dialog", { name: "New certificate template" });
  await userEvent.click(within(dialog).getByRole("radio", { name: /An empty page/ }));
  await userEvent.click(within(dialog).getByRole("link", { name: "Start" }));
  await screen.findByRole("heading", { level: 1, name: "Certificate design" });
  await screen.findByText("The page is empty");
});

test("the picture of a template of two pages shows the first one, and says how many there are", async () => {
  const svg = '<svg viewBox="0 0 842 1191" xmlns="http://www.w3.org/2000/svg" />';
  await open({
    ...templateAnswers({ diplomas: [rowTemplate()], certificates: [] }),
    "POST /api/template/preview": () => ({ body: { svg, overflowing: [], places: [] } }),
  });
  const paper = (await screen.findByText("2 pages")).parentElement;
  expect(paper?.querySelector("img")?.style.height).toBe("200%");
});

test("lists that could not be loaded show the reason, and can be loaded again", async () => {
  const broken = Object.keys(templateAnswers()).filter((path) => path.includes("get-diploma-template"));
  let isBroken = true;
  const answers = templateAnswers();
  await open({
    [broken[0]!]: (request) =>
      isBroken ? { status: 503, body: { message: "Later, please." } } : answers[broken[0]!]!(request),
  });
  await screen.findByText("Later, please.");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("link", { name: "Diplôme national" });
});
