/** A university hands in its own PDFs with the product's workbook and an archive, and anybody can verify the files. */
import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import { addDiplomas } from "@ijaza/schema/diplomas/calls";
import { students } from "../cohorts.ts";
import { pdfOf, zipOf } from "../handed-in.ts";
import { registerStudents } from "../issuing.ts";
import { fillIn, type Row, rowsFor } from "../mode-rows.ts";
import { expect, step, test } from "../scene.ts";

/** A prefix for numbers that no other run has used. */
const newPrefix = (letters: string) => `${letters}${randomInt(1e5, 1e6)}`;
const pdf = (name: string, text: string) => ({ name, mimeType: "application/pdf", text });
const documentOf = ({ file = "", diplomaNumber = "" }: Row) => [file, pdfOf(diplomaNumber)] as const;

test("PDFs of registered students are imported from a workbook and an archive, and each file can be proved", async ({
  colleague: agent,
  responsable,
  anyone,
}) => {
  const rows = rowsFor("modeThree", { count: 3, prefix: newPrefix("PDF"), from: 1 });
  const [first, , last] = rows as [Row, Row, Row];
  const number = String(first.diplomaNumber);
  const original = pdfOf(number);
  await registerStudents(agent, students());

  const wizard = await agent.openDiplomaImport("modeThree");
  await step("the agent fills the product's own workbook in, and its example is left out", async () => {
    const workbook = await fillIn(await wizard.workbook(), "modeThree", rows);
    await wizard.choose(workbook);
  });
  await step("missing and surplus files are named before anything is sent", async () => {
    const some = Object.fromEntries([documentOf(first), documentOf(rows[1] ?? {})]);
    await wizard.bring([zipOf({ ...some, "holiday.pdf": pdfOf("holiday") })]);
    await wizard.expectFiles({ found: 2, named: 3 });
    await wizard.expectNamed([String(last.file), "holiday.pdf"]);
    const [name, text] = documentOf(last);
    await wizard.bringMore([{ name: name.toUpperCase(), text }]);
    await wizard.expectFiles({ found: 3, named: 3 });
  });
  await step("the rows go in with their files", async () => {
    await wizard.check();
    await wizard.expectForecast({ good: 3, bad: 0 });
    await wizard.importRows(3);
    await wizard.expectSummary({ created: 3, existing: 0, refused: 0 });
  });
  await step("the responsable looks at the document before accepting it", async () => {
    await responsable.openReview(agent.account);
    const link = responsable.page.getByRole("link", { name: String(first.file) });
    const address = String(await link.getAttribute("href"));
    const reply = await responsable.page.request.get(address);
    expect([reply.headers()["content-type"], await reply.text()]).toEqual(["application/pdf", original]);
    await responsable.acceptShown(rows.length);
  });
  await step("the agent signs", () => agent.signAll(rows.length));

  const { name, link } = await agent.readSigned(number);
  await step("its page gives the university the file, and tells anybody else who has it", async () => {
    const file = ({ page, words }: Pick<typeof agent, "page" | "words">) =>
      page.getByRole("button", { name: words.say("ui.files.pdf"), exact: true });
    await agent.page.goto(link);
    await expect(file(agent)).toBeEnabled();
    await anyone.openLink(link);
    await anyone.expectVerdict("valid");
    await expect(anyone.page.getByText(anyone.words.say("verification.handedIn.text"))).toBeVisible();
    await expect(file(anyone)).toHaveCount(0);
  });
  await step("whoever holds the PDF drops it, and sees whose diploma it is", async () => {
    await anyone.drop(pdf("a name that says nothing.pdf", original));
    await anyone.expectVerdict("valid");
    await anyone.expectHolder(name);
  });
  await step("one changed letter makes it a file that nobody knows", async () => {
    await anyone.choose(pdf("diploma.pdf", original.replace(number, number.replace("PDF", "PDG"))));
    await anyone.expectVerdict("foreign");
    await expect(anyone.page.getByText(name)).toHaveCount(0);
  });
  await step("a revoked one says so, whoever still holds the file", async () => {
    await responsable.revoke(number, "issued_in_error");
    await anyone.awaitVerdictOf(pdf("diploma.pdf", original), "revoked");
  });
});

test("after a reload the documents must be chosen again, but files that were sent are not sent again", async ({
  colleague: agent,
}) => {
  const rows = rowsFor("modeThree", { count: 3, prefix: newPrefix("AGAIN"), from: 11 });
  const paths = rows.map((row) => {
    const path = test.info().outputPath(String(row.file));
    // So large that each file needs a call of its own.
    writeFileSync(path, pdfOf(`${row.diplomaNumber} ${"x".repeat(9_000_000)}`));
    return path;
  });
  await registerStudents(agent, students());
  const wizard = await agent.openDiplomaImport("modeThree");
  await wizard.choose(await fillIn(await wizard.workbook(), "modeThree", rows));
  await wizard.bringPaths(paths);
  await wizard.expectFiles({ found: 3, named: 3 });
  await wizard.check();
  // The first call arrives, and every later one is cut off. The page makes each once the one before it is answered.
  let calls = 0;
  await agent.page.route(`**${addDiplomas.path}`, (route) => {
    calls += 1;
    return calls === 1 ? route.continue() : route.abort();
  });
  await wizard.breakOff(3, () => expect.poll(() => calls).toBeGreaterThan(1));
  await agent.page.unroute(`**${addDiplomas.path}`);

  await wizard.takeUp();
  await wizard.expectFiles({ found: 0, named: 2 });
  await wizard.bringPathsAgain(paths);
  await wizard.expectFiles({ found: 2, named: 2 });
  await wizard.goOn();
  await wizard.expectSummary({ created: 3, existing: 0, refused: 0 });
});
