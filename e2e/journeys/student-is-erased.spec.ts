/**
 * A student's data is erased: the account and the page are gone, and the file that the student kept is valid as before, until
 * the university finds the erased diploma by its link and revokes it.
 */

import { endOfReference } from "@ijaza/schema/documents/reference";
import { eraseStudent } from "@ijaza/schema/privacy/erasure";
import { givePassword, letPasswordAge } from "../actors/password-prompt.ts";
import { chooseFromMenu, rowWith, searchList } from "../actors/person.ts";
import { graduate } from "../graduates.ts";
import { expect, step, test } from "../scene.ts";

test("a responsable erases a student, the link claims nothing any more, and a kept proof verifies", async ({
  agent,
  responsable,
  anyone,
  newcomer,
  words: { say, like },
}) => {
  const person = await newcomer();
  const { identifier, number, link } = await graduate({ agent, responsable, person, prefix: "E" });
  const { page } = responsable;
  await anyone.awaitVerdict(link, "valid");
  const proof = await anyone.downloadProof();

  const openDialog = async () => {
    await page.goto("/student");
    await searchList(responsable, identifier, "students.search");
    await chooseFromMenu(responsable, rowWith(page, identifier), "students.actions.erase", "students.menuOf");
    const dialog = page.getByRole("dialog", { name: like("students.erase.title", { name: "Zeineb Baccouche" }) });
    await expect(dialog.getByText(say("students.erase.goes"))).toBeVisible();
    return dialog;
  };

  await step("the dialog names the valid diploma, and closes without harm", async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole("link", { name: number })).toBeVisible();
    await expect(dialog.getByRole("button", { name: say("students.actions.erase"), exact: true })).toBeDisabled();
    await dialog.getByRole("button", { name: say("ui.cancel"), exact: true }).click();
    await anyone.awaitVerdict(link, "valid");
  });
  await step("with the number typed and the password given, the data is erased", async () => {
    await letPasswordAge(page, eraseStudent.path);
    const dialog = await openDialog();
    await dialog.getByLabel(like("students.erase.typed", { number: identifier })).fill(identifier);
    await dialog.getByRole("button", { name: say("students.actions.erase"), exact: true }).click();
    await givePassword(responsable);
    await expect(page.getByText(like("students.erase.done", { name: "Zeineb Baccouche" }))).toBeVisible();
    await expect(rowWith(page, identifier)).toHaveCount(0);
  });
  await step("the link says that the university erased the data, and nothing for or against the diploma", async () => {
    await anyone.openLink(link);
    await expect(anyone.page.getByRole("heading", { level: 1 })).toHaveText(say("verification.erased.title"));
    await expect(anyone.page.getByText(say("verification.erased.text"))).toBeVisible();
  });
  await step("the proof that was kept verifies by the chain", () =>
    anyone.awaitVerdictOf({ name: "proof.json", mimeType: "application/json", text: proof }, "valid"),
  );
  await step("the student is signed out", async () => {
    await person.page.reload();
    await expect(person.page).toHaveURL(/\/login_student/);
  });
  await step("the list of diplomas finds by the link that the data was erased, and revokes what is left", async () => {
    const id = link.split("/").at(-1) ?? "";
    await page.goto("/diplomasList");
    await searchList(responsable, link);
    await expect(page.getByText(say("diplomas.erased.title"))).toBeVisible();
    await page.getByRole("button", { name: say("diplomas.erased.action"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: say("diplomas.erased.question") });
    const confirm = dialog.getByRole("button", { name: say("diplomas.erased.confirm"), exact: true });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel(like("diplomas.erased.typed", { end: endOfReference(id) })).fill(endOfReference(id));
    await confirm.click();
    await expect(page.getByText(like("diplomas.erased.revoked"))).toBeVisible();
  });
  await step("the proof that was kept is invalid by the chain", () =>
    anyone.awaitVerdictOf({ name: "proof.json", mimeType: "application/json", text: proof }, "revoked"),
  );
});
