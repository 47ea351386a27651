/** A student's own page. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { certificateWith } from "../../testing/certificates.ts";
import { diplomaWith } from "../../testing/diplomas.ts";
import { gateFor } from "../../testing/gate.ts";
import { AGENT, STUDENT, studentWith } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answer, type Answers, serve } from "../../testing/server.ts";

const anchor = {
  chainId: 1,
  registry: "0x0",
  root: "0x0",
  index: 0,
  count: 1,
  transaction: "0x0",
  block: 4021,
  at: "2026-11-18T09:00:00Z",
};
const open = async (diplomas: object[], answers: Answers = {}) => {
  const requests = serve({
    "GET /api/student/verify": () => ({ body: { authenticated: true, user: STUDENT } }),
    "GET /api/student": () => ({ body: { student: { ...studentWith(), diplomas, certificates: [] } } }),
    ...answers,
  });
  await renderApp("/student_profile/");
  return requests;
};

test("a signed diploma can be opened and downloaded as PDF and as proof, and shows its number of verifications", async () => {
  const diploma = { ...diplomaWith({ status: "signed", anchor }), verifications: 3, hidden: [] };
  await open([diploma]);
  const card = within(await screen.findByRole("listitem"));
  await card.findByText("Verified 3 times.");
  card.getByText("4,021");
  expect(card.getByRole("link", { name: "Open" }).getAttribute("href")).toBe(`/digital_diploma/${diploma._id}`);
  card.getByRole("button", { name: "Download the PDF" });
  card.getByRole("button", { name: "Download the proof (.json)" });
});

test("the holder of a signed diploma may download the files that the university uploaded with it", async () => {
  const files = { file: "D-1.pdf", attachments: "transcript.png;thesis.pdf" };
  const signed = { ...diplomaWith({ status: "signed", anchor, ...files }), verifications: 0, hidden: [] };
  await open([signed, { ...diplomaWith({ status: "pending", ...files }), verifications: 0, hidden: [] }]);
  const thesis = await screen.findByRole("link", { name: "thesis.pdf" });
  expect(thesis.getAttribute("href")).toBe(`/api/diploma/attachment/${signed._id}/2`);
  screen.getByRole("link", { name: "D-1.pdf" });
});

test("a diploma that is not signed yet is shown without actions", async () => {
  await open([{ ...diplomaWith({ status: "pending" }), verifications: 0, hidden: [] }]);
  const card = within(await screen.findByRole("listitem"));
  card.getByText("Pending");
  expect(card.queryByRole("link", { name: "Open" })).toBeNull();
});

test("a student chooses which mails to receive", async () => {
  const body = {
    topics: [
      { topic: "documents", on: true },
      { topic: "corrections", on: false },
    ],
  };
  await open([], { "GET /api/user/mail-topics": () => ({ body }) });
  expect((await screen.findByRole("switch", { name: "Signed documents" })).getAttribute("aria-checked")).toBe("true");
  const corrections = screen.getByRole("switch", { name: "Answers to corrections" });
  expect(corrections.getAttribute("aria-checked")).toBe("false");
});

test("the language that a student chooses is stored in the account, for its mails", async () => {
  // The page would reload once the call is answered.
  const requests = await open([], { "PUT /api/user/preferences": () => gateFor<Answer>().opened });
  await screen.findByText("No diplomas yet");
  await userEvent.selectOptions(screen.getByLabelText("Language"), "fr");
  await waitFor(() => expect(requests.some(({ path }) => path === "/api/user/preferences")).toBe(true));
  expect(requests.find(({ path }) => path === "/api/user/preferences")?.body).toBe('{"language":"fr"}');
});

test("a superseded diploma links to the new one", async () => {
  const supersededBy = "d9999000000000000000000000";
  await open([{ ...diplomaWith({ status: "revoked", supersededBy }), verifications: 0, hidden: [] }]);
  const newer = await screen.findByRole("link", { name: "Open the corrected diploma" });
  expect(newer.getAttribute("href")).toBe(`/digital_diploma/${supersededBy}`);
});

test("a pending correction and the diploma it corrects mention each other, and count as one", async () => {
  const signed = { ...diplomaWith({ status: "signed", anchor }), verifications: 0, hidden: [] };
  const correction = { ...diplomaWith({ status: "pending", supersedes: signed._id }), verifications: 0, hidden: [] };
  await open([correction, signed]);
  await screen.findByText(/corrects an earlier diploma/);
  screen.getByText(/corrected diploma is being prepared/);
  screen.getByText("1 document is here for you.");
});

test("diplomas and certificates are counted together", async () => {
  const held = { verifications: 0, hidden: [] };
  const diplomas = [{ ...diplomaWith({ status: "signed", anchor }), ...held }];
  const certificates = [{ ...certificateWith({ status: "signed" }), ...held }];
  await open([], { "GET /api/student": () => ({ body: { student: { ...studentWith(), diplomas, certificates } } }) });
  await screen.findByText("2 documents are here for you.");
});

test("a student without diplomas reads when they will come", async () => {
  await open([]);
  await screen.findByText("No diplomas yet");
  screen.getByText("amina@ijaza.example");
});

test("an e-mail that waits to be confirmed is shown to the student", async () => {
  const user = { ...STUDENT, pendingEmail: "private@mail.example" };
  await open([], { "GET /api/student/verify": () => ({ body: { authenticated: true, user } }) });
  await screen.findByText(/private@mail.example.* waits for confirmation/);
  await screen.findByRole("button", { name: "Keep the present e-mail" });
});

test("staff do not see it", async () => {
  serve({ "GET /api/user/verify": () => ({ body: { authenticated: true, user: AGENT } }) });
  await renderApp("/student_profile/");
  expect(screen.queryByText("My data")).toBeNull();
});
