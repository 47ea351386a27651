/** The verdict page: one sentence, four checks, and nothing pretty about what is no original. */
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { serve } from "../../testing/server.ts";
import { CERTIFICATE, FACTS, FINE, ID, resultOf, show } from "../../testing/verdicts.tsx";

beforeEach(() => void serve({ "GET /api/issuers": () => ({ body: { issuers: [] } }) }));

test("an authentic diploma says so, with its facts and four good checks", async () => {
  const heading = await show(resultOf("valid"));
  expect(heading.textContent).toBe("This diploma is authentic");
  screen.getByRole("heading", { level: 2, name: /Yasmine Ferjani/ });
  screen.getByText(/signing key belonged to .*University of Wadi Nour/);
  screen.getByRole("button", { name: "Download proof" });
});

test("a revoked diploma is stamped, and says when", async () => {
  const told = { id: "7k2qf9xw4m0123456789abcdef", revokedAt: "2026-10-12T08:00:00Z" };
  const heading = await show(resultOf("invalid", { at: "status", code: "revoked" }), { told });
  expect(heading.textContent).toBe("This diploma was revoked");
  screen.getByText(/then withdrew it on .*12 October 2026/);
  screen.getByRole("img", { name: /REVOKED/ });
});

test("a replaced diploma points on to the new one", async () => {
  await show(resultOf("invalid", { at: "status", code: "superseded" }), { told: { id: "a", supersededBy: "newid" } });
  expect(screen.getByRole("link", { name: "See the new diploma" }).getAttribute("href")).toBe("/digital_diploma/newid");
});

test("an altered file shows no diploma and no name, and later checks say that they were not made", async () => {
  const heading = await show(resultOf("invalid", { at: "integrity", code: "signature_invalid" }));
  expect(heading.textContent).toBe("This file is not the original");
  expect(screen.queryByText(/Yasmine/)).toBeNull();
  expect(screen.queryByRole("img")).toBeNull();
  expect(screen.getAllByText(/^Not checked/)).toHaveLength(3);
});

test("a forger's own key is red and shows nothing of the file", async () => {
  const heading = await show(resultOf("invalid", { at: "issuer", code: "key_unknown" }));
  expect(heading.textContent).toBe("No recognised university vouches for it");
  expect(screen.queryByText(/Yasmine/)).toBeNull();
});

test("a chain that does not answer says nothing against the diploma, and shows its words as unproved", async () => {
  const heading = await show(resultOf("unknown", { at: "issuer", code: "chain_unreachable" }));
  expect(heading.textContent).toBe("The check could not be completed");
  screen.getByText(/Nothing here has been proved/);
  expect(screen.queryByRole("img")).toBeNull();
});

test("an unknown registry is neither for nor against", async () => {
  const heading = await show(resultOf("unknown", { at: "issuer", code: "registry_not_trusted" }));
  expect(heading.textContent).toBe("We cannot judge this document");
});

test("a diploma that does not name its holder says so", async () => {
  await show(resultOf("valid", undefined, { ...FACTS, claims: { titleEn: "Master of Science" }, holderNamed: false }));
  screen.getByText("The holder is not named in this document");
});

test("a demonstration says that it is one", async () => {
  await show(resultOf("valid", undefined, { ...FACTS, demo: true }));
  screen.getByText(/This is a demonstration/);
});

test("the technical details name every code and whom this browser asked", async () => {
  await show(resultOf("valid"));
  const details = within(screen.getByRole("group"));
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

test("old news is grey, and the node that gave it is named", async () => {
  const uncounted = [{ endpoint: "https://frozen.example/", code: "node_stale", detail: "Not counted." }];
  const facts = { ...FACTS, uncounted };
  const heading = await show(resultOf("unknown", { at: "issuer", code: "node_stale" }, facts));
  expect(heading.textContent).toBe("The check could not be completed");
  screen.getByText(/a later revocation would not be seen/);
  screen.getByText("https://frozen.example/");
});

test("in Arabic the name in Arabic letters comes first", async () => {
  await show(resultOf("valid"), { language: "ar" });
  screen.getByRole("heading", { level: 2, name: /^ياسمين الفرجاني/ });
});

const SEALED = { ...resultOf("valid"), facts: { ...FACTS, claims: CERTIFICATE } };
SEALED.checks = SEALED.checks.map((check, at) => (at === 0 ? { ...check, code: "document_intact" } : check));

test.each([
  [
    "en",
    /certificate is authentic/,
    /word of the certificate inside/,
    /from the certificate’s data/,
    "Course",
    /diploma/i,
  ],
  ["fr", /certificat est authentique/, /mot du certificat/, /données du certificat/, "Formation", /diplôme/i],
  [
    "ar",
    /الشهادة المهنية أصلية/,
    /الشهادة المهنية التي يحملها/,
    /بيانات الشهادة المهنية/,
    "الدورة التكوينية",
    /شهادة علمية/,
  ],
] as const)(
  "a certificate is called one, and no diploma, in %s",
  async (language, title, sealed, drawn, field, other) => {
    const heading = await show(SEALED, { told: { id: ID }, language });
    expect(heading.textContent).toMatch(title);
    screen.getByText(sealed);
    screen.getByText(drawn);
    screen.getByText(field);
    expect(screen.getByRole("main").textContent).not.toMatch(other);
  },
);

test.each([
  ["en", "valid", undefined, "This badge is authentic", "See the original"],
  ["fr", "valid", undefined, "Ce badge est authentique", "Voir l’original"],
  ["ar", "valid", undefined, "هذه الشارة أصلية", "عرض الأصل"],
  ["en", "invalid", "revoked", "This badge was revoked", "See the original"],
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

test("a badge whose original is away is neither accepted nor accused", async () => {
  const heading = await show(resultOf("unknown", { at: "integrity", code: "badge_original_missing" }, {}));
  expect(heading.textContent).toBe("We cannot judge this badge");
});
