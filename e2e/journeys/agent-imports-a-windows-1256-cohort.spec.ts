/** A file of an older Arabic system: its code page is recognised, and the names are decoded correctly. */
import { rowWith } from "../actors/person.ts";
import { firstRowOf, windowsCohort } from "../cohorts.ts";
import { expect, step, test } from "../scene.ts";

test("Arabic names of a windows-1256 file are correct in the preview and in the lists", async ({ agent }) => {
  const cohort = windowsCohort();
  const { diplomaNumber = "", studentNumber = "", firstNameAr, lastNameAr } = firstRowOf(cohort, "windows-1256");
  const name = `${firstNameAr} ${lastNameAr}`;
  const wizard = await agent.openDiplomaImport("modeTwo");

  await step("the preview shows how the file was read", async () => {
    await wizard.choose(cohort.file);
    await wizard.expectReading({ encoding: "windows-1256", delimiter: "semicolon" });
    for (const cell of [diplomaNumber, firstNameAr, lastNameAr])
      await expect(wizard.preview.getByText(cell ?? "", { exact: true }).first()).toBeVisible();
  });
  await step("every row goes in", async () => {
    await wizard.check();
    await wizard.expectForecast({ good: cohort.rows, bad: 0 });
    await wizard.importRows(cohort.rows);
    await wizard.expectSummary({ created: cohort.rows, existing: 0, refused: 0 });
  });
  await step("the students were registered with their names", async () => {
    await agent.findStudent(studentNumber);
    await expect(rowWith(agent.page, studentNumber)).toContainText(name);
  });
  await step("the diploma names its student", async () => {
    await agent.findDiploma(diplomaNumber, "pending");
    const { details } = await agent.openDetails(diplomaNumber);
    await expect(details.getByText(name).first()).toBeVisible();
  });
});
