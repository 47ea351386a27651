/**
 * The data of somebody who is no student is erased, from the certificate: the rest of its batch verifies as before, and the file
 * that the person kept is valid until the university finds the erased certificate by its link and revokes it.
 */

import { endOfReference } from "@ijaza/schema/documents/reference";
import { eraseCertificates } from "@ijaza/schema/privacy/erasure";
import { givePassword, letPasswordAge } from "../actors/password-prompt.ts";
import { searchList } from "../actors/person.ts";
import { issueCertificates } from "../certificates.ts";
import { expect, step, test } from "../scene.ts";

test("a responsable erases a certificate of somebody without a record, and its neighbours stay valid", async ({
  agent,
  responsable,
  anyone,
  newcomer,
  university,
  words: { say, like },
}) => {
  const { course, decider, good, another } = await issueCertificates({
    agent,
    responsable,
    person: await newcomer(),
    university,
  });
  const { page } = responsable;
  const heading = anyone.page.getByRole("heading", { level: 1 });
  const end = endOfReference(good._id);
  const expectVerdict = (headline: "valid" | "revoked", wait?: { timeout: number }) =>
    expect(heading).toHaveText(say(`verification.headline.${headline}.title_certificate`), wait);
  const showKept = (pdf: Buffer) => anyone.choose({ name: "certificate.pdf", mimeType: "application/pdf", text: pdf });

  const kept = await step("the person keeps the PDF of the valid certificate", async () => {
    await anyone.openLink(good.link);
    await expectVerdict("valid");
    return anyone.downloadPdf();
  });
  await step("the dialog names nobody else, as nobody else has this address, and closes without harm", async () => {
    const dialog = await decider.askToErase(good, course);
    await expect(dialog.getByRole("checkbox")).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: say("certificates.erase.action"), exact: true })).toBeDisabled();
    await dialog.getByRole("button", { name: say("ui.cancel"), exact: true }).click();
    await anyone.openLink(good.link);
    await expectVerdict("valid");
  });
  await step("with the end of the reference typed and the password given, the data is erased", async () => {
    await letPasswordAge(page, eraseCertificates.path);
    const dialog = await decider.askToErase(good, course);
    await dialog.getByLabel(like("certificates.erase.typed", { end })).fill(end);
    await dialog.getByRole("button", { name: say("certificates.erase.action"), exact: true }).click();
    await givePassword(responsable);
    await expect(page.getByText(like("certificates.erase.done", { name: good.name }))).toBeVisible();
    await expect(decider.rowOf(good.name, course)).toHaveCount(0);
    await expect(decider.rowOf(another.name, course)).toBeVisible();
  });
  await step(
    "the link says that the university erased the data, and nothing for or against the certificate",
    async () => {
      await anyone.openLink(good.link);
      await expect(heading).toHaveText(say("verification.erased.title"));
      await expect(anyone.page.getByText(good.name)).toHaveCount(0);
    },
  );
  await step("another certificate of the same batch verifies as before", async () => {
    await anyone.openLink(another.link);
    await expectVerdict("valid");
    await anyone.expectHolder(another.name);
  });
  await step("the file that was kept is valid by the chain", async () => {
    await showKept(kept);
    await expectVerdict("valid");
    await anyone.expectHolder(good.latinName);
  });
  await step("the list finds by the link that the data was erased, and revokes what is left", async () => {
    await page.goto("/certificationsList");
    await searchList(responsable, good.link, "certificates.search");
    await expect(page.getByText(say("certificates.erased.title"))).toBeVisible();
    await page.getByRole("button", { name: say("certificates.erased.action"), exact: true }).click();
    const dialog = page.getByRole("dialog", { name: say("certificates.erased.question") });
    await dialog.getByLabel(like("certificates.erased.typed", { end })).fill(end);
    await dialog.getByRole("button", { name: say("certificates.erased.confirm"), exact: true }).click();
    await expect(page.getByText(like("certificates.erased.revoked"))).toBeVisible();
  });
  await step("the file that was kept is revoked by the chain", () =>
    expect(async () => {
      await showKept(kept);
      await expectVerdict("revoked", { timeout: 20_000 });
    }).toPass(),
  );
});
