/** The agent with one student at a time: registers one, reads what one asks to have corrected, accepts it. */
import type { DemandKind } from "@ijaza/schema/demand-fields";
import { STUDENT_FIELDS, type StudentFieldName } from "@ijaza/schema/student-fields";
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
    /** Registers one student by hand; the list shows whom, and says that a code is mailed. */
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
    /** How many demands wait, as the menu says beside the entry. */
    countDemands: async (kind: DemandKind): Promise<number> => {
      await page.goto(PLACES[kind]);
      await expect(
        page.getByRole("tab", { name: new RegExp(`^${say("update-demands.tabs.open")}\\s*\\d`) }),
      ).toBeVisible();
      const entry = page.getByRole("link", { name: new RegExp(`^${say(`ui.staff.${kind}Demands`)}`) });
      // Said once to be heard, once to be seen.
      return Number(/\d+\s*$/.exec(await entry.innerText())?.[0] ?? 0);
    },
    /** Opens what a student asks for. */
    openDemand: async (kind: DemandKind, studentNumber: string) => {
      await page.goto(PLACES[kind]);
      await searchList(person, studentNumber, "update-demands.search");
      await rowWith(page, studentNumber).getByRole("button").first().click();
      const demand = page.getByRole("dialog", { name: say("update-demands.demand") });
      await expect(demand).toBeVisible();
      return demand;
    },
    downloadEvidence: async (demand: Locator): Promise<string> => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        demand.getByRole("link", { name: say("update-demands.evidence.pdf"), exact: true }).click(),
      ]);
      return textOf(file);
    },
    /** Rejects what the open demand asks for, after what is `asked` before. */
    rejectDemand: async (demand: Locator, whileOpen: () => Promise<void>) => {
      await demand.getByRole("button", { name: say("update-demands.actions.reject"), exact: true }).click();
      const question = page.getByRole("dialog", { name: like("update-demands.decide.title.reject", { count: 1 }) });
      await question.getByLabel(say("update-demands.decide.reason")).fill("The certificate says otherwise.");
      await whileOpen();
      await question.getByRole("button", { name: say("update-demands.actions.reject"), exact: true }).click();
      await expect(page.getByText(say("update-demands.decide.done.reject")).last()).toBeVisible();
    },
    /** Accepts the only correction that the open demand asks for. */
    acceptDemand: async (demand: Locator) => {
      await demand.getByRole("button", { name: say("update-demands.actions.accept"), exact: true }).click();
      const question = page.getByRole("dialog", { name: like("update-demands.decide.title.accept", { count: 1 }) });
      await question.getByRole("button", { name: say("update-demands.actions.accept"), exact: true }).click();
      await expect(page.getByText(say("update-demands.decide.done.accept")).last()).toBeVisible();
      await expect(question).toHaveCount(0);
    },
  };
}
