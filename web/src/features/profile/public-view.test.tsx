/** What the public sees of the own documents, and hiding claims. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { certificateWith } from "../../testing/certificates.ts";
import { diplomaWith } from "../../testing/diplomas.ts";
import { STUDENT, studentWith } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answer, serve } from "../../testing/server.ts";

const HIDE = "PUT /api/student/visibility";
const held = { verifications: 0, hidden: [] };
const texts = { domain: "Droit", domainAr: "القانون", placeOfIssue: "Sfax", thesisTitleAr: "الإثبات" };
const diploma = { ...diplomaWith({ status: "signed", honours: "bien", ...texts }), ...held, hidden: ["honours"] };
const certificate = { ...certificateWith({ status: "signed", expiryDate: "2030-01-31" }), ...held };

const open = async (tab: RegExp, answer: () => Answer = () => ({ body: { hidden: ["firstName", "honours"] } })) => {
  const requests = serve({
    "GET /api/student/verify": () => ({ body: { authenticated: true, user: STUDENT } }),
    "GET /api/student": () => ({
      body: { student: { ...studentWith(), diplomas: [diploma], certificates: [certificate] } },
    }),
    [HIDE]: answer,
  });
  await renderApp("/student_profile/");
  await userEvent.click(await screen.findByRole("tab", { name: tab }));
  const title = screen.getByText("My public link");
  await userEvent.click(title);
  const fold = title.closest("details");
  if (!fold) throw new Error("the public link is not folded");
  return { requests, shown: within(fold) };
};

test("a student hides a claim with one press, beside those that are hidden already", async () => {
  const { requests, shown } = await open(/Master/);
  const switchOf = (name: string) => shown.getByRole("switch", { name });
  expect([switchOf("Honours"), switchOf("First name")].map((each) => each.getAttribute("aria-checked"))).toEqual([
    "false",
    "true",
  ]);
  shown.getByText("1 item is hidden.");
  await userEvent.click(switchOf("First name"));
  await shown.findByText("2 items are hidden.");
  expect(JSON.parse(requests.find(({ method }) => method === "PUT")?.body ?? "")).toEqual({
    documentId: diploma._id,
    hidden: ["honours", "firstName"],
  });
});

test("only public claims of the document are offered; a certificate's last day always stays public", async () => {
  const { shown } = await open(/Master/);
  expect(shown.queryByRole("switch", { name: /Average|Birth|Speciality|thesis/i })).toBeNull();
  for (const name of ["Domain", "Domain (Arabic)", "Place of issue"]) shown.getByRole("switch", { name });
  shown.getByText(/handed out, on paper or as files, stay as they are/);
  expect(shown.getByRole("link", { name: "See the public page" }).getAttribute("href")).toBe(
    `/digital_diploma/${diploma._id}`,
  );
});

test("a certificate's last day is shown whatever its holder hides, with the reason", async () => {
  const { shown } = await open(/Cybersécurité/);
  shown.getByRole("switch", { name: "Date of issue" });
  expect(shown.queryByRole("switch", { name: /expiry|E-mail|Student number/ })).toBeNull();
  shown.getByText(/The last day of a certificate is always shown/);
});

test("a switch that could not be saved goes back, with a message", async () => {
  const { shown } = await open(/Master/, () => ({
    status: 503,
    body: { error: "database_unavailable", message: "Try again in a moment." },
  }));
  await userEvent.click(shown.getByRole("switch", { name: "First name" }));
  await waitFor(() =>
    expect(shown.getByRole("switch", { name: "First name" }).getAttribute("aria-checked")).toBe("true"),
  );
  await shown.findByText(/moment/);
});
