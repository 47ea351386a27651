/** The screens about one student and the student's own in three languages: axe at two widths, no sideways scrolling. */
import { randomInt } from "node:crypto";
import { LANGUAGES } from "@ijaza/schema/product";
import { rowWith, searchList, signInAsStudent } from "../actors/person.ts";
import { readerOf } from "../actors/reader.ts";
import { studentOf } from "../actors/student.ts";
import { EVIDENCE } from "../evidence.ts";
import { labelInCorrection, labelOfStudent } from "../labels.ts";
import { codeMailedTo } from "../mailbox.ts";
import { expect, test } from "../scene.ts";
import { STUDENT_EMAIL } from "../universities.ts";

const PASSWORD = "a sentence that this student keeps";

const newRecord = () => {
  const studentNumber = `K${randomInt(1e9, 1e10)}`;
  return {
    studentNumber,
    nationalId: studentNumber,
    nationalIdType: "cin",
    sex: "F",
    birthDate: "2003-03-14",
    firstName: "Noura",
    lastName: "Zouari",
    firstNameAr: "نورة",
    lastNameAr: "الزواري",
    email: `${studentNumber.toLowerCase()}@etu.example`,
  };
};

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test("what the agent sees of one student", async ({ agent, words: { say, like } }) => {
      const { page } = agent;
      const { look } = readerOf(agent);
      await page.goto("/add_one_student");
      await expect(page.getByRole("textbox").first()).toBeVisible();
      await look("one student");
      await page.getByRole("button", { name: say("students.addOne.action"), exact: true }).click();
      await look("one student, refused");
      await page.getByLabel(labelOfStudent("firstNameAr", language), { exact: true }).fill("نورة");
      await page.getByRole("link", { name: say("students.form.cancel"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: say("ui.leave.title") })).toBeVisible();
      await look("leaving unsaved");

      const record = newRecord();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: say("ui.leave.action"), exact: true })
        .click();
      await agent.addStudent(record);
      await look("students, one of them new");
      await page.goto("/update_one_student");
      await searchList(agent, record.studentNumber, "students.search");
      await look("whose record is corrected");
      await rowWith(page, record.studentNumber).getByRole("link").click();
      await expect(page.getByLabel(labelOfStudent("email", language), { exact: true })).toHaveValue(record.email);
      await look("record");
      await page.getByRole("button", { name: say("students.codes.action"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: like("students.codes.title", { count: 1 }) })).toBeVisible();
      await look("code again");
      await page.goto("/updateStudent/nobody");
      await expect(page.getByText(say("students.update.gone"))).toBeVisible();
      await look("record of nobody");
    });

    test("what a student sees, from the first sign-in to a decided request", async ({ agent, newcomer, words }) => {
      const { say } = words;
      const record = newRecord();
      await agent.addStudent(record);
      const student = studentOf(await newcomer());
      const { page } = student;
      const { look } = readerOf(student);
      const code = await codeMailedTo(record.email);
      await student.giveCode({ identifier: record.studentNumber, code });
      await look("password of one's own");
      await page.getByRole("button", { name: say("session.first.finish"), exact: true }).click();
      await look("password of one's own, refused");
      await student.setPassword(PASSWORD);
      await expect(page.getByText(say("profile.student.empty.title"))).toBeVisible();
      await look("own page, no diploma");

      await student.unfold("profile.student.data");
      await page.getByRole("button", { name: say("correction-requests.ask.title.student"), exact: true }).click();
      await look("asking for a correction");
      await page.getByRole("button", { name: say("correction-requests.ask.submit"), exact: true }).click();
      const dialog = page.getByRole("dialog");
      const sex = labelInCorrection("student", "sex", language);
      await dialog.getByLabel(say("correction-requests.ask.field")).selectOption(sex);
      await dialog.getByLabel(say("correction-requests.ask.chooseFile")).setInputFiles(EVIDENCE);
      await page.getByRole("button", { name: say("correction-requests.ask.submit"), exact: true }).click();
      await look("asking for a correction, refused");
      await dialog.getByRole("button", { name: say("ui.cancel"), exact: true }).click();
      await student.askAboutOneself({ field: "birthDate", value: "2004-03-14", note: "—", file: EVIDENCE });
      await expect(page.getByText(say("correction-requests.own.open"))).toBeVisible();
      await look("own page, with a request");

      const reader = readerOf(agent);
      const request = await agent.openRequest("student", record.studentNumber);
      await reader.look("a request");
      await agent.rejectRequest(request, async () => reader.look("rejecting a request"));
      await agent.page.goto("/student-demandes?tab=closed&pageSize=25");
      await expect(agent.page.getByRole("heading", { level: 1 })).toBeVisible();
      await reader.look("decided requests");
      await student.openOwnPage();
      await student.unfold("profile.student.data");
      await page.getByText(say("correction-requests.own.closed")).click();
      await look("own page, with a decided request");
    });

    test("what a student sees of a signed diploma", async ({ newcomer, words: { say } }) => {
      const person = await newcomer();
      const { page } = person;
      await signInAsStudent(person, STUDENT_EMAIL);
      const { look } = readerOf(person);
      await page.goto("/student_profile/");
      const { stage, unfold } = studentOf(person);
      await expect(stage.getByText(say("profile.own.stands"))).toBeVisible();
      await look("own page");
      for (const title of [
        "profile.own.link.title",
        "profile.student.data",
        "profile.own.formats.title",
        "profile.student.account",
      ])
        await unfold(title);
      await look("own page, unfolded");
      await page.getByRole("button", { name: say("correction-requests.ask.title.diploma"), exact: true }).click();
      const title = labelInCorrection("diploma", "titleAr", language);
      await page.getByLabel(say("correction-requests.ask.field")).selectOption(title);
      await look("something is wrong with a diploma");
    });
  });
}
