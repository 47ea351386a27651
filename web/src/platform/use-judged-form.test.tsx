import type { FieldErrorCode } from "@ijaza/schema/errors/errors";
import type { Field } from "@ijaza/schema/fields/fields";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { RecordForm } from "../features/records/records.parts.tsx";
import { gateFor } from "../testing/gate.ts";
import { refusedWith, renderPart } from "../testing/render-part.tsx";
import { type Texts, useJudgedForm } from "./use-judged-form.ts";

const label = (en: string, ar: string) => ({ en, fr: en, ar });
const FIELDS: Field[] = [
  { name: "title", label: label("Title", "العنوان"), kind: "text", required: true },
  { name: "hours", label: label("Hours", "الساعات"), kind: "number" },
];
const START: Texts = { title: "Algebra", hours: "20" };

type Send = Parameters<typeof useJudgedForm>[0]["send"];

/** The title is required, and hours must be a number. */
const judge = ({ title = "", hours = "" }: Texts) => [
  ...(title.trim() ? [] : [{ path: "title", error: "required" as FieldErrorCode }]),
  ...(/^\d*$/.test(hours) ? [] : [{ path: "hours", error: "not_a_number" as FieldErrorCode }]),
];

function Sample({ send, rejected = false }: { send: Send; rejected?: boolean }) {
  const form = useJudgedForm({ start: START, judge, send });
  return <RecordForm form={form} fields={FIELDS} rejected={rejected} back="/list" />;
}

const title = () => screen.getByLabelText<HTMLInputElement>("Title *");
const hours = () => screen.getByLabelText<HTMLInputElement>("Hours");
const save = (name = "Save") => userEvent.click(screen.getByRole("button", { name }));
const refill = async (field: HTMLInputElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
};
const noteOf = (field: HTMLInputElement) =>
  document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent;
const summary = () => screen.queryByRole("alert")?.textContent;

test("an invalid form shows the errors under the fields and below the form, focuses the first one, and is not sent", async () => {
  const sent: Texts[] = [];
  const send: Send = async (texts) => {
    sent.push(texts);
    return [];
  };
  await renderPart(<Sample send={send} />);
  await refill(hours(), "many");
  await refill(title(), "");
  expect(summary()).toBeUndefined();
  await save();
  await waitFor(() => expect(summary()).toContain("Some fields have errors"));
  expect([title(), hours()].map((field) => field.getAttribute("aria-invalid"))).toEqual(["true", "true"]);
  expect(noteOf(title())).not.toBe("");
  expect(document.activeElement).toBe(title());
  await userEvent.type(title(), "Analysis");
  expect(title().getAttribute("aria-invalid")).toBeNull();
  await save();
  await waitFor(() => expect(document.activeElement).toBe(hours()));
  await refill(hours(), "12");
  await save();
  expect(sent).toEqual([{ title: "Analysis", hours: "12" }]);
  expect(summary()).toBeUndefined();
});

const refused = [{ path: "hours", error: "too_many", message: "Not so many." }];

test.each([
  ["replies", () => Promise.resolve(refused)],
  ["refuses", () => Promise.reject(refusedWith("record_invalid", { errors: refused }))],
])("what the server %s of a field is shown there, and the typed text is kept", async (_, send: Send) => {
  await renderPart(<Sample send={send} />);
  await refill(title(), "Analysis");
  await save();
  expect(noteOf(hours())).toBe("Not so many.");
  expect(document.activeElement).toBe(hours());
  expect([title().value, hours().value]).toEqual(["Analysis", "20"]);
});

test("a refusal without a field is shown below the form until the next attempt, and the typed text is kept", async () => {
  let answer: () => ReturnType<Send> = () => Promise.reject(refusedWith("storage_full"));
  await renderPart(<Sample send={() => answer()} />);
  await refill(title(), "Analysis");
  await save();
  expect(summary()).toContain("The server says no.");
  expect(title().value).toBe("Analysis");
  answer = async () => [];
  await save();
  expect(summary()).toBeUndefined();
});

test("a form whose button is pressed twice is sent once", async () => {
  const gate = gateFor<[]>();
  let calls = 0;
  const send: Send = () => {
    calls += 1;
    return gate.opened;
  };
  await renderPart(<Sample send={send} rejected />);
  await save("Save and submit again");
  await save("Save and submit again");
  await userEvent.type(title(), "{Enter}");
  expect(calls).toBe(1);
  gate.open([]);
  await screen.findByRole("button", { name: "Save and submit again", busy: false });
});

test("leaving a changed form asks first, and staying keeps what was typed", async () => {
  await renderPart(<Sample send={async () => []} />);
  await refill(title(), "Analysis");
  await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
  const question = await screen.findByRole("dialog");
  await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(question.hasAttribute("open")).toBe(false);
  expect(title().value).toBe("Analysis");
});

test("in Arabic the form runs from right to left, and its errors are in Arabic", async () => {
  await renderPart(<Sample send={async () => []} />, { language: "ar" });
  expect(document.documentElement.dir).toBe("rtl");
  await userEvent.clear(screen.getByLabelText("العنوان *"));
  await userEvent.click(screen.getByRole("button", { name: "حفظ" }));
  expect(summary()).toMatch(/[\u0600-\u06ff]/);
  expect(document.activeElement).toBe(screen.getByLabelText("العنوان *"));
});
