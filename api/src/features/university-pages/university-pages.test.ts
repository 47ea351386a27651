/** The public page of a university: figures of what was signed and of nothing else, and the addresses of pages. */
import { addDiplomas, decideDiplomas, revokeDiploma } from "@ijaza/schema/diplomas/calls";
import { suspendUniversity, updateUniversity } from "@ijaza/schema/universities/calls";
import { getUniversityPage } from "@ijaza/schema/university-pages/calls";
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import { expect, test } from "vitest";
import { awayFromMidnight } from "../../../test/away-from-midnight.ts";
import { startChainApp } from "../../../test/chain-harness.ts";
import { diplomaValues } from "../../../test/diploma-values.ts";
import { EVERYTHING } from "../../../test/everything.ts";
import { writePages } from "../../../test/pages-dir.ts";
import { inScope } from "../../platform/database.ts";

const pagesDir = writePages(
  '<html lang="en"><head><title>Ijaza</title><meta name="description" content="x" /></head></html>',
);
await awayFromMidnight();
const { fixtures, anyone, ended, db, rooms, http } = await startChainApp({ pagesDir });
const network = await fixtures.admin("admin_alecso");

const read = (slug: string) => anyone.call(getUniversityPage, { slug });
const open = (path: string, language = "en") => http.inject({ url: path, headers: { "accept-language": language } });
const today = () => new Date().toISOString().slice(0, 10);

test("of a university anybody may read what it signed, by the year of the decision, and its key", async () => {
  const { university, diploma } = await fixtures.signedDiploma();
  await anyone.call(verifyDiplomaById, { id: diploma._id });
  await rooms.visits.close();
  const page = await read(university.slug);
  expect(page.figures).toEqual({
    diplomas: 1,
    certificates: 0,
    verifications: 1,
    revoked: 0,
    replaced: 0,
    firstSignedOn: today(),
    lastSignedOn: today(),
    years: [{ year: Number(diploma.decisionDate.slice(0, 4)), count: 1 }],
  });
  expect(page.university).toMatchObject({
    slug: university.slug,
    name: { en: university.name_en, fr: university.name_fr, ar: university.name_ar },
    domain: university.domain,
    suspendedSince: null,
    number: String(university.registry_id),
  });
  expect(page.keys).toMatchObject([{ validUntil: null, compromisedSince: null }]);
});

test("what was not signed is not counted, be it waiting, rejected or only accepted", async () => {
  const { university, agent, responsable } = await fixtures.signedDiploma();
  const before = await read(university.slug);
  for (const [number, decision] of [
    [7, "accepted"],
    [8, "rejected"],
    [9, null],
  ] as const) {
    const { student_number: studentNumber } = await fixtures.student({ university });
    await agent.call(addDiplomas, { mode: "modeOne", diplomas: [diplomaValues(number, { studentNumber })] });
    if (!decision) continue;
    const reason = decision === "rejected" ? "a page is missing" : undefined;
    await responsable.call(decideDiplomas, { agentId: agent.user.id, all: true, decision, reason });
  }
  expect(await read(university.slug)).toEqual(before);
});

test("a revoked diploma stays among those that were signed, and is replaced once a corrected one stands for it", async () => {
  const { university, diploma, responsable } = await fixtures.signedDiploma();
  await ended(responsable, await responsable.call(revokeDiploma, { _id: diploma._id, reason: "issued_in_error" }));
  expect((await read(university.slug)).figures).toMatchObject({ diplomas: 1, revoked: 1, replaced: 0 });
  await inScope(db, EVERYTHING, (trx) =>
    trx.updateTable("diplomas").set({ superseded_by: diploma._id }).where("id", "=", diploma._id).execute(),
  );
  expect((await read(university.slug)).figures).toMatchObject({ diplomas: 1, revoked: 1, replaced: 1 });
});

test("a suspended university says since when, and keeps its figures; what the network grants is shown", async () => {
  const { university } = await fixtures.signedDiploma();
  const ministryLine = { en: "", fr: "Ministère de l’Enseignement supérieur", ar: "وزارة التعليم العالي" };
  await network.call(updateUniversity, { _id: university.id, ministryLine });
  await network.call(suspendUniversity, { universityId: university.id, suspended: true, reason: "a secret reason" });
  const page = await read(university.slug);
  expect(page.university.suspendedSince?.slice(0, 10)).toBe(today());
  expect(page.university.ministryLine).toEqual(ministryLine);
  expect(page.figures.diplomas).toBe(1);
  expect(JSON.stringify(page)).not.toContain("a secret reason");
});

test("nothing of people stands in the answer, and it may be kept for a minute", async () => {
  const { university, diploma, agent, responsable } = await fixtures.signedDiploma();
  const reply = await anyone.send(getUniversityPage, { slug: university.slug });
  expect(reply.headers["cache-control"]).toBe("public, max-age=60");
  for (const secret of [agent.user.email, responsable.user.email, diploma._id, university.id]) {
    expect(reply.body).not.toContain(secret);
  }
});

test("a university that has signed nothing has figures of 0", async () => {
  const { slug } = await fixtures.university();
  const { figures, keys, university } = await read(slug);
  expect(figures).toMatchObject({ diplomas: 0, verifications: 0, lastSignedOn: null, years: [] });
  expect([keys, university.registeredAt]).toEqual([[], null]);
});

test("an unknown university does not exist, for programs nor for people", async () => {
  expect(await anyone.refused(getUniversityPage, { slug: "nobody" })).toMatchObject({
    status: 404,
    error: "not_found",
  });
  const page = await open("/university/nobody");
  expect([page.statusCode, page.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect((await open("/university/%ff")).statusCode).toBe(404);
});

test("the page has a head in the reader's language, and search engines may list it", async () => {
  const { slug } = await fixtures.university({
    name: { en: "University <A>", fr: "Université d’Ici", ar: "جامعة هنا" },
  });
  const english = await open(`/university/${slug}`);
  expect(english.statusCode).toBe(200);
  expect(english.body).toContain("<title>University &lt;A&gt; · Ijaza</title>");
  expect(english.body).toContain(`<link rel="canonical" href="http://localhost:3000/university/${slug}" />`);
  expect(english.body).not.toContain("noindex");
  const arabic = await open(`/university/${slug}/?from=mail`, "ar");
  expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.body).toContain('content="جامعة هنا"');
});
