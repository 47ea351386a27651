/** Certificates from their template to public verdicts: one is valid, one expired, one revoked. */
import { issueCertificates } from "../certificates.ts";
import { expect, step, test } from "../scene.ts";

test("certificates are made from a template, imported, accepted and verified; one has expired, and one is revoked", async ({
  newcomer,
  agent,
  responsable,
  anyone,
  university,
  words: { say },
}) => {
  test.setTimeout(240_000);
  const { course, template, importer, decider, good, expired, another } = await issueCertificates({
    agent,
    responsable,
    person: await newcomer(),
    university,
  });
  const heading = anyone.page.getByRole("heading", { level: 1 });
  const expectVerdict = (headline: "valid" | "expired" | "revoked") =>
    expect(heading).toHaveText(say(`verification.headline.${headline}.title_certificate`));

  await step("anyone verifies one of them", async () => {
    await anyone.openLink(good.link);
    await expectVerdict("valid");
    await anyone.expectHolder(good.name);
    await expect(anyone.page.getByText(course).first()).toBeVisible();
    await expect(anyone.page.getByText(/anis\.ayari/)).toHaveCount(0);
  });
  await step("anyone downloads its PDF, and gives it back", async () => {
    const pdf = await anyone.downloadPdf();
    await anyone.choose({ name: "certificate.pdf", mimeType: "application/pdf", text: pdf });
    await expectVerdict("valid");
    // The credential contains what the template prints, which here are names in Latin letters.
    await anyone.expectHolder(good.latinName);
  });
  await step("one whose last day is over is told as expired, here and there", async () => {
    await anyone.openLink(expired.link);
    await expectVerdict("expired");
    await anyone.expectHolder(expired.name);
    await importer.openList("expired", course);
    const row = importer.rowOf(expired.name, course);
    await expect(row.getByText(say("ui.status.expired"))).toBeVisible();
    await expect(row.getByText(template, { exact: true })).toBeVisible();
    await expect(importer.rowOf(good.name, course)).toHaveCount(0);
  });
  await step("the responsable revokes one, and whoever verifies it is told", async () => {
    await anyone.openLink(another.link);
    await expectVerdict("valid");
    await decider.revoke(another, course);
    await anyone.page.reload();
    await expectVerdict("revoked");
  });
});
