/** Sharing the own documents: what is chosen, what the recipient will see, and the list of shares. */
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

test("the page says before the link is made what cannot be undone", { tags: ["all"] }, async () => {
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

/** What the paper prints, without the honours. */
const WITHOUT_HONOURS = [
  "firstName",
  "lastName",
  "firstNameAr",
  "lastNameAr",
  "titleFr",
  "titleEn",
  "titleAr",
  "level",
  "academicYear",
  "decisionDate",
  "diplomaNumber",
];
const items = [{ documentId: first._id, kind: "diploma" as const, claims: WITHOUT_HONOURS }];
const withShares = (...shares: object[]): Answers => ({ "GET /api/shares": () => ({ body: { shares } }) });
const rowOf = async (name: string) => {
  const row = (await screen.findByRole("heading", { level: 3, name })).closest("li");
  if (!row) throw new Error("no row has this name");
  return within(row);
};

test("the list shows each share's purpose, content, end and openings", async () => {
  await open(
    withShares(
      shareWith({ label: "Atlas", items, hasPin: true }),
      shareWith({ label: "Old", state: "used_up", link: null }),
    ),
  );
  const row = await rowOf("Atlas");
  row.getByText("Job · Without honours · PIN");
  row.getByText("3 of 20 views");
  screen.getByText("1 open · 1 ended");
});

test("an ended share cannot be copied or taken back, and can be made again with the same content", {
  tags: ["all"],
}, async () => {
  await open(
    withShares(shareWith({ label: "Old", items, purpose: "visa", state: "expired", link: null, viewsAllowed: 5 })),
  );
  const row = await rowOf("Old");
  row.getByText("last day passed");
  expect(row.queryByRole("button", { name: /Copy link|Stop sharing/ })).toBeNull();
  await userEvent.click(row.getByRole("button", { name: "Share again" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share your diploma" }));
  await dialog.findByLabelText(/Without honours/);
  expect(dialog.getByLabelText<HTMLInputElement>(/Without honours/).checked).toBe(true);
  expect(dialog.getByLabelText<HTMLInputElement>("Visa").checked).toBe(true);
  expect(dialog.getByLabelText<HTMLInputElement>("Views").value).toBe("5");
});

test("ending a share asks first, and says what remains", async () => {
  const share = shareWith({ label: "Atlas", items });
  const calls = await open({
    ...withShares(share),
    [`DELETE /api/shares/${share._id}`]: () => ({ body: { share: { ...share, state: "taken_back", link: null } } }),
  });
  await userEvent.click((await rowOf("Atlas")).getByRole("button", { name: "Stop sharing" }));
  const question = within(await screen.findByRole("dialog", { name: /^Stop sharing/ }));
  question.getByText(/cannot be recalled/);
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await userEvent.click(question.getByRole("button", { name: "Stop sharing" }));
  await screen.findByText("Sharing stopped.");
  expect(calls.filter(({ method, path }) => method === "GET" && path === "/api/shares")).toHaveLength(2);
});

test("a locked share asks for a new PIN, which is shown once", async () => {
  const share = shareWith({ label: "Atlas", state: "locked", hasPin: true });
  await open({
    ...withShares(share),
    [`POST /api/shares/${share._id}/pin`]: () => ({ body: { share, pin: "902114" } }),
  });
  const row = await rowOf("Atlas");
  row.getByText("Locked after wrong PINs");
  await userEvent.click(row.getByRole("button", { name: "New PIN" }));
  await press("Create a new PIN");
  await screen.findByText("902114");
});

test("views are listed by day", { tags: ["all"] }, async () => {
  const share = shareWith({ label: "Atlas" });
  await open({
    ...withShares(share),
    [`GET /api/shares/${share._id}/views`]: () => ({
      body: {
        views: [
          { at: "2026-11-21T12:05:00Z", count: 2 },
          { at: "2026-11-21T10:00:00Z", count: 1 },
          { at: "2026-11-20T12:00:00Z", count: 1 },
        ],
      },
    }),
  });
  await userEvent.click((await rowOf("Atlas")).getByRole("button", { name: /Actions for the share/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Views by day" }));
  const days = within(await screen.findByRole("dialog", { name: "When it was opened" }));
  await days.findByText("3 views");
  days.getByText("1 view");
});
