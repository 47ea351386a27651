/** The verdict page: one sentence, four checks, and nothing pretty about what is no original. */
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CHECK_NAMES, type Check, type Facts, type Result } from "ijaza-verifier/result";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { loadTexts } from "../../app/translations.ts";
import type { Language } from "../../platform/i18n/languages.ts";
import { startI18n } from "../../platform/i18n/start.ts";
import { createStore } from "../../platform/store.ts";
import { serve } from "../../testing/server.ts";
import { Verdict } from "./components/Verdict.tsx";
import type { Told } from "./told.ts";

const FINE = ["credential_intact", "issuer_recognised", "batch_anchored", "in_force"];

const FACTS: Facts = {
  claims: {
    firstName: "Yasmine",
    lastName: "Ferjani",
    firstNameAr: "ياسمين",
    lastNameAr: "الفرجاني",
    titleEn: "Master of Science",
    level: "master",
    decisionDate: "2026-07-03",
  },
  issuer: {
    did: "did:web:x",
    name: "University of Wadi Nour",
    domain: "wadi.example",
    university: "1",
    keyThumbprint: "abc",
  },
  anchor: {
    chainId: 1,
    registry: "0x1",
    university: "1",
    root: "0x2",
    index: 3,
    count: 9,
    signer: "0x4",
    issuedAt: "2026-07-05T09:12:00Z",
  },
  asked: ["https://ijaza.example/api/chain/rpc"],
};

/** All checks before the failing one are valid, all after it not checked. */
const resultOf = (
  verdict: Result["verdict"],
  failure?: { at: Check["name"]; code: string },
  facts: Facts = FACTS,
): Result => {
  const at = failure ? CHECK_NAMES.indexOf(failure.at) : CHECK_NAMES.length;
  const checks = CHECK_NAMES.map((name, index): Check => {
    if (index < at) return { name, outcome: "valid", code: FINE[index] ?? "", detail: "" };
    if (index > at) return { name, outcome: "skipped", code: "not_checked", detail: "" };
    return { name, outcome: verdict === "invalid" ? "invalid" : "error", code: failure?.code ?? "", detail: "" };
  });
  return {
    verdict,
    reason: failure?.code,
    checks,
    facts,
    checkedAt: "2026-11-20T14:32:00Z",
    block: { number: 4182907, time: "2026-11-20T14:31:48Z" },
  };
};

const show = async (result: Result, { told, language = "en" }: { told?: Told; language?: Language } = {}) => {
  await startI18n({ language, load: loadTexts });
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <Verdict verified={{ result, text: "{}", seal: "0f" }} told={told} onRecheck={() => {}} />
      </MemoryRouter>
    </Provider>,
  );
  return screen.findByRole("heading", { level: 1 });
};

beforeEach(() => void serve({ "GET /api/issuers": () => ({ body: { issuers: [] } }) }));

test("an authentic diploma says so, with its facts and four good checks", async () => {
  const heading = await show(resultOf("valid"));
  expect(heading.textContent).toBe("This diploma is authentic");
  expect(screen.getByRole("heading", { level: 2, name: /Yasmine Ferjani/ })).toBeDefined();
  expect(screen.getByText(/signing key belonged to .*University of Wadi Nour/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Download proof" })).toBeDefined();
});

test("a revoked diploma is stamped, and says when", async () => {
  const told = { id: "7k2qf9xw4m0123456789abcdef", revokedAt: "2026-10-12T08:00:00Z" };
  const heading = await show(resultOf("invalid", { at: "status", code: "revoked" }), { told });
  expect(heading.textContent).toBe("This diploma was revoked");
  expect(screen.getByText(/then withdrew it on .*12 October 2026/)).toBeDefined();
  expect(screen.getByRole("img", { name: /REVOKED/ })).toBeDefined();
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
  expect(screen.getByText(/Nothing here has been proved/)).toBeDefined();
  expect(screen.queryByRole("img")).toBeNull();
});

test("an unknown registry is neither for nor against", async () => {
  const heading = await show(resultOf("unknown", { at: "issuer", code: "registry_not_trusted" }));
  expect(heading.textContent).toBe("We cannot judge this document");
});

test("a diploma that does not name its holder says so", async () => {
  await show(resultOf("valid", undefined, { ...FACTS, claims: { titleEn: "Master of Science" }, holderNamed: false }));
  expect(screen.getByText("The holder is not named in this document")).toBeDefined();
});

test("a demonstration says that it is one", async () => {
  await show(resultOf("valid", undefined, { ...FACTS, demo: true }));
  expect(screen.getByText(/This is a demonstration/)).toBeDefined();
});

test("the technical details name every code and whom this browser asked", async () => {
  await show(resultOf("valid"));
  const details = within(screen.getByRole("group"));
  for (const code of [...FINE, "https://ijaza.example/api/chain/rpc"]) expect(details.getByText(code)).toBeDefined();
});

test("in Arabic the name in Arabic letters comes first", async () => {
  await show(resultOf("valid"), { language: "ar" });
  expect(screen.getByRole("heading", { level: 2, name: /^ياسمين الفرجاني/ })).toBeDefined();
});

const ID = "7k2qf9xw4m0123456789abcdef";
const pictureNow = () => screen.queryByRole<HTMLImageElement>("img", { name: /Picture of the document/ });

test("a diploma's page shows it as a picture that can be enlarged", async () => {
  await show(resultOf("valid"), { told: { id: ID } });
  const picture = screen.getByRole("img", { name: "Picture of the document: Master of Science – Yasmine Ferjani" });
  expect(picture.getAttribute("src")).toBe(`/api/document/picture/${ID}`);
  fireEvent.load(picture);
  await userEvent.click(screen.getByRole("button", { name: /Enlarge/ }));
  expect(within(screen.getByRole("dialog", { name: "The document" })).getByRole("img")).toBeDefined();
});

const pdfNow = () => screen.queryByRole<HTMLButtonElement>("button", { name: "Download the PDF" });

test("a PDF that the reader is not given is not offered; who has it is said", async () => {
  await show(resultOf("valid"), { told: { id: ID, isWithheld: true } });
  expect([pdfNow(), pictureNow()]).toEqual([null, null]);
  expect(screen.getByText(/the holder has it: ask for it/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Check a file" }).getAttribute("href")).toBe("/verification");
});

test.each([
  ["is offered to a reader who may have it", false, false],
  ["waits until it is known whether the reader may have it", undefined, true],
])("a PDF %s", async (_, isWithheld, disabled) => {
  await show(resultOf("valid"), { told: { id: ID, isWithheld } });
  expect(pdfNow()?.disabled).toBe(disabled);
  expect(screen.queryByText(/the holder has it/)).toBeNull();
});

test("where there is no picture nothing stands in its place", async () => {
  await show(resultOf("valid"), { told: { id: ID } });
  fireEvent.error(screen.getByRole("img", { name: /Picture of the document/ }));
  expect(pictureNow()).toBeNull();
  expect(screen.queryByText(/A picture to look at/)).toBeNull();
});

test.each([
  ["altered", resultOf("invalid", { at: "integrity", code: "signature_invalid" })],
  ["not proved", resultOf("unknown", { at: "issuer", code: "chain_unreachable" })],
])("what is %s shows no picture, and nothing to pass on", async (_, result) => {
  await show(result, { told: { id: ID } });
  expect(pictureNow()).toBeNull();
  expect(screen.queryByRole("heading", { name: "Keep it, pass it on" })).toBeNull();
});

test("a valid diploma is added to LinkedIn and sent by plain links, which carry its address", async () => {
  await show(resultOf("valid"), { told: { id: ID } });
  const link = `${globalThis.location.origin}/digital_diploma/${ID}`;
  const linkedIn = screen.getByRole("link", { name: "Add to a LinkedIn profile" });
  expect(linkedIn.getAttribute("rel")).toContain("noopener");
  const query = Object.fromEntries(new URL(linkedIn.getAttribute("href") ?? "").searchParams);
  expect(query).toMatchObject({
    ...{ startTask: "CERTIFICATION_NAME", name: "Master of Science", organizationName: "University of Wadi Nour" },
    ...{ issueYear: "2026", issueMonth: "7", certUrl: link },
  });
  expect(query).not.toHaveProperty("expirationYear");
  const mail = screen.getByRole("link", { name: "Send the link by e-mail" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(mail)).toContain(link);
});

const CERTIFICATE = {
  recipientFirstName: "Anis",
  course: "Security",
  issueDate: "2026-10-15",
  expiryDate: "2028-01-31",
};
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
    expect(screen.getByText(sealed)).toBeDefined();
    expect(screen.getByText(drawn)).toBeDefined();
    expect(screen.getByText(field)).toBeDefined();
    expect(screen.getByRole("main").textContent).not.toMatch(other);
  },
);

test("a certificate tells LinkedIn until when it is good", async () => {
  await show(resultOf("valid", undefined, { ...FACTS, claims: CERTIFICATE }), { told: { id: ID } });
  const linkedIn = screen.getByRole("link", { name: "Add to a LinkedIn profile" });
  expect(Object.fromEntries(new URL(linkedIn.getAttribute("href") ?? "").searchParams)).toMatchObject({
    ...{ name: "Security", issueYear: "2026", issueMonth: "10", expirationYear: "2028", expirationMonth: "1" },
  });
});

test("a revoked diploma is printed and its code shown, but not passed on", async () => {
  await show(resultOf("invalid", { at: "status", code: "revoked" }), { told: { id: ID } });
  expect(screen.getByRole("button", { name: "Print this verdict" })).toBeDefined();
  expect(screen.queryByRole("link", { name: /LinkedIn|WhatsApp|e-mail/ })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show the QR code" }));
  const dialog = within(await screen.findByRole("dialog", { name: "QR code of this page" }));
  expect(dialog.getByText(`${globalThis.location.origin}/digital_diploma/${ID}`)).toBeDefined();
  for (const name of ["Download SVG", "Download PNG"]) expect(dialog.getByRole("button", { name })).toBeDefined();
});
