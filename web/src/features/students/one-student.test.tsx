/** Registering one student by form, and correcting a record. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { AGENT, RESPONSABLE, studentWith, UNIVERSITY_ADMIN } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { type Answer, type ServedRequest, serve } from "../../testing/server.ts";
import { writeInto } from "../../testing/write-into.ts";

const at = "2026-11-18T09:00:00Z";
const amina = { ...studentWith(), invitation: { state: "expired", at } };

type Options = { user?: typeof AGENT; added?: object; updated?: Answer; found?: Answer; language?: "en" | "fr" };

const open = async (path: string, { user = AGENT, added, updated, found, language }: Options = {}) => {
  const requests = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user } }),
    "POST /api/student/addStudents": () => ({ body: added ?? { created: 1, existing: 0, errors: [] } }),
    "GET /api/student/getStudentsByUniversityName": () => ({
      body: { students: [amina], total: 1, page: 1, pageSize: 50 },
    }),
    "GET /api/student/getStudentById": () => found ?? { body: { student: amina } },
    "PUT /api/student/updateStudentById": () => updated ?? { body: { student: amina } },
    "POST /api/student/resendCodes": () => ({ body: { sent: 1, skipped: 0 } }),
  });
  await renderApp(path, language && { language });
  return requests;
};
const sentTo = (requests: ServedRequest[], path: string) =>
  requests.filter((each) => each.path === path).map(({ body }) => JSON.parse(body));

const INPUT = {
  "Student number *": "S-1",
  "Identity number *": "01234567",
  "First name *": "Rim",
  "Last name *": "Kefi",
  "Date of birth *": "08/02/2003",
  "E-mail *": "rim@etu.example",
  "First name (Arabic)": "ريم",
};
const fillIn = async () => {
  for (const [label, text] of Object.entries(INPUT)) writeInto(await screen.findByLabelText(label), text);
  await userEvent.selectOptions(screen.getByLabelText("Sex *"), "F");
  await userEvent.selectOptions(screen.getByLabelText("Nationality"), "Tunisia");
};
const add = () => userEvent.click(screen.getByRole("button", { name: "Add the student" }));

describe("one student", () => {
  test("is sent as a row, appears in the list, and the agent reads that the code is mailed", async () => {
    const requests = await open("/add_one_student");
    await fillIn();
    await add();
    await screen.findByText(/Rim Kefi.*is registered.*on its way to.*rim@etu.example/);
    await screen.findByRole("heading", { level: 1, name: "Students" });
    const [{ students }] = sentTo(requests, "/api/student/addStudents");
    expect(students).toHaveLength(1);
    expect(students[0]).toMatchObject({
      studentNumber: "S-1",
      firstNameAr: "ريم",
      sex: "F",
      nationality: "TN",
      nationalIdType: "cin",
      birthDate: "08/02/2003",
      birthPlace: null,
    });
  });

  test("is validated in the page in the reader's language, and the first invalid field has the focus", async () => {
    const requests = await open("/add_one_student", { language: "fr" });
    writeInto(await screen.findByLabelText("Date de naissance *"), "31/02/2001");
    await userEvent.click(screen.getByRole("button", { name: "Ajouter l’étudiant" }));
    const number = screen.getByLabelText("Numéro d’étudiant *");
    await waitFor(() => expect(document.activeElement).toBe(number));
    expect(number.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText("Date de naissance *").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText("Téléphone").getAttribute("aria-invalid")).toBeNull();
    expect(sentTo(requests, "/api/student/addStudents")).toEqual([]);
  });

  test("is reported as registered already when the data are the same, and nothing is added", {
    tags: ["all"],
  }, async () => {
    await open("/add_one_student", { added: { created: 0, existing: 1, errors: [] } });
    await fillIn();
    await add();
    await screen.findByText(/already registered with exactly these details/);
  });

  test("a number that another student has is refused at its field", { tags: ["all"] }, async () => {
    const errors = [{ path: "studentNumber", error: "number_taken", message: "Somebody else has this number." }];
    await open("/add_one_student", { added: { created: 0, existing: 0, errors: [{ row: 2, errors }] } });
    await fillIn();
    await add();
    await screen.findByText("Somebody else has this number.");
    expect(screen.getByLabelText("Student number *").getAttribute("aria-invalid")).toBe("true");
  });

  test("leaving a filled form asks first", async () => {
    await open("/add_one_student");
    await userEvent.type(await screen.findByLabelText("Student number *"), "S-1");
    await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
    const question = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    expect(screen.getByLabelText<HTMLInputElement>("Student number *").value).toBe("S-1");
    await userEvent.click(screen.getByRole("link", { name: "Students" }));
    await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
    expect(screen.queryByLabelText("Student number *")).toBeNull();
  });
});

describe("a record", () => {
  test("is corrected: only what was changed is sent", async () => {
    const requests = await open("/updateStudent/st000000000000000000000000");
    const name = await screen.findByLabelText("Last name *");
    await userEvent.clear(name);
    writeInto(name, "Ben Saleh");
    await userEvent.clear(screen.getByLabelText("Place of birth"));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText(/Record of .* saved/);
    expect(sentTo(requests, "/api/student/updateStudentById")).toEqual([
      { _id: amina._id, lastName: "Ben Saleh", birthPlace: null },
    ]);
  });

  test("with a name in the letters of the other script is noticed, and the two names are exchanged", async () => {
    await open("/add_one_student");
    writeInto(await screen.findByLabelText("First name *"), "ريم");
    writeInto(screen.getByLabelText("First name (Arabic)"), "Rim");
    await screen.findByText("First name: Arabic letters in a field for Latin ones.");
    await userEvent.click(screen.getByRole("button", { name: "Swap with the other field" }));
    expect(screen.getByLabelText("First name *")).toHaveProperty("value", "Rim");
    expect(screen.getByLabelText("First name (Arabic)")).toHaveProperty("value", "ريم");
    expect(screen.queryByText(/letters in a field/)).toBeNull();
  });

  test("shows the server's refusal at its field, or above the button if it concerns the whole record", async () => {
    const errors = [{ path: "nationalId", error: "number_taken", message: "Somebody else has this identity." }];
    await open("/update_one_student?id=st0", { updated: { status: 422, body: { error: "record_invalid", errors } } });
    await userEvent.click(await screen.findByRole("button", { name: "Save" }));
    await screen.findByText("Somebody else has this identity.");
  });

  test("of an unknown id shows a message", async () => {
    for (const status of [404, 400]) {
      await open("/updateStudent/nobody", { found: { status, body: { error: "not_found", message: "Nothing." } } });
      await screen.findByText("This student does not exist");
      expect(screen.getByRole("link", { name: "Show all students" }).getAttribute("href")).toBe("/student");
      document.body.replaceChildren();
    }
  });

  test("shows the state of the access, and sends a code again", { tags: ["all"] }, async () => {
    const requests = await open("/updateStudent/st000000000000000000000000");
    await screen.findByText("Code expired");
    await userEvent.click(screen.getByRole("button", { name: "Send a new code" }));
    const question = within(await screen.findByRole("dialog"));
    await userEvent.click(question.getByRole("button", { name: "Send a new code" }));
    await screen.findByText("1 code is on its way.");
    expect(sentTo(requests, "/api/student/resendCodes")).toEqual([{ ids: [amina._id] }]);
  });

  test("is chosen first if the address names none, or from its row in the list", { tags: ["all"] }, async () => {
    await open("/update_one_student");
    const name = await screen.findByRole("link", { name: "Amina Ben Salah" });
    expect(name.getAttribute("href")).toBe(`/updateStudent/${amina._id}`);
    await userEvent.click(screen.getByRole("link", { name: "Students" }));
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Amina Ben Salah" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Edit" }));
    expect((await screen.findByLabelText<HTMLInputElement>("First name *")).value).toBe("Amina");
  });
});

test("nobody but agents adds or corrects students", async () => {
  for (const user of [RESPONSABLE, UNIVERSITY_ADMIN]) {
    for (const path of ["/add_one_student", "/updateStudent/st0", "/update_one_student"]) {
      await open(path, { user });
      await screen.findByRole("heading", { level: 1, name: "This page is for other roles" });
      document.body.replaceChildren();
    }
    await open("/student", { user });
    await screen.findByText("Amina Ben Salah");
    expect(screen.queryByRole("link", { name: "Add a student" })).toBeNull();
    const menu = screen.queryByRole("button", { name: "Actions for Amina Ben Salah" });
    if (menu) await userEvent.click(menu);
    const offered = screen.queryAllByRole("menuitem").map(({ textContent }) => textContent);
    expect(offered).toEqual(user === RESPONSABLE ? ["Erase the data"] : []);
    document.body.replaceChildren();
  }
});
