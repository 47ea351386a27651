/** The verdict page: one headline, four checks, and no decoration for a file that is no original. */

import type { Facts } from "@ijaza/verifier/result";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { serve } from "../../../testing/server.ts";
import { CERTIFICATE, FACTS, FINE, ID, resultOf, show } from "../../../testing/verdicts.tsx";

beforeEach(() => void serve({ "GET /api/issuers": () => ({ body: { issuers: [] } }) }));

/** The titles of the four checks. */
const titles = () =>
  within(screen.getByRole("region", { name: "What we checked" }))
    .getAllByRole("heading", { level: 3 })
    .map(({ textContent }) => textContent);

test("an authentic diploma is reported as such, with its facts and four valid checks", async () => {
  const heading = await show(resultOf("valid"));
  expect(heading.textContent).toBe("This diploma is authentic");
  screen.getByRole("heading", { level: 2, name: /Yasmine Ferjani/ });
  const main = screen.getByRole("main");
  const order = ["This diploma is authentic", "Yasmine Ferjani", "The document is intact", "It has not been revoked"];
  order.push("Does your copy say the same?", "Check another document", "Technical details");
  const places = order.map((text) => main.textContent?.indexOf(text) ?? -1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  screen.getByRole("button", { name: "Download proof" });
});

test("what a diploma says in two scripts stands in one row", async () => {
  const claims = { ...FACTS.claims, programme: "Informatique", programmeAr: "الإعلامية" };
  await show(resultOf("valid", undefined, { ...FACTS, claims }), { language: "ar" });
  const [label] = screen.getAllByText("البرنامج");
  const texts = [...(label?.nextElementSibling?.querySelectorAll("bdi") ?? [])].map(({ textContent }) => textContent);
  expect(texts).toEqual(["الإعلامية", "Informatique"]);
});

test("a certificate's own field called University is not taken for what the check found", async () => {
  const university = { en: "University", fr: "Université", ar: "الجامعة" };
  const claims = { recipientLastName: "Ferjani", place: "Elsewhere", expiryDate: "none" };
  const statements = { id: ID, labels: [{ name: "place", label: university }] };
  await show(resultOf("valid", undefined, { ...FACTS, claims }), { statements });
  const found = screen.getByRole("region", { name: "Found by this check" });
  within(found).getByText("University");
  expect(within(found).queryByText("Elsewhere")).toBeNull();
  expect(screen.getAllByText("Elsewhere", { selector: "dd *" })).toHaveLength(1);
});

test("a revoked diploma is stamped with the day", async () => {
  const statements = { id: "7k2qf9xw4m0123456789abcdef", revokedAt: "2026-10-12T08:00:00Z" };
  const heading = await show(resultOf("invalid", { at: "status", code: "revoked" }), { statements });
  expect(heading.textContent).toBe("This diploma has been revoked");
  screen.getByText(/The university withdrew it on .*12 October 2026/);
  screen.getByRole("heading", { level: 2, name: "What it said" });
  expect(screen.queryByText("Does your copy say the same?")).toBeNull();
  screen.getByRole("img", { name: /REVOKED/ });
});

const LISTED = {
  slug: "wadi-nour",
  did: "did:web:x",
  university: "1",
  name: { en: "University of Wadi Nour", fr: "Université de Wadi Nour", ar: "جامعة وادي النور" },
  keys: [],
};
const linksToUniversity = () =>
  screen
    .queryAllByRole("link", { name: "This university’s page", hidden: true })
    .map((link) => link.getAttribute("href"));

test("a recognised university's page is linked from its check and from its fold, and an unrecognised one's from neither", async () => {
  serve({ "GET /api/issuers": () => ({ body: { issuers: [LISTED] } }) });
  await show(resultOf("valid"));
  await waitFor(() => expect(linksToUniversity()).toEqual(["/university/wadi-nour", "/university/wadi-nour"]));
  const check = screen.getByRole("heading", { name: "The university is recognised" }).closest("li");
  within(check!).getByRole("link", { name: "This university’s page" });
  cleanup();
  const facts = { ...FACTS, issuer: { ...FACTS.issuer!, did: "did:web:of.a.forger" } };
  await show(resultOf("valid", undefined, facts));
  expect(linksToUniversity()).toEqual([]);
});

test("a revoked diploma says since when the blockchain has it at the latest", async () => {
  const facts: Facts = { ...FACTS, revocation: "revoked", revokedAtLatest: "2026-10-12T08:00:00Z" };
  await show(resultOf("invalid", { at: "status", code: "revoked" }, facts));
  screen.getByText(/^On the blockchain since .*12 October 2026.* at the latest\.$/);
});

test("a university that was called otherwise then has the name of the day, and the present one beside it", async () => {
  serve({ "GET /api/issuers": () => ({ body: { issuers: [LISTED] } }) });
  const present = { name: "Wadi Nour Institute of Science", domain: "wadi.example" };
  await show(resultOf("valid", undefined, { ...FACTS, issuer: { ...FACTS.issuer!, name: "Wadi College", present } }));
  await waitFor(() => expect(linksToUniversity()).not.toEqual([]));
  screen.getByText("Called today");
  screen.getByText(present.name);
  expect(screen.getAllByText("Wadi College").length).toBeGreaterThan(0);
  expect(screen.queryByText("University of Wadi Nour")).toBeNull();
});

test("a superseded diploma links to the new one", async () => {
  await show(resultOf("invalid", { at: "status", code: "superseded" }), {
    statements: { id: "a", supersededBy: "newid" },
  });
  expect(screen.getByRole("link", { name: "Open the current version" }).getAttribute("href")).toBe(
    "/digital_diploma/newid",
  );
});

test("an altered file shows no diploma and no name, and the later checks are shown as not made", async () => {
  const heading = await show(resultOf("invalid", { at: "integrity", code: "signature_invalid" }));
  expect(heading.textContent).toBe("This file is not what the university signed");
  expect(screen.queryByText(/Yasmine/)).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
  screen.getByRole("heading", { level: 2, name: "No university signed this" });
  expect(screen.getAllByText(/^Not checked: an earlier check/)).toHaveLength(3);
  expect(titles()).toEqual(["The document was changed", "The university", "Record on the blockchain", "Revocation"]);
});

test("a file that is not in the registry is not called unsigned", async () => {
  await show(resultOf("invalid", { at: "anchoring", code: "root_not_anchored" }));
  screen.getByRole("heading", { level: 2, name: "No university vouches for this file" });
});

test("a forger's own key is red and shows nothing of the file", async () => {
  const heading = await show(resultOf("invalid", { at: "issuer", code: "key_unknown" }));
  expect(heading.textContent).toBe("No recognised university vouches for it");
  expect(screen.queryByText(/Yasmine/)).toBeNull();
});

test("a chain that does not answer decides nothing about the diploma, and the name in it is not confirmed", async () => {
  const heading = await show(resultOf("unknown", { at: "issuer", code: "chain_unreachable" }));
  expect(heading.textContent).toBe("We cannot say yet");
  screen.getByText(/This says nothing against the document/);
  screen.getByText("The document names this person. Not confirmed:");
  screen.getByRole("heading", { level: 2, name: "Yasmine Ferjani" });
  expect(titles()).toEqual(["The document is intact", "The university", "Record on the blockchain", "Revocation"]);
  expect(screen.getAllByText(/^Not checked: the previous check/)).toHaveLength(2);
  expect(screen.queryByRole("img")).toBeNull();
});

test("no name is called unconfirmed where there is none, or where a valid diploma proves it", async () => {
  await show(resultOf("unknown", { at: "integrity", code: "document_too_large" }, {}));
  expect(screen.queryByText(/Not confirmed/)).toBeNull();
  cleanup();
  await show(resultOf("valid"));
  expect(screen.queryByText(/Not confirmed/)).toBeNull();
});

test("an unknown registry decides nothing", async () => {
  const heading = await show(resultOf("unknown", { at: "issuer", code: "registry_not_trusted" }));
  expect(heading.textContent).toBe("We cannot verify this document");
});

test("a diploma that does not name its holder says so", async () => {
  await show(resultOf("valid", undefined, { ...FACTS, claims: { titleEn: "Master of Science" }, holderNamed: false }));
  screen.getByRole("heading", { level: 2, name: "The holder is not named in this document" });
});

test("a demonstration says that it is one", async () => {
  await show(resultOf("valid", undefined, { ...FACTS, demo: true }));
  await screen.findByText(/comes from a demonstration/);
});

test("on a demonstration site only its strip says so, not each verdict", async () => {
  serve({ "GET /api/chain": () => ({ body: { demo: true } }), "GET /api/issuers": () => ({ body: { issuers: [] } }) });
  await show(resultOf("valid", undefined, { ...FACTS, demo: true }));
  expect(screen.queryByText(/comes from a demonstration/)).toBeNull();
});

test("the technical details name every code and the nodes that this browser asked", async () => {
  await show(resultOf("valid"));
  const details = within(screen.getByText("Technical details").closest("details")!);
  for (const code of [...FINE, "https://ijaza.example/api/chain/rpc"]) details.getByText(code);
});

test.each([
  ["en", /Not revoked, as of now \(block .*4,182,907/],
  ["fr", /Non révoqué à cet instant \(bloc .*4\s182\s907/],
  ["ar", /غير ملغاة حتى هذه اللحظة \(الكتلة .*4[.,]182[.,]907/],
] as const)("what is not revoked says as of which block, in %s", async (language, sentence) => {
  await show(resultOf("valid"), { language });
  screen.getByText(sentence);
});

test("an outdated answer of the chain is grey, and its node is named", async () => {
  const uncounted = [{ endpoint: "https://frozen.example/", code: "node_stale", detail: "Not counted." }];
  const facts = { ...FACTS, uncounted };
  const heading = await show(resultOf("unknown", { at: "issuer", code: "node_stale" }, facts));
  expect(heading.textContent).toBe("We cannot say yet");
  screen.getByText(/to rule out a later revocation/);
  screen.getByText("https://frozen.example/");
});

test("in Arabic the name in Arabic letters comes first", async () => {
  await show(resultOf("valid"), { language: "ar" });
  screen.getByRole("heading", { level: 2, name: /^ياسمين الفرجاني/ });
});

const SEALED = { ...resultOf("valid"), facts: { ...FACTS, claims: CERTIFICATE } };
SEALED.checks = SEALED.checks.map((check, at) => (at === 0 ? { ...check, code: "document_intact" } : check));

test.each([
  ["en", /certificate is authentic/, /word of the certificate inside/, "Course", /diploma/i],
  ["fr", /certificat est authentique/, /mot du certificat/, "Formation", /diplôme/i],
  ["ar", /الشهادة المهنية أصلية/, /الشهادة المهنية التي يحملها/, "الدورة التدريبية", /شهادة علمية/],
] as const)("a certificate is called one, and no diploma, in %s", async (language, title, sealed, field, other) => {
  const heading = await show(SEALED, { statements: { id: ID }, language });
  expect(heading.textContent).toMatch(title);
  screen.getByText(sealed);
  screen.getByText(field);
  expect(screen.getByRole("main").textContent).not.toMatch(other);
});

test.each([
  ["en", "valid", undefined, "This badge is authentic", "See the original"],
  ["fr", "valid", undefined, "Ce badge est authentique", "Voir l’original"],
  ["ar", "valid", undefined, "هذه الشارة أصلية", "عرض الأصل"],
  ["en", "invalid", "revoked", "This badge has been revoked", "See the original"],
  ["ar", "invalid", "superseded", "استُبدلت هذه الشارة", "عرض الأصل"],
] as const)(
  "a badge is called one, and leads to its original, in %s: %s",
  async (language, verdict, code, title, link) => {
    const facts = { ...FACTS, badge: { verificationMethod: "did:web:x#z6Mk", original: ID } };
    const heading = await show(resultOf(verdict, code && { at: "status", code }, facts), { language });
    expect(heading.textContent).toBe(title);
    expect(screen.getByRole("link", { name: link }).getAttribute("href")).toBe(`/digital_diploma/${ID}`);
  },
);

test.each([true, undefined] as const)(
  "of a badge the page says that its wallet was not checked, if one gave it: %s",
  async (presented) => {
    const facts = { ...FACTS, badge: { verificationMethod: "did:web:x#z6Mk", original: ID }, presented };
    await show(resultOf("valid", undefined, facts));
    expect(screen.queryByText(/wallet that it came from was not checked/) !== null).toBe(presented === true);
  },
);

test("a badge whose original is not found is neither accepted nor refused", async () => {
  const heading = await show(resultOf("unknown", { at: "integrity", code: "badge_original_missing" }, {}));
  expect(heading.textContent).toBe("We cannot verify this badge");
});
