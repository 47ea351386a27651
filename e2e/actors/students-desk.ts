/** The agent's work with one student: registers one, and reads and accepts a request for correction. */
import type { CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import { STUDENT_FIELDS, type StudentFieldName } from "@ijaza/schema/students/fields";
import { expect, type Locator } from "@playwright/test";
import { labelOfStudent } from "../labels.ts";
import { textOf } from "./import-wizard.ts";
import { type Person, rowWith, searchList } from "./person.ts";

type OneStudent = { [name in StudentFieldName]?: string } & { studentNumber: string; email: string };

const PLACES = { student: "/student-demandes", diploma: "/diploma-demandes" };

export function studentsDeskOf(person: Person) {
  const { page, words } = person;
  const { say, like, language } = words;

  return {
    /** Registers one student by form. The list then shows the student and says that a code is mailed. */
    addStudent: async (student: OneStudent) => {
      await page.goto("/add_one_student");
      for (const { name, kind } of STUDENT_FIELDS) {
        const text = student[name];
        if (text === undefined) continue;
        const control = page.getByLabel(labelOfStudent(name, language), { exact: true });
        await (kind === "choice" ? control.selectOption(text) : control.fill(text));
      }
      await page.getByRole("button", { name: say("students.addOne.action"), exact: true }).click();
      await expect(page.getByText(like("students.addOne.done", { email: student.email }))).toBeVisible();
      await expect(rowWith(page, student.studentNumber)).toBeVisible();
    },
    /** The number of waiting requests, as the menu shows it. */
    countCorrectionRequests: async (kind: CorrectionKind): Promise<number> => {
      await page.goto(PLACES[kind]);
      await expect(
        page.getByRole("tab", { name: new RegExp(`^${say("correction-requests.tabs.open")}\\s*\\d`) }),
      ).toBeVisible();
      const entry = page.getByRole("link", { name: new RegExp(`^${say(`ui.staff.${kind}Corrections`)}`) });
      // The number appears twice: for screen readers and for the eye.
      return Number(/\d+\s*$/.exec(await entry.innerText())?.[0] ?? 0);
    },
    /** Opens a student's request. */
    openRequest: async (kind: CorrectionKind, studentNumber: string) => {
      await page.goto(PLACES[kind]);
      await searchList(person, studentNumber, "correction-requests.search");
      await rowWith(page, studentNumber).getByRole("button").first().click();
      const request = page.getByRole("dialog", { name: say("correction-requests.request") });
      await expect(request).toBeVisible();
      return request;
    },
    downloadEvidence: async (request: Locator): Promise<string> => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        request.getByRole("link", { name: say("correction-requests.evidence.pdf"), exact: true }).click(),
      ]);
      return textOf(file);
    },
    /** Rejects the open request; `whileOpen` runs while the dialog is open. */
    rejectRequest: async (request: Locator, whileOpen: () => Promise<void>) => {
      await request.getByRole("button", { name: say("correction-requests.actions.reject"), exact: true }).click();
      const question = page.getByRole("dialog", {
        name: like("correction-requests.decide.title.reject", { count: 1 }),
      });
      await question.getByLabel(say("correction-requests.decide.reason")).fill("The certificate says otherwise.");
      await whileOpen();
      await question.getByRole("button", { name: say("correction-requests.actions.reject"), exact: true }).click();
      await expect(page.getByText(say("correction-requests.decide.done.reject")).last()).toBeVisible();
    },
    /** Accepts the only correction of the open request. */
    acceptRequest: async (request: Locator) => {
      await request.getByRole("button", { name: say("correction-requests.actions.accept"), exact: true }).click();
      const question = page.getByRole("dialog", {
        name: like("correction-requests.decide.title.accept", { count: 1 }),
      });
      await question.getByRole("button", { name: say("correction-requests.actions.accept"), exact: true }).click();
      await expect(page.getByText(say("correction-requests.decide.done.accept")).last()).toBeVisible();
      await expect(question).toHaveCount(0);
    },
  };
}
