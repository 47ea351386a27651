/** The public page of a diploma: picture, QR code, print, link preview, and the claims that its holder hides. */
import { demoDiploma } from "../demo-diplomas.ts";
import { graduate } from "../graduates.ts";
import { expect, step, test } from "../scene.ts";
import { openSession } from "../sessions.ts";
import { URL_OF_PRODUCT } from "../stack.ts";
import { FIRST } from "../universities.ts";

test("anyone sees a picture of a diploma, saves its QR code and prints its verdict", async ({ newcomer, anyone }) => {
  // An agent of the university with signed demo diplomas, who only reads.
  const reader = await newcomer();
  await openSession(reader, FIRST.agent.email);
  const { _id: id, titleFr } = await demoDiploma(reader.page, "signed");
  const link = `/digital_diploma/${id}`;
  await anyone.openLink(link);
  await anyone.expectVerdict("valid");

  await step("the picture is there, and is enlarged", () => anyone.enlargePicture());
  await step("its QR code leads back to it", async () => {
    const buffer = await anyone.takeCode();
    await anyone.chooseFile({ name: "code.png", mimeType: "image/png", buffer });
    await expect(anyone.page).toHaveURL(link);
    await anyone.expectVerdict("valid");
  });
  await step("it prints on one page, without what can only be pressed", async () => {
    const printed = await anyone.page.pdf({ format: "A4" });
    expect(printed.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
  await step("where its link is shared, it says what it is, with a card", async () => {
    const shared = await anyone.page.request.get(link, { headers: { "accept-language": "fr" } });
    const head = await shared.text();
    expect(head).toContain(`<meta property="og:title" content="${titleFr} – `);
    // The server has painted it: there is something to read before any script runs.
    expect(head).toContain('<main class="verdict"');
    expect(head).toContain(`<meta property="og:url" content="${URL_OF_PRODUCT}${link}" />`);
    const [, card = ""] = /property="og:image" content="([^"]+)"/.exec(head) ?? [];
    expect((await anyone.page.request.get(card)).headers()["content-type"]).toBe("image/png");
  });
});

test("a claim that the holder hides is gone for anyone, while the holder still sees it", async ({
  agent,
  responsable,
  anyone,
  newcomer,
}) => {
  const person = await newcomer();
  const { student, number, link } = await graduate({ agent, responsable, person, prefix: "V" });
  await anyone.awaitVerdict(link, "valid");
  const shown = anyone.page.locator("main").getByText(number, { exact: true });
  await expect(shown).toBeVisible();

  await step("the student hides the diploma's number", () => student.switchClaim("diplomaNumber", "false"));
  await step("anyone sees it no longer, and the rest is as authentic as before", async () => {
    await anyone.page.reload();
    await anyone.expectVerdict("valid");
    await expect(shown).toHaveCount(0);
  });
  await step("the student still sees it, and shows it again", async () => {
    await student.openOwnPage();
    const data = await student.unfold("profile.student.data");
    await expect(data.getByText(number, { exact: true })).toBeVisible();
    await student.switchClaim("diplomaNumber", "true");
    await anyone.page.reload();
    await expect(shown).toBeVisible();
  });
});
