/** Sharing the own documents: what is chosen, and what the recipient will see. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../../testing/diplomas.ts";
import { STUDENT, studentWith } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { type Answers, type ServedRequest, serve } from "../../../testing/server.ts";
import { bundleWith, shareWith } from "../../../testing/shares.ts";
import { writeInto } from "../../../testing/write-into.ts";

const SIGNED = {
  firstName: "Amina",
  lastName: "Ben Salah",
  titleEn: "Research Master",
  level: "master",
  honours: "bien",
  average: 15.2,
  academicYear: "2025-2026",
  birthDate: "2002-05-01",
  nationalId: "01234567",
};
const PRINTED = ["firstName", "lastName", "titleEn", "level", "honours", "academicYear"];
const held = { verifications: 0, hidden: [] };
const first = { ...diplomaWith({ status: "signed", honours: "bien" }), ...held };
const second = { ...diplomaWith({ status: "signed", titleEn: "Licence" }), ...held };

const open = async (answers: Answers = {}, diplomas: object[] = [first]) => {
  const calls = serve({
    "GET /api/student/verify": () => ({ body: { authenticated: true, user: STUDENT } }),
    "GET /api/student": () => ({ body: { student: { ...studentWith(), diplomas, certificates: [] } } }),
    "GET /api/shares": () => ({ body: { shares: [] } }),
    [`GET /api/diploma/file/${first._id}`]: () => ({ body: bundleWith(SIGNED) }),
    [`GET /api/diploma/file/${second._id}`]: () => ({ body: bundleWith({ titleEn: "Licence", firstName: "Amina" }) }),
    "POST /api/shares": () => ({
      body: { share: shareWith(), link: "https://x.example/share-certificate#s", pin: "417203" },
    }),
    ...answers,
  });
  await renderApp("/student_profile/");
  return calls;
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const openDialog = async () => {
  const [button] = await screen.findAllByRole("button", { name: "Share" });
  if (button) await userEvent.click(button);
  return within(await screen.findByRole("dialog", { name: /^Share/ }));
};
const sent = (calls: readonly ServedRequest[]) =>
  calls.filter(({ method, path }) => method === "POST" && path === "/api/shares").map(({ body }) => JSON.parse(body));

test("a document is shared as printed, for a month and twenty views, unless its holder chooses otherwise", async () => {
  const calls = await open();
  const dialog = await openDialog();
  await dialog.findByLabelText(/As printed/);
  await press("Create the link");
  await screen.findByRole("dialog", { name: "The link is ready" });
  const [{ expiresAt, ...rest }] = sent(calls);
  expect(rest).toEqual({
    items: [{ documentId: first._id, claims: PRINTED }],
    purpose: "job",
    views: 20,
    pin: false,
  });
  const days = (new Date(expiresAt).getTime() - Date.now()) / 86_400_000;
  expect([days > 29, days < 31]).toEqual([true, true]);
});

test.each([
  [/Without honours/, PRINTED.filter((name) => name !== "honours")],
  [/With date of birth/, [...PRINTED, "birthDate"]],
])("the preset %s selects exactly its claims", { tags: ["all"] }, async (preset, claims) => {
  const calls = await open();
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByLabelText(preset));
  await press("Create the link");
  await waitFor(() => expect(sent(calls)[0]?.items[0].claims).toEqual(claims));
});

test("chosen fact by fact, the title is always shared, and leaving the name out shows a warning", {
  tags: ["all"],
}, async () => {
  const calls = await open();
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByLabelText(/Choose each detail/));
  expect(dialog.getByLabelText<HTMLInputElement>(/Title \(English\)/).disabled).toBe(true);
  for (const name of [/^First name/, /^Last name/, /^Honours/]) await userEvent.click(dialog.getByLabelText(name));
  dialog.getByText(/will say that the holder is not named/);
  await press("Create the link");
  await waitFor(() => expect(sent(calls)[0]?.items[0].claims).toEqual(["titleEn", "level", "academicYear"]));
});

test("the preview shows what the recipient will see, and counts what is withheld", { tags: ["all"] }, async () => {
  await open();
  const dialog = await openDialog();
  const preview = within(await dialog.findByRole("region", { name: "What the recipient sees" }));
  preview.getByText("Amina Ben Salah");
  preview.getByText("3 details are not shown");
  expect(preview.queryByText("01234567")).toBeNull();
  await userEvent.click(dialog.getByLabelText(/Without honours/));
  preview.getByText("4 details are not shown");
});

test("several documents can be in one share, each with its own facts", { tags: ["all"] }, async () => {
  const calls = await open({}, [first, second]);
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByLabelText(/^Licence/));
  await waitFor(() => expect(dialog.getAllByRole("region", { name: "What the recipient sees" })).toHaveLength(2));
  await press("Create the link");
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
  expect(sent(calls)[0].items.map(({ documentId }: { documentId: string }) => documentId)).toEqual([
    first._id,
    second._id,
  ]);
});

test("another purpose must be described, and the PIN is shown once, beside the link", { tags: ["all"] }, async () => {
  const calls = await open();
  const dialog = await openDialog();
  await userEvent.click(await dialog.findByLabelText("Other"));
  await press("Create the link");
  await dialog.findByText("Say in a few words what for.");
  expect(sent(calls)).toEqual([]);
  writeInto(dialog.getByLabelText("What for, in a few words"), "A competition");
  await userEvent.click(dialog.getByRole("switch", { name: "PIN" }));
  await press("Create the link");
  const ready = within(await screen.findByRole("dialog", { name: "The link is ready" }));
  ready.getByText("417203");
  ready.getByText("https://x.example/share-certificate#s");
  expect(sent(calls)[0]).toMatchObject({ purpose: "other", purposeText: "A competition", pin: true });
});

test("the page says before the link is made what cannot be undone", async () => {
  await open();
  const dialog = await openDialog();
  dialog.getByText(/Copies already made cannot be recalled, and two shares of the same document/);
});

test("a refusal shows the server's message", async () => {
  const body = { error: "too_many_shares", message: "Take one back first." };
  await open({ "POST /api/shares": () => ({ status: 409, body }) });
  const dialog = await openDialog();
  await dialog.findByLabelText(/As printed/);
  await press("Create the link");
  await dialog.findByText("Take one back first.");
});

test("without shares the page says that the public link works nevertheless", { tags: ["all"] }, async () => {
  await open();
  await screen.findByText(/Your public link works either way/);
});
