/** A university makes its own diploma out of a design, issues a cohort in it, and anybody checks what is on paper. */
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { adminOf } from "../actors/admin.ts";
import { rowDesignerOf } from "../actors/row-designer.ts";
import { signatoryKeeperOf } from "../actors/signatory-keeper.ts";
import { changeOneLetter } from "../forgery.ts";
import { foundWithPeople } from "../founding.ts";
import { asCsv, nameOf, rowsFor } from "../mode-rows.ts";
import { emblemFile, signatureFile } from "../pictures.ts";
import { expect, step, test } from "../scene.ts";
import { openSession } from "../sessions.ts";
import { thirdPartyWith } from "../third-party.ts";
import { NETWORK_ADMIN } from "../universities.ts";

const COUNT = 3;
const TEMPLATE = "Lagoon";
/** What the university writes in place of the words of the design. */
const SENTENCE = "Le conseil de l’université de la Lagune confère, vu la décision du {decisionDate}, ce grade à";
const WRITTEN = "Le conseil de l’université de la Lagune confère";
const RECTOR = {
  name: { en: "Salma Trabelsi", fr: "Salma Trabelsi", ar: "سلمى الطرابلسي" },
  title: { en: "The Rector", fr: "La rectrice", ar: "رئيسة الجامعة" },
  sex: "F",
} as const;
const DEAN = {
  name: { en: "Hedi Mabrouk", fr: "Hédi Mabrouk", ar: "الهادي مبروك" },
  title: { en: "The Dean", fr: "Le doyen", ar: "عميد الكلية" },
  sex: "M",
} as const;

test("a university makes its diploma with its emblem, two signatories and its own words, and a cohort is issued in it", async ({
  newcomer,
  anyone,
  words,
}) => {
  const { language } = words;
  const network = adminOf(await newcomer(), NETWORK_ADMIN);
  const platform = adminOf(await newcomer());
  await openSession(network, network.account.email);
  await openSession(platform, platform.account.email);
  await network.page.goto("/dashboard");
  const { responsable, agent } = await step("it is founded with its emblem", async () =>
    foundWithPeople({
      newcomer,
      network,
      platform,
      language,
      country: "TN",
      mode: "modeTwo",
      credits: COUNT,
      logo: await emblemFile(),
    }),
  );
  await step("two people sign its documents", async () => {
    const keeper = signatoryKeeperOf(responsable);
    for (const person of [RECTOR, DEAN]) await keeper.add({ ...person, signature: await signatureFile() });
  });
  await step("its diploma begins with a design, and says what the university wants", async () => {
    const designer = rowDesignerOf(responsable);
    await designer.begin("national-diploma", TEMPLATE);
    await designer.chooseSignatories([RECTOR.name[language], DEAN.name[language]]);
    await designer.write("decision", { text: SENTENCE, into: "fr" });
    await designer.save();
  });

  const from = randomInt(1e5, 4e5) * 2;
  const rows = rowsFor("modeTwo", { count: COUNT, prefix: "G", from });
  const [number = ""] = rows.map(({ diplomaNumber }) => diplomaNumber);
  await step("a cohort is imported, accepted and signed", async () => {
    const cohort = { file: asCsv("modeTwo", rows), rows: COUNT };
    await agent.importDiplomas(cohort, { mode: "modeTwo", template: TEMPLATE });
    await responsable.acceptAll(agent.account, COUNT);
    await agent.signAll(COUNT);
  });
  const { link } = await agent.readSigned(number);
  await anyone.openLink(link);
  await anyone.expectVerdict("valid");
  const pdf = await anyone.downloadPdf();
  await step("its PDF shows the words and who signed", () => {
    const text = execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" }).replace(
      /\s+/g,
      " ",
    );
    for (const each of [WRITTEN, RECTOR.name.fr, DEAN.title.fr, nameOf(from, "fr")]) expect(text).toContain(each);
  });
  const file = { name: "diploma.pdf", mimeType: "application/pdf", text: pdf };
  const pathOf = (name: string) => test.info().outputPath(name);
  await step("the PDF is valid on the page and on the command line", async () => {
    await anyone.choose(file);
    await anyone.expectVerdict("valid");
    const check = await thirdPartyWith({ proof: pdf, pathOf });
    expect(await check()).toBe(0);
  });
  await step("with one changed letter it is neither", async () => {
    const changed = changeOneLetter(pdf);
    await anyone.choose({ ...file, text: changed });
    await anyone.expectVerdict("altered");
    const check = await thirdPartyWith({ proof: changed, pathOf });
    expect(await check()).toBe(1);
  });
});
