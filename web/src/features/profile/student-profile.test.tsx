/** A student's own page. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { certificateWith } from "../../testing/certificates.ts";
import { diplomaWith } from "../../testing/diplomas.ts";
import { gateFor } from "../../testing/gate.ts";
import { AGENT, STUDENT, studentWith, UNIVERSITY } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answer, type Answers, serve } from "../../testing/server.ts";
import { shareWith } from "../../testing/shares.ts";

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
const stage = async () => {
  await screen.findByText("Account and security");
  return within(screen.getByRole("region", { name: "My documents" }));
};
const unfold = async (title: string) => userEvent.click(await screen.findByText(title, { selector: "summary *" }));
const held = { verifications: 0, hidden: [] };

test("a signed diploma stands large with its degree in both scripts, to be shared, downloaded and opened", {
  tags: ["all"],
}, async () => {
  const diploma = { ...diplomaWith({ status: "signed", anchor }), verifications: 3, hidden: [] };
  await open([diploma]);
  const shown = await stage();
  shown.getByRole("heading", { level: 1, name: "Research Master" });
  expect(shown.getByText("ماجستير البحث").dir).toBe("rtl");
  expect(shown.getByRole("img").getAttribute("src")).toBe(`/api/document/picture/${diploma._id}?width=800&format=webp`);
  await shown.findByText("Verified 3 times.");
  shown.getByRole("button", { name: "Share" });
  shown.getByRole("button", { name: "Download the PDF" });
  expect(shown.queryByRole("tab")).toBeNull();
  await userEvent.click(shown.getByRole("button", { name: "More" }));
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "See the public page",
    "Download the proof (.json)",
    "Download the Open Badge",
    "Download the credential (SD-JWT)",
    "Add to LinkedIn",
  ]);
});

test("its facts and formats are folded, each with what is inside in a line", { tags: ["all"] }, async () => {
  await open([{ ...diplomaWith({ status: "signed", anchor }), ...held }]);
  await unfold("My data");
  screen.getByText("4,021");
  await unfold("Other formats");
  const linkedIn = new URL(screen.getByRole("link", { name: "Add to LinkedIn" }).getAttribute("href") ?? "");
  expect(linkedIn.searchParams.get("name")).toBe("Research Master");
  expect(linkedIn.searchParams.get("issueMonth")).toBe("7");
});

test("the documents are tabs, the valid ones first, and the address keeps which is chosen", async () => {
  const revoked = { ...diplomaWith({ status: "revoked", level: "licence", titleEn: "Bachelor of Arts" }), ...held };
  const signed = { ...diplomaWith({ status: "signed", anchor }), ...held };
  await open([revoked, signed]);
  const shown = await stage();
  expect(shown.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Master2025-2026",
    "Licence2025-2026 · Revoked",
  ]);
  await userEvent.click(shown.getByRole("tab", { name: /Licence/ }));
  within(shown.getByRole("tabpanel", { name: /Licence/ })).getByRole("heading", { name: "Bachelor of Arts" });
});

test("a revoked diploma is stamped, and its university's page takes the place of sharing", async () => {
  const issuers = [{ _id: UNIVERSITY._id, name: UNIVERSITY.name, slug: "wadi", keys: [] }];
  await open([{ ...diplomaWith({ status: "revoked", revokedAt: "2026-11-20T10:00:00Z" }), ...held }], {
    "GET /api/issuers": () => ({ body: { issuers } }),
  });
  const shown = await stage();
  shown.getByText(/^Revoked by your university on .*20 November 2026.*\. Contact the university/);
  expect(shown.getByRole("img").getAttribute("alt")).toMatch(/^Revoked – /);
  expect(shown.queryByRole("button", { name: "Share" })).toBeNull();
  const page = await shown.findByRole("link", { name: "Your university’s page" });
  expect(page.getAttribute("href")).toBe("/university/wadi");
});

test("a document without a picture is drawn", async () => {
  await open([{ ...diplomaWith({ status: "signed", anchor }), ...held }]);
  const shown = await stage();
  fireEvent.error(shown.getByRole("img"));
  expect(shown.getByRole("img").getAttribute("aria-label")).toMatch(/^Research Master, Amina Ben Salah/);
});

test("the holder of a signed diploma may download the files that the university uploaded with it", {
  tags: ["all"],
}, async () => {
  const files = { file: "D-1.pdf", attachments: "transcript.png;thesis.pdf" };
  const signed = { ...diplomaWith({ status: "signed", anchor, ...files }), ...held };
  await open([signed, { ...diplomaWith({ status: "pending", ...files }), ...held }]);
  const thesis = await screen.findByRole("link", { name: "thesis.pdf" });
  expect(thesis.getAttribute("href")).toBe(`/api/diploma/attachment/${signed._id}/2`);
  screen.getByRole("link", { name: "D-1.pdf" });
});

test("a diploma that is not signed yet is an empty sheet without actions", async () => {
  await open([{ ...diplomaWith({ status: "pending" }), ...held }]);
  const shown = await stage();
  shown.getByText("Pending");
  shown.getByRole("img", { name: "Not signed yet" });
  expect(shown.queryByRole("button")).toBeNull();
  expect(screen.queryByText("My public link")).toBeNull();
});

test("a student chooses which mails to receive", async () => {
  const body = {
    topics: [
      { topic: "documents", on: true },
      { topic: "corrections", on: false },
    ],
  };
  await open([], { "GET /api/user/mail-topics": () => ({ body }) });
  await unfold("Account and security");
  expect((await screen.findByRole("switch", { name: "Signed documents" })).getAttribute("aria-checked")).toBe("true");
  const corrections = screen.getByRole("switch", { name: "Answers to correction requests" });
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
  await open([{ ...diplomaWith({ status: "revoked", supersededBy }), ...held }]);
  const newer = await screen.findByRole("link", { name: "Open the corrected diploma" });
  expect(newer.getAttribute("href")).toBe(`/digital_diploma/${supersededBy}`);
  screen.getByText(/^This diploma has been corrected/);
  expect(screen.queryByRole("link", { name: "Your university’s page" })).toBeNull();
});

test("a pending correction and the diploma it corrects mention each other", async () => {
  const signed = { ...diplomaWith({ status: "signed", anchor }), ...held };
  const correction = { ...diplomaWith({ status: "pending", supersedes: signed._id }), ...held };
  await open([correction, signed]);
  const shown = await stage();
  shown.getByText(/corrected diploma is being prepared/);
  await userEvent.click(shown.getByRole("tab", { name: /Pending/ }));
  shown.getByText(/corrects an earlier diploma/);
});

test("an expired certificate is called by what it certifies, and says until when it was valid", async () => {
  const number = { name: "certificateNumber", label: { en: "Number", fr: "Numéro", ar: "الرقم" } };
  const certificate = certificateWith({ status: "signed", expired: true, expiryDate: "2025-10-15" });
  const fields = [{ ...number, type: "text" as const, required: false, value: "C-2026-0001" }, ...certificate.fields];
  const certificates = [{ ...certificate, fields, ...held }];
  await open([], {
    "GET /api/student": () => ({ body: { student: { ...studentWith(), diplomas: [], certificates } } }),
  });
  const shown = await stage();
  shown.getByRole("heading", { level: 1, name: "Cybersécurité" });
  shown.getByText(/^Valid until .*15 October 2025.*\. Anyone who verifies it/);
  expect(shown.queryByRole("button", { name: "Share" })).toBeNull();
});

test("a document that is being revoked says so", async () => {
  await open([{ ...diplomaWith({ status: "revoking", anchor }), ...held }]);
  (await stage()).getByText(/^Your university is revoking this diploma/);
});

test("certificates stand beside diplomas", { tags: ["all"] }, async () => {
  const diplomas = [{ ...diplomaWith({ status: "signed", anchor }), ...held }];
  const certificates = [{ ...certificateWith({ status: "signed" }), ...held }];
  await open([], { "GET /api/student": () => ({ body: { student: { ...studentWith(), diplomas, certificates } } }) });
  const shown = await stage();
  await userEvent.click(shown.getByRole("tab", { name: /Cybersécurité/ }));
  shown.getByRole("heading", { level: 1, name: "Cybersécurité" });
});

test("a student who never shared is led to the first share, and no longer afterwards", async () => {
  const shares: object[] = [];
  await open([{ ...diplomaWith({ status: "signed", anchor }), ...held }], {
    "GET /api/shares": () => ({ body: { shares } }),
  });
  const list = within(await screen.findByRole("list", { name: "Your first steps" }));
  expect(list.getAllByText("Done")).toHaveLength(2);
  await userEvent.click(list.getByRole("button", { name: "Share" }));
  await screen.findByRole("dialog", { name: /^Share/ });
  expect(screen.queryByRole("heading", { name: "Shared with" })).toBeNull();
});

test("who shared before sees the list of shares", async () => {
  await open([{ ...diplomaWith({ status: "signed", anchor }), ...held }], {
    "GET /api/shares": () => ({ body: { shares: [shareWith()] } }),
  });
  await screen.findByRole("heading", { name: "Shared with" });
  expect(screen.queryByRole("list", { name: "Your first steps" })).toBeNull();
});

test("a student without diplomas reads when they will come", async () => {
  await open([]);
  await screen.findByRole("heading", { level: 1, name: "No diplomas yet" });
  await unfold("My data");
  screen.getByText("amina@ijaza.example");
});

test("an e-mail that waits to be confirmed is shown to the student", async () => {
  const user = { ...STUDENT, pendingEmail: "private@mail.example" };
  await open([], { "GET /api/student/verify": () => ({ body: { authenticated: true, user } }) });
  await unfold("Account and security");
  await screen.findByText(/private@mail.example.* is waiting for confirmation: open/);
  await screen.findByRole("button", { name: "Keep the current address" });
});

test("staff do not see it", async () => {
  serve({ "GET /api/user/verify": () => ({ body: { authenticated: true, user: AGENT } }) });
  await renderApp("/student_profile/");
  expect(screen.queryByText("My data")).toBeNull();
});
