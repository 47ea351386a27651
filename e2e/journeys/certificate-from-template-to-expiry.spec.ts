/** Certificates from their template to public verdicts: one is valid, one expired, one revoked. */
import { randomInt } from "node:crypto";
import { adminOf } from "../actors/admin.ts";
import { certifierOf } from "../actors/certifier.ts";
import { templateDesignerOf } from "../actors/template-designer.ts";
import { certificatesOf } from "../cohorts.ts";
import { expect, step, test } from "../scene.ts";
import { openSession } from "../sessions.ts";

test("certificates are made from a template, imported, accepted and verified; one has expired, and one is revoked", async ({
  newcomer,
  agent,
  responsable,
  anyone,
  university,
  words: { say, language },
}) => {
  const course = `Aquaculture ${language}${randomInt(1e5, 1e6)}`;
  const template = `Certificate of ${course}`;
  const cohort = certificatesOf(course);
  const [importer, decider] = [certifierOf(agent), certifierOf(responsable)];
  const designer = templateDesignerOf(responsable);

  await step("the platform lets the university make certificates", async () => {
    const admin = adminOf(await newcomer());
    await openSession(admin, admin.account.email);
    await admin.letCertify(university.name[language]);
  });
  await step("the responsable makes a template for them", () => designer.keepCertificate(template));
  await step("the agent imports them with this template", () => importer.importCertificates(cohort, template));
  await step("the responsable sees the cost, and accepts: they are signed", () =>
    decider.acceptOf({ course, count: cohort.rows }),
  );
  await step("the responsable takes the template out of use, which changes nothing of them", () =>
    designer.remove(template, "certificate"),
  );
  const [good, expired, another] = await decider.readSigned(course);
  if (!good || !expired || !another) throw new Error("not all are signed");
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
