/** The head of a document's page, as link previews read it. */

import { endpoint } from "@ijaza/schema/calls/endpoint";
import { id as idRule } from "@ijaza/schema/calls/wire";
import { decideCertificates } from "@ijaza/schema/certificates/calls";
import { getAllCertificates } from "@ijaza/schema/certificates/reading";
import { revokeDiploma } from "@ijaza/schema/diplomas/calls";
import type { Job } from "@ijaza/schema/jobs/calls";
import { eraseStudent } from "@ijaza/schema/privacy/erasure";
import { getStudents, hideClaims } from "@ijaza/schema/students/calls";
import { anyone as everybody } from "@ijaza/schema/users/roles";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { certificateValues, setUpCertificates } from "../../../../test/certificate-scene.ts";
import { startChainApp } from "../../../../test/chain-harness.ts";
import { createCorrectionScene } from "../../../../test/correction-scene.ts";
import { TEST_PUBLIC_URL } from "../../../../test/harness.ts";
import { writePages } from "../../../../test/pages-dir.ts";

const PLAIN = `<!doctype html><html><head>
    <meta name="description" content="Of the product." />
    <title>Ijaza</title>
  </head><body></body></html>`;
const pagesDir = writePages(PLAIN);

const { fixtures, anyone, ended } = await startChainApp({ pagesDir });
const setting = createCorrectionScene({ fixtures, ended });
let scene: Awaited<ReturnType<typeof setting>>;

const page = endpoint({
  method: "GET",
  path: "/digital_diploma/:id",
  who: everybody,
  summary: "A page.",
  medium: "file",
  params: z.strictObject({ id: idRule }),
});
const open = (id: string, language = "en-GB,fr;q=0.5") =>
  anyone.send(page, { id }, { headers: { "accept-language": language } });
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(html)?.[1];

beforeAll(async () => {
  scene = await setting();
});

test("a shared link shows the holder, the university and the card of the diploma", async () => {
  const { body, headers } = await open(scene.old);
  expect(body).toMatch(/<title>[^<]+ – Inès Mansouri · Ijaza<\/title>/);
  expect(body.match(/<title>|name="description"/g)).toHaveLength(2);
  expect(contentOf(body, "og:title")).toContain("Inès Mansouri");
  expect(contentOf(body, "og:description")).toContain(scene.university.name_en);
  expect(contentOf(body, "og:url")).toBe(`${TEST_PUBLIC_URL}/digital_diploma/${scene.old}`);
  expect(body).toContain(`<link rel="canonical" href="${TEST_PUBLIC_URL}/digital_diploma/${scene.old}" />`);
  expect(contentOf(body, "og:image")).toBe(`${TEST_PUBLIC_URL}/api/document/picture/${scene.old}?shape=card`);
  expect([contentOf(body, "twitter:card"), contentOf(body, "robots")]).toEqual(["summary_large_image", "noindex"]);
  expect([headers["cache-control"], headers.vary]).toEqual(["no-cache", "accept-encoding, accept-language, cookie"]);
});

test("it says so in the reader's language", async () => {
  const [french, arabic] = await Promise.all([open(scene.old, "fr"), open(scene.old, "ar-TN")]);
  expect(contentOf(french.body, "og:title")).toBe("Licence en informatique – Inès Mansouri");
  expect(contentOf(arabic.body, "og:title")).toContain("إيناس منصوري");
  expect([french, arabic].map(({ body }) => /<html[^>]*>/.exec(body)?.[0])).toEqual([
    '<html lang="fr" dir="ltr">',
    '<html lang="ar" dir="rtl">',
  ]);
});

test("what its holder hides is not in the head", async () => {
  const names = ["firstName", "lastName", "firstNameAr", "lastNameAr"];
  await scene.student.call(hideClaims, { documentId: scene.old, hidden: names });
  const { body } = await open(scene.old);
  expect(body).not.toMatch(/Inès|Mansouri|إيناس|منصوري/);
  expect(contentOf(body, "og:title")).not.toBe("");
  await scene.student.call(hideClaims, { documentId: scene.old, hidden: [] });
});

test("a revoked diploma's link first says that it is revoked", async () => {
  const { old, responsable } = await setting();
  await ended(responsable, await responsable.call(revokeDiploma, { _id: old, reason: "issued_in_error" }));
  const { body } = await open(old);
  expect(contentOf(body, "og:title")).toMatch(/^Revoked – /);
  expect(contentOf(body, "og:description")).toContain("no longer valid");
});

test("markup in a university's texts stays text", async () => {
  const university = await fixtures.issuingUniversity();
  const hostile = `"/><script>alert('1')</script>$&</head>`;
  const rows = [certificateValues(1, { course: hostile })];
  const { responsable } = await setUpCertificates(fixtures, { university, rows });
  const { certificates } = await responsable.call(getAllCertificates, { status: "pending" });
  const certificatesIds = certificates.map(({ _id }) => _id);
  await ended(
    responsable,
    (await responsable.call(decideCertificates, { certificatesIds, decision: "accepted" })) as Job,
  );
  const { body } = await open(certificatesIds[0]!);
  expect(body).not.toContain("<script>alert");
  expect(contentOf(body, "og:title")).toMatch(
    /^&quot;\/&gt;&lt;script&gt;alert\(&#39;1&#39;\).*\$&amp;&lt;\/head&gt; – Anis Ayari$/,
  );
  expect(body.match(/<\/head>/g)).toHaveLength(1);
});

test("an unsigned or unknown document, or an invalid id, has the plain page, which is not found", async () => {
  const pending = await scene.correct();
  for (const id of [pending, "0".repeat(26), "short", "%00%ff", "..%2f..%2fapi"]) {
    const { statusCode, body } = await open(id);
    expect([statusCode, body], id).toEqual([404, PLAIN]);
  }
});

test("the page of an erased document is gone", async () => {
  const { old, responsable } = await setting();
  const [student] = (await responsable.call(getStudents)).students;
  const { _id, studentNumber } = student!;
  await ended(responsable, await responsable.call(eraseStudent, { _id, studentNumber }));
  const { statusCode, body } = await open(old);
  expect([statusCode, body]).toEqual([410, PLAIN]);
});
