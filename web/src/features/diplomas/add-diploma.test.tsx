/** Adding one diploma by form. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { openDiplomas } from "../../testing/open-diplomas.ts";
import { AGENT, RESPONSABLE } from "../../testing/people.ts";
import type { Answer } from "../../testing/server.ts";

const ADD = "POST /api/diploma/addDiplomas";
const NAME = encodeURIComponent(AGENT.university?.name.en ?? "");
const TEMPLATES = `GET /api/diploma-template/get-diploma-template-by-university-name/${NAME}`;
const template = (name: string) => ({ _id: `v-${name}`, id: name, name, version: 1, updatedAt: "", layout: {} });

const open = async (added: Answer = { body: { created: 1, existing: 0, errors: [] } }, templates = ["One"]) => {
  const { sent, log } = await openDiplomas(AGENT, "/add_one_diploma", {
    diplomas: [],
    answers: { [ADD]: () => added, [TEMPLATES]: () => ({ body: { templates: templates.map(template) } }) },
  });
  return { log, rows: () => sent(ADD) };
};

const INPUT = {
  "Diploma number *": "D-1",
  "Student number *": "S-1",
  "Title (French)": "Licence",
  "Academic year *": "2025-2026",
  "Date of the decision *": "2026-07-12",
};
const fillIn = async () => {
  await screen.findByLabelText("Diploma number *");
  for (const [label, value] of Object.entries(INPUT)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  await userEvent.selectOptions(screen.getByLabelText("Level *"), "licence");
};
const submit = async () => userEvent.click(await screen.findByRole("button", { name: "Submit the diploma" }));

describe("one diploma", () => {
  test("is sent as a row of the chosen mode, and the agent arrives at the pending ones", async () => {
    const { rows } = await open();
    await fillIn();
    await submit();
    await screen.findByText("Diploma submitted. It is waiting for the University Manager.");
    expect(rows()).toEqual([
      {
        mode: "modeOne",
        diplomas: [
          {
            diplomaNumber: "D-1",
            studentNumber: "S-1",
            level: "licence",
            titleFr: "Licence",
            academicYear: "2025-2026",
            decisionDate: "2026-07-12",
          },
        ],
      },
    ]);
  });

  test("says its programme and place in other languages, each beside what it translates and in its own direction", {
    tags: ["all"],
  }, async () => {
    const { rows } = await open();
    await fillIn();
    const line = screen.getByLabelText("Domain").closest(".record-form__line");
    const fields = within(line as HTMLElement).getAllByRole<HTMLInputElement>("textbox");
    expect(fields.map(({ name, dir }) => [name, dir])).toEqual([
      ["domain", "auto"],
      ["domainEn", "auto"],
      ["domainAr", "rtl"],
    ]);
    fireEvent.change(screen.getByLabelText("Domain (Arabic)"), { target: { value: "القانون" } });
    fireEvent.change(screen.getByLabelText("Place of issue"), { target: { value: "Sfax" } });
    await submit();
    await screen.findByText("Diploma submitted. It is waiting for the University Manager.");
    expect(rows()).toMatchObject([{ diplomas: [{ domainAr: "القانون", placeOfIssue: "Sfax" }] }]);
  });

  test("is validated in the page before anything is sent", async () => {
    const { rows } = await open();
    await submit();
    const field = screen.getByLabelText("Diploma number *");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(rows()).toEqual([]);
  });

  test("is refused at its field, or reported as existing", async () => {
    const errors = [{ path: "studentNumber", error: "student_unknown", message: "Nobody has this number." }];
    await open({ body: { created: 0, existing: 0, errors: [{ row: 2, errors }] } });
    await fillIn();
    await submit();
    await screen.findByText("Nobody has this number.");
  });

  test("that exists already adds nothing, and the page says so", { tags: ["all"] }, async () => {
    await open({ body: { created: 0, existing: 1, errors: [] } });
    await fillIn();
    await submit();
    await screen.findByText(/already exists/);
  });

  test("names the template where the university has several", { tags: ["all"] }, async () => {
    const { rows } = await open(undefined, ["One", "Two"]);
    await userEvent.selectOptions(await screen.findByLabelText("Template"), "Two");
    await fillIn();
    await submit();
    await screen.findByText("Diploma submitted. It is waiting for the University Manager.");
    expect(rows()).toMatchObject([{ templateName: "Two" }]);
  });

  test("needs its document if the university uploads it", { tags: ["all"] }, async () => {
    const { log } = await open();
    await userEvent.click(await screen.findByRole("radio", { name: /Your own PDF, registered student/ }));
    await fillIn();
    await submit();
    await screen.findByText("Required");
    expect(log.filter(({ method, path }) => `${method} ${path}` === ADD)).toEqual([]);
  });

  test("can be added only by an agent", async () => {
    await openDiplomas(RESPONSABLE, "/add_one_diploma", { diplomas: [] });
    expect(screen.queryByRole("button", { name: "Submit the diploma" })).toBeNull();
  });
});
