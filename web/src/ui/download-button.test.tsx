/** The files of a diploma: downloaded under their names, or the reason why one is not available. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { loadTexts } from "../app/translations.ts";
import { startI18n } from "../platform/i18n/start.ts";
import { watchSavedFiles } from "../testing/saved-files.ts";
import { type Answer, serve } from "../testing/server.ts";
import { DocumentFiles } from "./DocumentFiles.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

const ID = "7k2qf9xw4m0123456789abcdef";
const PATH = `GET /api/diploma/file/${ID}`;
const saved = watchSavedFiles();

const open = async (answer: () => Answer | Promise<Answer>) => {
  await startI18n({ language: "en", load: loadTexts });
  const requests = serve({ [PATH]: answer });
  render(
    <>
      <DocumentFiles id={ID} name="diploma-17" />
      <ToastRegion />
    </>,
  );
  return requests;
};

test("the PDF, the proof, the badge and the credential have the diploma's number as file name", async () => {
  const requests = await open(() => ({ text: "bytes" }));
  await userEvent.click(screen.getByRole("button", { name: "Download the PDF" }));
  await userEvent.click(screen.getByRole("button", { name: "Download the proof (.json)" }));
  await userEvent.click(screen.getByRole("button", { name: "Download the Open Badge" }));
  await userEvent.click(screen.getByRole("button", { name: "Download the credential (SD-JWT)" }));
  await expect
    .poll(() => saved)
    .toEqual(["diploma-17.pdf", "diploma-17.json", "diploma-17-openbadge.json", "diploma-17.sd-jwt"]);
  expect(requests.map(({ query }) => query.get("format"))).toEqual(["pdf", "json", "openbadge", "sd-jwt"]);
});

test("while the PDF is made the button is busy, and ignores a second press", async () => {
  let finish: (answer: Answer) => void = () => {};
  const requests = await open(
    () =>
      new Promise<Answer>((resolve) => {
        finish = resolve;
      }),
  );
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Download the PDF" });
  await userEvent.click(button);
  expect([button.ariaDisabled, button.ariaBusy]).toEqual(["true", "true"]);
  await userEvent.click(button);
  finish({ text: "bytes" });
  await expect.poll(() => button.ariaDisabled).toBeNull();
  expect(requests).toHaveLength(1);
});

test("a file that is not available shows the server's message, and nothing is saved", async () => {
  await open(() => ({ status: 409, body: { error: "no_signing_key", message: "There is no key to sign with." } }));
  await userEvent.click(screen.getByRole("button", { name: "Download the PDF" }));
  await screen.findByText("There is no key to sign with.");
  expect(saved).toEqual([]);
});
