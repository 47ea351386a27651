/** A file with mistakes: each is named by row and column, valid rows are imported, and others can be corrected. */
import { DIPLOMA_FIELDS } from "@ijaza/schema/diplomas/fields";
import { students, withErrors } from "../cohorts.ts";
import { registerStudents } from "../issuing.ts";
import { expect, step, test } from "../scene.ts";

/** The mistake that is corrected in the page, and its new value. */
const CORRECTED = { path: "level", value: "master" };

test("every mistake of a file is named, valid rows are imported, and so is a corrected one", async ({
  agent,
  words,
}) => {
  const { file, good, errors } = withErrors();
  const columnOf = (path: string) => DIPLOMA_FIELDS.find(({ name }) => name === path)?.label[words.language] ?? path;
  await registerStudents(agent, students());
  const wizard = await agent.openDiplomaImport("modeOne");

  await step("each planted mistake is named by row and column, with a reason", async () => {
    await wizard.choose(file);
    await wizard.check();
    await wizard.expectForecast({ good, bad: errors.length });
    for (const { row, path } of errors) {
      const cell = await wizard.findCell({ row, column: columnOf(path) });
      await expect(cell).toHaveAccessibleDescription(/\S/);
    }
  });
  await step("the sheet with its bad cells marked can be downloaded", async () => {
    const { rows, marked } = await wizard.download("imports.errors.download");
    expect(rows).toHaveLength(1 + good + errors.length);
    for (const { row } of errors) expect(marked).toContainEqual({ row, reason: expect.stringMatching(/\S/) });
  });
  await step("the good rows go in, and the file of rejects names the others", async () => {
    await wizard.importRows(good);
    await wizard.expectSummary({ created: good, refused: errors.length });
    const { rows, marked } = await wizard.download("imports.done.download");
    expect(rows).toHaveLength(1 + errors.length);
    for (const [at, { path }] of errors.entries()) {
      expect(rows[at + 1]?.at(-1)).toContain(`${columnOf(path)}: `);
      expect(marked.map(({ row }) => row)).toContain(at + 2);
    }
  });
  await step("a cell that is corrected in the page goes in", async () => {
    const mistake = errors.find(({ path }) => path === CORRECTED.path);
    if (!mistake) throw new Error(`no mistake in ${CORRECTED.path} was planted`);
    const place = { row: mistake.row, column: columnOf(mistake.path) };
    await wizard.correctRest();
    await wizard.findCell(place);
    await wizard.correct(place, CORRECTED.value);
    await wizard.checkAgain();
    await wizard.expectForecast({ good: 1, bad: errors.length - 1 });
    await wizard.importRows(1);
    await wizard.expectSummary({ created: 1, existing: good, refused: errors.length - 1 });
  });
});
