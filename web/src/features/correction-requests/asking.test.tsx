/** A student requests a correction, with evidence, and reads the outcome. */
import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../testing/diplomas.ts";
import { gateFor } from "../../testing/gate.ts";
import { STUDENT, studentWith } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answer, serve } from "../../testing/server.ts";

const SENT = "/api/student/demand-student-data-update";

type OpenOptions = { waiting?: CorrectionRequest[]; answer?: Answer | Promise<Answer>; diplomas?: object[] };

const open = async ({ waiting = [], answer = { body: {} }, diplomas = [] }: OpenOptions = {}) => {
  const requests = serve({
    "GET /api/student/verify": () => ({ body: { authenticated: true, user: STUDENT } }),
    "GET /api/student": () => ({ body: { student: { ...studentWith(), diplomas, certificates: [] } } }),
    "POST /api/student/get-diploma-data-update-demand": () => ({
      body: { demands: waiting, total: waiting.length, page: 1, pageSize: 1 },
    }),
    [`POST ${SENT}`]: () => answer,
  });
  await renderApp("/student_profile/");
  const all = () => requests.filter(({ path }) => path === SENT);
  return Object.assign(() => all()[0], { all });
};
const ask = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Request a correction" }));
  return within(await screen.findByRole("dialog"));
};
const name = async (dialog: Awaited<ReturnType<typeof ask>>, value: string) => {
  await userEvent.selectOptions(dialog.getByLabelText("What needs correcting"), "Last name");
  await userEvent.type(dialog.getByLabelText("What it should say"), value);
};
const detailsAround = (element: HTMLElement) => {
  const details = element.closest("details");
  if (!details) throw new Error("it is not folded");
  return details;
};
const fileOf = (size: number, type = "pdf") => new File([new Uint8Array(size)], `passport.${type}`);

test("a correction goes to the university, item by item with a note", { tags: ["all"] }, async () => {
  const sent = await open();
  const dialog = await ask();
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  await name(dialog, "Ben Saleh");
  dialog.getByText("Ben Salah");
  await userEvent.type(dialog.getByLabelText("Note to your university (optional)"), "As in my passport.");
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  await screen.findByText("Your university has received your request.");
  const items = [{ field: "lastName", value: "Ben Saleh" }];
  expect(JSON.parse(sent()?.body ?? "{}")).toEqual({ items, note: "As in my passport." });
});

test("who goes on writing while a fault is put into words keeps the focus", async () => {
  await open();
  const dialog = await ask();
  const field = dialog.getByLabelText("What needs correcting");
  const note = dialog.getByLabelText("Note to your university (optional)");
  const send = dialog.getByRole("button", { name: "Send" });
  fireEvent.click(send);
  note.focus();
  const busyWithFault = await waitFor(() => {
    expect(field.getAttribute("aria-invalid")).toBe("true");
    return send.getAttribute("aria-busy");
  });
  expect(busyWithFault).toBeNull();
  expect(document.activeElement).toBe(note);
  send.focus();
  fireEvent.click(send);
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test("what is mended while its fault is put into words is shown as none", async () => {
  await open();
  const dialog = await ask();
  const send = dialog.getByRole("button", { name: "Send" });
  const field = dialog.getByLabelText("What needs correcting");
  fireEvent.click(send);
  expect(send.getAttribute("aria-busy")).toBe("true");
  fireEvent.change(field, { target: { value: "lastName" } });
  fireEvent.change(dialog.getByLabelText("What it should say"), { target: { value: "Ben Saleh" } });
  await waitFor(() => expect(send.getAttribute("aria-busy")).not.toBe("true"));
  expect(document.querySelectorAll("dialog [aria-invalid=true]")).toHaveLength(0);
});

test("of a diploma, its own fields are apart from its holder's, each translation below what it translates", {
  tags: ["all"],
}, async () => {
  await open({ diplomas: [{ ...diplomaWith({ status: "signed" }), verifications: 0, hidden: [] }] });
  await userEvent.click(await screen.findByRole("button", { name: "Report a mistake" }));
  const dialog = within(await screen.findByRole("dialog"));
  const groupOf = (name: string) => within(dialog.getByRole("group", { name }));
  const namesOf = (name: string) =>
    groupOf(name)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  const own = namesOf("Diploma");
  expect(own.slice(own.indexOf("Domain")).slice(0, 3)).toEqual(["Domain", "Domain (English)", "Domain (Arabic)"]);
  expect(own).toContain("Place of issue (Arabic)");
  expect(namesOf("Student")).toEqual(expect.arrayContaining(["Last name", "Place of birth (Arabic)"]));
  await userEvent.selectOptions(dialog.getByLabelText("What needs correcting"), "Domain (Arabic)");
  expect(dialog.getByLabelText("What it should say").getAttribute("dir")).toBe("rtl");
});

test("evidence is shown by name and size, can be removed, and is sent beside the payload", async () => {
  const sent = await open();
  const dialog = await ask();
  await name(dialog, "Ben Saleh");
  await userEvent.upload(dialog.getByLabelText("Choose a file"), fileOf(1_200_000));
  dialog.getByText("1.2 MB");
  await userEvent.click(dialog.getByRole("button", { name: "Remove the file" }));
  await userEvent.upload(dialog.getByLabelText("Choose a file"), fileOf(48_000));
  dialog.getByText("passport.pdf");
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()?.headers.get("content-type")).toContain("multipart/form-data");
  expect(sent()?.body).toContain('name="payload"');
  expect(sent()?.body).toContain('name="files"; filename="passport.pdf"');
});

test("a file that is too large or of another type is refused at once", async () => {
  await open();
  const dialog = await ask();
  await userEvent.upload(dialog.getByLabelText("Choose a file"), fileOf(5_000_001));
  dialog.getByText("This file is larger than 5 MB. Choose a smaller one.");
  await userEvent.upload(dialog.getByLabelText("Choose a file"), fileOf(10, "exe"), { applyAccept: false });
  dialog.getByText("Choose a PDF file or a picture (PNG, JPEG, WebP).");
});

test("a refusal is shown at its item", async () => {
  const errors = [{ path: "items.0", error: "unchanged", message: "The record already says this" }];
  await open({ answer: { status: 422, body: { error: "record_invalid", message: "Some are wrong.", errors } } });
  const dialog = await ask();
  await name(dialog, "Ben Saleh");
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  await dialog.findByText("The record already says this");
  expect(document.activeElement).toBe(dialog.getByLabelText("What it should say"));
});

test("a request that is refused as a whole shows why, and nothing that was entered is lost", async () => {
  await open({ answer: { status: 409, body: { error: "request_already_sent", message: "One is open already." } } });
  const dialog = await ask();
  await name(dialog, "Ben Saleh");
  await userEvent.type(dialog.getByLabelText("Note to your university (optional)"), "As in my passport.");
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("One is open already.");
  expect(dialog.getByLabelText<HTMLInputElement>("What it should say").value).toBe("Ben Saleh");
  dialog.getByDisplayValue("As in my passport.");
});

test("pressing Send twice sends one request, and closing the dialog gives the focus back", async () => {
  const gate = gateFor<Answer>();
  const sent = await open({ answer: gate.opened });
  const dialog = await ask();
  await name(dialog, "Ben Saleh");
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  await userEvent.click(dialog.getByRole("button", { name: "Send" }));
  gate.open({ body: {} });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.all()).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Request a correction" }));
});

test("the outcome of a request is shown beside its items, with one's note and evidence", async () => {
  const decided = { decidedAt: "2026-11-19T09:00:00Z", decidedBy: "a", diplomaId: null };
  const request: CorrectionRequest = {
    _id: "request",
    kind: "student",
    universityId: "u",
    status: "closed",
    note: "As in my passport.",
    evidence: { type: "application/pdf" },
    student: studentWith(),
    diploma: null,
    items: [
      { ...decided, _id: "1", field: "lastName", oldValue: "X", newValue: "Y", status: "accepted", reason: null },
      { ...decided, _id: "2", field: "sex", oldValue: "F", newValue: "M", status: "rejected", reason: "Not so." },
    ],
    createdAt: "2026-11-18T09:00:00Z",
    closedAt: "2026-11-19T09:00:00Z",
  };
  await open({ waiting: [request] });
  const evidence = (await screen.findByText("Download the evidence (PDF)")).closest("a");
  const own = within(await screen.findByText("Not so.").then(detailsAround));
  own.getByText("Accepted");
  own.getByText("As in my passport.");
  expect(evidence?.getAttribute("href")).toBe("/api/student/evidence/request");
  screen.getByRole("button", { name: "Request a correction" });
});
