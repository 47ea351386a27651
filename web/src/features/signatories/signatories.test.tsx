/** The pages on which a university keeps those who sign its documents. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AGENT } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answers, serve } from "../../testing/server.ts";
import { signatoryAnswers, signatoryWith } from "../../testing/signatories.ts";
import { templateAnswers } from "../../testing/templates.ts";
import { writeInto } from "../../testing/write-into.ts";

const LIST = "/settings/signatories";
const PUT = "PUT /api/signatories";

const open = async (path: string, answers: Answers = {}) => {
  const requests = serve({ ...signatoryAnswers(), ...answers });
  await renderApp(path);
  return requests;
};
const sent = (requests: Awaited<ReturnType<typeof open>>) =>
  JSON.parse(requests.find(({ method }) => method === "PUT")?.body ?? "{}");
const saved = () => ({ body: { signatory: signatoryWith() } });

test("those who sign are listed with their signature, their title and whether they are in office", async () => {
  const before = signatoryWith({
    id: "b".repeat(26),
    name: { en: "Adel Ferchichi", fr: "", ar: "" },
    until: "2020-08-31",
  });
  const later = signatoryWith({ id: "l".repeat(26), from: "2090-01-01", hasPicture: false });
  await open(LIST, signatoryAnswers([signatoryWith(), before, later]));
  const [first, second, third] = await screen.findAllByRole("listitem");
  const signature = within(first!).getByRole("img", { name: /Signature of .*Salwa Triki/ });
  expect(signature.getAttribute("src")).toBe("/api/signatories/pictures/sv000000000000000000000000");
  within(first!).getByText("The President");
  within(first!).getByText("In office");
  within(second!).getByText("No longer in office");
  within(second!).getByText(/Until .*31 August 2020/);
  within(third!).getByText("Not yet in office");
  within(third!).getByText("No signature");
});

test("without anybody the page says what to do", async () => {
  await open(LIST, signatoryAnswers([]));
  await screen.findByText("No signatories yet");
  expect(screen.getByRole("link", { name: "Add a signatory" }).getAttribute("href")).toBe(`${LIST}/new`);
});

test("an agent does not see it", async () => {
  const user = { "GET /api/user/verify": () => ({ body: { authenticated: true, user: AGENT } }) };
  const requests = await open(LIST, user);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("heading", { name: "Signatories" })).toBeNull();
  expect(requests.filter(({ path }) => path.includes("signator"))).toEqual([]);
});

test("a list that could not be loaded shows the reason, and is loaded again", async () => {
  let isBroken = true;
  await open(LIST, {
    "GET /api/signatories": () =>
      isBroken ? { status: 503, body: { message: "Later, please." } } : { body: { signatories: [signatoryWith()] } },
  });
  await screen.findByText("Later, please.");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("link", { name: "Salwa Triki" });
});

test("somebody is taken out of use after a question", async () => {
  const kept = [signatoryWith()];
  await open(LIST, {
    ...signatoryAnswers(kept),
    "DELETE /api/signatories/si000000000000000000000000": () => {
      kept.shift();
      return { status: 204 };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /Actions for .*Salwa Triki/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Remove" }));
  const dialog = await screen.findByRole("dialog", { name: "Remove this signatory?" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
  await screen.findByText(/Salwa Triki.* has been removed/);
  await screen.findByText("No signatories yet");
});

test("a new one is sent with the names in each language, in their directions", async () => {
  const requests = await open(`${LIST}/new`, { [PUT]: saved });
  const arabic = within(await screen.findByRole("group", { name: "In Arabic" }));
  expect(arabic.getByLabelText("Name").getAttribute("dir")).toBe("rtl");
  writeInto(arabic.getByLabelText("Name"), "سلوى التريكي");
  writeInto(arabic.getByLabelText("Title"), "رئيسة الجامعة");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const sex = screen.getByLabelText("Sex *");
  expect(sex.getAttribute("aria-invalid")).toBe("true");
  await userEvent.selectOptions(sex, "F");
  await userEvent.selectOptions(screen.getByLabelText("Academic title"), "professor");
  writeInto(screen.getByLabelText("First day in office"), "01/09/2026");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText(/Salwa Triki.* saved/);
  expect(sent(requests)).toEqual({
    name: { en: "", fr: "", ar: "سلوى التريكي" },
    title: { en: "", fr: "", ar: "رئيسة الجامعة" },
    sex: "F",
    prefix: "professor",
    from: "2026-09-01",
    until: null,
  });
});

test("a change leaves the picture as it is, unless it is taken away", async () => {
  const requests = await open(`${LIST}/si000000000000000000000000`, { [PUT]: saved });
  await screen.findByRole("img", { name: "The chosen signature" });
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent(requests)).toMatchObject({ id: "si000000000000000000000000", pictureUrl: null }));
});

test("what the server refuses is shown under its field", async () => {
  const message = "Needs a name and a title in the same language.";
  const errors = [{ path: "title.en", error: "name_and_title_needed", message }];
  await open(`${LIST}/si000000000000000000000000`, {
    [PUT]: () => ({ status: 400, body: { error: "invalid_input", message: "Look again.", errors } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Save" }));
  const english = within(screen.getByRole("group", { name: "In English" }));
  await waitFor(() => expect(english.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true"));
  screen.getByText(message);
});

test("somebody who is out of use is said to be", async () => {
  await open(`${LIST}/unknown`);
  await screen.findByText("Signatory removed");
});

test("the settings of the university show who signs today, and lead there", async () => {
  await open("/settings", { ...templateAnswers(), ...signatoryAnswers() });
  await screen.findByText(signatoryWith().name.en);
  const section = within(screen.getByRole("region", { name: "Signatories" }));
  expect(section.getByRole("link", { name: "Edit" }).getAttribute("href")).toBe(LIST);
  section.getByRole("img", { name: /Signature of .*Salwa Triki/ });
});
