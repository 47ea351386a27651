/** Correcting a diploma whose files the university uploaded. */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { diplomaWith } from "../../testing/diplomas.ts";
import { openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT } from "../../testing/people.ts";

const PUT = "PUT /api/diploma/files";
const university = { _id: "wn000000000000000000000000", name: { en: "", fr: "", ar: "" }, slug: "wadi-nour" };
const fileNamed = (name: string) => new File(["%PDF-1.7"], name);

/** The page of a pending diploma, and the bodies of the calls that replace its files. */
const open = async (attachments: string | null, answer: object = { body: {} }) => {
  const diploma = diplomaWith({ mode: "modeThree", file: "D-1.pdf", attachments });
  const { log } = await openDiplomas(AGENT, `/update_one_diploma?id=${diploma._id}`, {
    diplomas: [diploma],
    answers: {
      "POST /api/diploma/getDiplomaById": () => ({ body: { diploma: { ...diploma, university, handedIn: true } } }),
      [PUT]: () => answer,
    },
  });
  await screen.findByRole("link", { name: "D-1.pdf" });
  return () => log.filter(({ method, path }) => `${method} ${path}` === PUT).map(({ body }) => body);
};

test("several attachments are sent together, and replace the present ones", async () => {
  const sent = await open("old.png");
  await userEvent.upload(screen.getByLabelText("Choose attachments"), [fileNamed("a.pdf"), fileNamed("b.png")]);
  await screen.findByText("Attachments replaced.");
  const [form = ""] = sent();
  expect(form).toContain('"attachments":"a.pdf;b.png"');
  expect(form.match(/filename="[^"]+"/g)).toEqual(['filename="a.pdf"', 'filename="b.png"']);
  expect(form).not.toContain('"file":');
});

test("attachments are removed, and the document stays", async () => {
  const sent = await open("old.png");
  await userEvent.click(screen.getByRole("button", { name: "Remove the attachments" }));
  await screen.findByText("Attachments removed.");
  expect(sent().map((body) => JSON.parse(body))).toEqual([{ _id: expect.any(String), attachments: "" }]);
});

test("a refused attachment is reported, and without attachments nothing can be removed", async () => {
  const errors = [{ path: "attachments", error: "file_not_accepted", message: "Not a PDF, PNG or JPEG file." }];
  const sent = await open(null, { status: 422, body: { error: "record_invalid", message: "No.", errors } });
  expect(screen.queryByRole("button", { name: "Remove the attachments" })).toBeNull();
  await userEvent.upload(screen.getByLabelText("Choose attachments"), fileNamed("a.pdf"));
  await screen.findByText("Not a PDF, PNG or JPEG file.");
  await waitFor(() => expect(sent()).toHaveLength(1));
});
