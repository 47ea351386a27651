/** Certificates from a file to verdicts that anybody can check: one is good, one has expired, one is revoked. */
import { adminOf } from "../actors/admin.ts";
import { certifierOf } from "../actors/certifier.ts";
import { certificatesOf } from "../cohorts.ts";
import { expect, step, test } from "../scene.ts";

test("certificates are imported, accepted and verified; one is told as expired, and one as revoked", async ({
  newcomer,
  agent,
  responsable,
  anyone,
  university,
  words: { language, say },
}) => {
  test.setTimeout(240_000);
  const course = `Aquaculture ${university.slug}`;
  const cohort = certificatesOf(course);
  const [importer, decider] = [certifierOf(agent), certifierOf(responsable)];
  const heading = anyone.page.getByRole("heading", { level: 1 });
  const expectTold = (headline: "valid" | "expired" | "revoked") =>
    expect(heading).toHaveText(say(`verification.headline.${headline}.title_certificate`));

  await step("the platform lets the university make certificates", async () => {
    const admin = adminOf(await newcomer());
    await admin.signIn();
    await admin.letCertify(university.name[language]);
  });
  await step("the agent imports them with the university's template", () => importer.importCertificates(cohort));
  await step("the responsable sees the cost, and accepts: they are signed", () =>
    decider.acceptOf(agent.account, { course, count: cohort.rows }),
  );
  const [good, expired, revoked] = await decider.readAccepted(course);
  if (!good || !expired || !revoked) throw new Error("not all are accepted");

  await step("anyone verifies one of them", async () => {
    await anyone.openLink(good.link);
    await expectTold("valid");
    await anyone.expectHolder(good.name);
    await expect(anyone.page.getByText(course)).toBeVisible();
    await expect(anyone.page.getByText("anis.ayari@etu.example")).toHaveCount(0);
  });
  await step("one whose last day is over is told as expired, here and there", async () => {
    await anyone.openLink(expired.link);
    await expectTold("expired");
    await anyone.expectHolder(expired.name);
    await importer.openList("expired", course);
    await expect(importer.rowOf(expired.name).getByText(say("ui.status.expired"))).toBeVisible();
    await expect(importer.rowOf(good.name)).toHaveCount(0);
  });
  await step("the responsable revokes one, and whoever verifies it is told", async () => {
    await anyone.openLink(revoked.link);
    await expectTold("valid");
    await decider.revoke(revoked, course);
    await anyone.page.reload();
    await expectTold("revoked");
  });
});
