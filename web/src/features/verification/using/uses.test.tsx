/** What can be done with a document once its verdict is known: look at it, download it, keep the proof, share it. */
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { serve } from "../../../testing/server.ts";
import { CERTIFICATE, FACTS, ID, resultOf, show } from "../../../testing/verdicts.tsx";

beforeEach(() => void serve({ "GET /api/issuers": () => ({ body: { issuers: [] } }) }));

const pictureNow = () => screen.queryByRole<HTMLImageElement>("img", { name: /Picture of the document/ });

test("a diploma's page shows it as a picture that can be enlarged", async () => {
  await show(resultOf("valid"), { statements: { id: ID, hasPicture: true } });
  const picture = screen.getByRole("img", { name: "Picture of the document: Master of Science – Yasmine Ferjani" });
  expect(picture.getAttribute("src")).toBe(`/api/document/picture/${ID}?width=800&format=webp`);
  expect(picture.getAttribute("loading")).toBe("lazy");
  fireEvent.load(picture);
  await userEvent.click(screen.getByRole("button", { name: /Enlarge/ }));
  within(screen.getByRole("dialog", { name: "The document" })).getByRole("img");
});

const pdfNow = () => screen.queryByRole<HTMLButtonElement>("button", { name: "Download the PDF" });

test("a PDF that the reader may not get is not offered, and the page says who has it", async () => {
  await show(resultOf("valid"), { statements: { id: ID, isWithheld: true, hasPicture: false } });
  expect([pdfNow(), pictureNow()]).toEqual([null, null]);
  screen.getByText(/the holder has it. Ask for it/);
  expect(screen.getByRole("link", { name: "Check a file" }).getAttribute("href")).toBe("/verification");
});

test.each([
  ["is offered to a reader who may have it", false, false],
  ["waits until it is known whether the reader may have it", undefined, true],
])("a PDF %s", async (_, isWithheld, disabled) => {
  await show(resultOf("valid"), { statements: { id: ID, isWithheld } });
  expect(pdfNow()?.disabled).toBe(disabled);
  expect(screen.queryByText(/the holder has it/)).toBeNull();
});

test("a picture is requested only once it is known that there is one", async () => {
  await show(resultOf("valid"), { statements: { id: ID } });
  expect(pictureNow()?.hasAttribute("src")).toBe(false);
});

test("a reader who has the uploaded file is shown no picture of it", async () => {
  await show(resultOf("valid"), { statements: { id: ID, isWithheld: false, hasPicture: false } });
  expect([pictureNow(), pdfNow()?.disabled]).toEqual([null, false]);
});

test("without a picture nothing is shown in its place", async () => {
  await show(resultOf("valid"), { statements: { id: ID, hasPicture: true } });
  fireEvent.error(screen.getByRole("img", { name: /Picture of the document/ }));
  expect(pictureNow()).toBeNull();
  expect(screen.queryByText(/Rely on the details/)).toBeNull();
});

test.each([
  ["altered", resultOf("invalid", { at: "integrity", code: "signature_invalid" })],
  ["not proved", resultOf("unknown", { at: "issuer", code: "chain_unreachable" })],
])("a %s result shows no picture and no actions to share it", async (_, result) => {
  await show(result, { statements: { id: ID } });
  expect(pictureNow()).toBeNull();
  expect(screen.queryByText("Keep it, pass it on")).toBeNull();
});

/** Opens what is collapsed, whose code is fetched only then. */
async function openUses() {
  expect(screen.queryByRole("button", { name: "Show the QR code" })).toBeNull();
  await userEvent.click(screen.getByText("Keep it, pass it on"));
  await screen.findByRole("button", { name: "Show the QR code" });
}

test("a valid diploma can be added to LinkedIn and sent by plain links with its address", async () => {
  await show(resultOf("valid"), { statements: { id: ID } });
  await openUses();
  const link = `${globalThis.location.origin}/digital_diploma/${ID}`;
  const linkedIn = screen.getByRole("link", { name: "Add to a LinkedIn profile" });
  expect(linkedIn.getAttribute("rel")).toContain("noopener");
  const query = Object.fromEntries(new URL(linkedIn.getAttribute("href") ?? "").searchParams);
  expect(query).toMatchObject({
    startTask: "CERTIFICATION_NAME",
    name: "Master of Science",
    organizationName: "University of Wadi Nour",
    issueYear: "2026",
    issueMonth: "7",
    certUrl: link,
  });
  expect(query).not.toHaveProperty("expirationYear");
  const mail = screen.getByRole("link", { name: "Send the link by e-mail" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(mail)).toContain(link);
});

test("where its code cannot be had the verdict stays, and the page can be loaded again", {
  tags: ["all"],
}, async () => {
  vi.doMock("./Uses.tsx", () => {
    throw new Error("not delivered");
  });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.resetModules();
  const fresh = await import("../../../testing/verdicts.tsx");
  await fresh.show(resultOf("valid"), { statements: { id: ID } });
  await userEvent.click(screen.getByText("Keep it, pass it on"));
  await screen.findByRole("button", { name: "Reload the page" });
  screen.getByRole("heading", { level: 1, name: "This diploma is authentic" });
  vi.doUnmock("./Uses.tsx");
});

test("a certificate's link to LinkedIn contains its last day", async () => {
  await show(resultOf("valid", undefined, { ...FACTS, claims: CERTIFICATE }), { statements: { id: ID } });
  await openUses();
  const linkedIn = screen.getByRole("link", { name: "Add to a LinkedIn profile" });
  expect(Object.fromEntries(new URL(linkedIn.getAttribute("href") ?? "").searchParams)).toMatchObject({
    name: "Security",
    issueYear: "2026",
    issueMonth: "10",
    expirationYear: "2028",
    expirationMonth: "1",
  });
});

test("a revoked diploma is printed and its code shown, but not passed on", async () => {
  await show(resultOf("invalid", { at: "status", code: "revoked" }), { statements: { id: ID } });
  screen.getByRole("button", { name: "Print this result" });
  await openUses();
  expect(screen.queryByRole("link", { name: /LinkedIn|WhatsApp|e-mail/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show the QR code" }));
  const dialog = within(await screen.findByRole("dialog", { name: "QR code of this page" }));
  dialog.getByText(`${globalThis.location.origin}/digital_diploma/${ID}`);
  for (const name of ["Download SVG", "Download PNG"]) dialog.getByRole("button", { name });
});
