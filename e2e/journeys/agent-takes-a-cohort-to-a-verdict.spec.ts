/** The main journey, from a university's CSV to a verdict that anybody can get, and to a revocation. */
import { formatReference } from "@ijaza/schema/documents/reference";
import { diplomas, firstRowOf, students } from "../cohorts.ts";
import { changeOneByte, changeOneLetter } from "../forgery.ts";
import { expect, step, test } from "../scene.ts";
import { URL_OF_PRODUCT } from "../stack.ts";
import { thirdPartyWith } from "../third-party.ts";

test("the diplomas of a cohort are imported, signed and verified, and one of them is revoked", async ({
  colleague: agent,
  responsable,
  anyone,
  words: { say },
}) => {
  const cohort = diplomas();
  const number = firstRowOf(cohort).diplomaNumber ?? "";

  await step("the agent imports students and diplomas", async () => {
    await agent.importStudents(students());
    const reading = { encoding: "utf-8", delimiter: "semicolon" } as const;
    await agent.importDiplomas(cohort, { mode: "modeOne", reading });
  });
  await step("the responsable sees what waits, and accepts it", async () => {
    await responsable.expectWaiting(agent.account, cohort.rows);
    await responsable.acceptAll(agent.account, cohort.rows);
  });
  await step("the agent sees the cost and signs", () => agent.signAll(cohort.rows));

  const { name, link, id } = await agent.readSigned(number);
  await step("anyone opens the diploma by its link", async () => {
    await anyone.openLink(link);
    await anyone.expectVerdict("valid");
    await anyone.expectHolder(name);
  });
  const proof = await anyone.downloadProof();
  const bundle = { name: "diploma.json", mimeType: "application/json", text: proof };

  await step("anyone drops the proof that was downloaded", async () => {
    await anyone.drop(bundle);
    await anyone.expectVerdict("valid");
    await anyone.expectHolder(name);
  });
  await step("anyone pastes the link, and the printed reference", async () => {
    for (const address of [`${URL_OF_PRODUCT}${link}`, formatReference(id)]) {
      await anyone.paste(address);
      await expect(anyone.page).toHaveURL(link);
      await anyone.expectVerdict("valid");
    }
  });
  await step("one changed byte makes it another document", async () => {
    await anyone.choose({ ...bundle, text: changeOneByte(proof) });
    await anyone.expectVerdict("altered");
    await expect(anyone.page.getByText(name)).toHaveCount(0);
  });
  await anyone.openLink(link);
  await anyone.expectVerdict("valid");
  const pdf = { name: "diploma.pdf", mimeType: "application/pdf", text: await anyone.downloadPdf() };
  await step("anyone gives the PDF that was downloaded", async () => {
    await anyone.choose(pdf);
    await anyone.expectVerdict("valid");
    await anyone.expectHolder(name);
  });
  await step(
    "one changed letter of the PDF makes it another document that leads to its original, and a PDF of somebody else is none",
    async () => {
      await anyone.choose({ ...pdf, text: changeOneLetter(pdf.text) });
      await anyone.expectVerdict("altered");
      const original = anyone.page.getByRole("region", { name: say("verification.broken.original"), exact: true });
      await expect(original.getByText(formatReference(id))).toBeVisible();
      await expect(anyone.page.getByText(name)).toHaveCount(await original.getByText(name).count());
      await original.getByRole("link", { name: say("verification.actions.original"), exact: true }).click();
      await expect(anyone.page).toHaveURL(link);
      await anyone.expectVerdict("valid");
      await anyone.choose({ ...pdf, text: "%PDF-1.7\n" });
      await anyone.expectVerdict("foreign");
    },
  );
  const check = await thirdPartyWith({ proof, pathOf: (name) => test.info().outputPath(name) });
  await step("a third party checks it without a browser", async () => expect(await check()).toBe(0));

  await step("the responsable revokes it, and every way of checking says so", async () => {
    await anyone.openLink(link);
    await anyone.expectVerdict("valid");
    await responsable.revoke(number, "issued_in_error");
    await anyone.awaitVerdict(link, "revoked");
    await anyone.expectHolder(name);
    await anyone.drop(bundle);
    await anyone.expectVerdict("revoked");
    await anyone.choose(pdf);
    await anyone.expectVerdict("revoked");
    expect(await check()).toBe(1);
  });
});
