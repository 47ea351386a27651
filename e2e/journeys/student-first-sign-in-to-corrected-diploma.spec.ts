/** A student is registered by form, signs in with the mailed code, and has a signed diploma and a record corrected. */
import { randomInt } from "node:crypto";
import { studentOf } from "../actors/student.ts";
import { diplomasOf, firstRowOf } from "../cohorts.ts";
import { EVIDENCE } from "../evidence.ts";
import { accept, bringIn, sign } from "../issuing.ts";
import { labelOfStudent } from "../labels.ts";
import { codeMailedTo, expectMailTo } from "../mailbox.ts";
import { expect, step, test } from "../scene.ts";

const PASSWORD = "a sentence that this student keeps";
const BETTER = { field: "titleFr", value: "Licence en sciences de la mer et aquaculture" };
const PLACE = { field: "birthPlace", value: "Monastir" };

test("a student signs in for the first time, and a correction replaces a signed diploma", async ({
  agent,
  responsable,
  anyone,
  newcomer,
  words,
}) => {
  const { say, language } = words;
  const identifier = `J${randomInt(1e9, 1e10)}`;
  const email = `${identifier.toLowerCase()}@etu.example`;
  const record = {
    studentNumber: identifier,
    nationalId: identifier,
    nationalIdType: "cin",
    sex: "F",
    email,
    firstName: "Yosra",
    lastName: "Mahdoui",
    firstNameAr: "يسرى",
    lastNameAr: "المهدوي",
    birthDate: "2003-03-14",
    birthPlace: "Tozeur",
    birthPlaceAr: "توزر",
  };
  const cohort = diplomasOf([identifier], { prefix: `J-${identifier}` });
  const { diplomaNumber: number = "" } = firstRowOf(cohort);
  const student = studentOf(await newcomer());

  await step("the agent registers the student by hand", () => agent.addStudent(record));
  await step("the student signs in with the mailed code, and must set a password first", async () => {
    await student.giveCode({ identifier, code: await codeMailedTo(email) });
    await student.openOwnPage();
    await expect(student.page).toHaveURL(/\/login_student/);
    await student.setPassword(PASSWORD);
    await expect(student.stage.getByText(say("profile.student.empty.title"))).toBeVisible();
  });
  await step("a diploma of the student is imported, accepted and signed", async () => {
    await bringIn(agent, cohort);
    await accept(responsable, number);
    await sign(agent, number);
  });
  const old = await step("the student sees it, and where anybody finds it", async () => {
    await student.openOwnPage();
    await expect(student.stage.getByText(say("profile.own.stands"))).toBeVisible();
    return student.readLink();
  });
  await anyone.awaitVerdict(old, "valid");
  const waiting = await agent.countCorrectionRequests("diploma");

  await step("the student asks for a correction of it with evidence, and of the record", async () => {
    await student.askAboutDiploma({ ...BETTER, note: "See it.", file: EVIDENCE });
    await student.askAboutOneself(PLACE);
  });
  await step("the agent sees that both wait, reads the evidence and accepts; the count falls", async () => {
    expect(await agent.countCorrectionRequests("student")).toBeGreaterThan(0);
    expect(await agent.countCorrectionRequests("diploma")).toBe(waiting + 1);
    const ofDiploma = await agent.openRequest("diploma", identifier);
    expect(await agent.downloadEvidence(ofDiploma)).toBe(EVIDENCE.buffer.toString("utf8"));
    await agent.acceptRequest(ofDiploma);
    await agent.acceptRequest(await agent.openRequest("student", identifier));
    expect(await agent.countCorrectionRequests("diploma")).toBe(waiting);
  });
  await step("the record says what was asked for, and the student is written to in their language", async () => {
    await expectMailTo({ to: email, language, says: labelOfStudent("birthPlace", language) });
    await student.openOwnPage();
    const data = await student.unfold("profile.student.data");
    await expect(data.getByText(PLACE.value, { exact: true }).first()).toBeVisible();
  });
  await step("the responsable accepts the corrected diploma, and the agent signs it", async () => {
    await responsable.accept(number);
    await agent.sign(number);
  });
  await step("the old link says that it was replaced, and leads to the new diploma, which is valid", async () => {
    await anyone.awaitVerdict(old, "superseded");
    await anyone.page.getByRole("link", { name: say("verification.actions.replacement") }).click();
    await anyone.expectVerdict("valid");
    await expect(anyone.page).not.toHaveURL(old);
  });
  await step("the student sees both, and which of them counts", async () => {
    await student.openOwnPage();
    const { stage } = student;
    await expect(stage.getByText(say("profile.own.stands"))).toBeVisible();
    const newer = await student.readLink();
    await student.choose("revoked");
    await expect(stage.getByText(say("profile.student.superseded"))).toBeVisible();
    const link = stage.getByRole("link", { name: say("profile.student.newer") });
    await expect(link).toHaveAttribute("href", newer);
  });
});
