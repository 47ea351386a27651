/** One university cannot see another's data, and a student cannot open the staff's pages. */
import { refusalMessage } from "@ijaza/schema/errors/errors";
import { agentOf } from "../actors/agent.ts";
import { searchList } from "../actors/person.ts";
import { studentOf } from "../actors/student.ts";
import { diplomasOf, firstRowOf } from "../cohorts.ts";
import { bringIn } from "../issuing.ts";
import { expect, test } from "../scene.ts";
import { openSession, openStudentSession } from "../sessions.ts";
import { STUDENT_EMAIL } from "../universities.ts";

const LISTS = ["/diplomasList", "/diplomas_not_confirm?tab=waiting", "/diplomasRejected"];

test("the agent of another university finds no records of this one", async ({
  agent,
  university,
  otherUniversity,
  newcomer,
  words,
}) => {
  const studentNumber = university.studentNumber(4);
  const cohort = diplomasOf([studentNumber], { prefix: `T-${university.slug}` });
  const number = firstRowOf(cohort).diplomaNumber ?? "";
  await bringIn(agent, cohort);
  await agent.findDiploma(number, "pending");
  const correction = await agent.addressOfCorrection(number);

  const foreigner = agentOf(await newcomer(), otherUniversity.agent);
  await openSession(foreigner, otherUniversity.agent.email);
  for (const list of LISTS) {
    await foreigner.page.goto(list);
    await searchList(foreigner, number);
    await expect(foreigner.page.getByText(words.say("diplomas.nothingFound.title"))).toBeVisible();
  }
  await foreigner.findStudent(studentNumber);
  await expect(foreigner.page.getByText(words.say("students.nothingFound.title"))).toBeVisible();
  await foreigner.page.goto(correction);
  const message = refusalMessage({ code: "not_found", language: words.language });
  await expect(foreigner.page.getByRole("alert")).toContainText(message);
  await expect(foreigner.page.getByText(number)).toHaveCount(0);

  await agent.page.goto(correction);
  await expect(agent.page.getByRole("textbox").first()).toHaveValue(number);
});

test("a student cannot open the pages of the staff", async ({ newcomer, words }) => {
  const student = await newcomer();
  await openStudentSession(student, STUDENT_EMAIL);
  await studentOf(student).openOwnPage();
  await expect(studentOf(student).stage.getByText(words.say("profile.own.stands"))).toBeVisible();
  for (const page of ["/dashboard", "/student", "/diplomasList", "/listsAgent"]) {
    await student.page.goto(page);
    await expect(student.page).toHaveURL(/\/student_profile\/?$/);
    await expect(student.page.getByRole("navigation", { name: words.say("ui.staff.menu"), exact: true })).toHaveCount(
      0,
    );
  }
});
