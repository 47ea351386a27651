/** Renders the verdict on a result, as the page does. For tests. */

import { CHECK_NAMES, type Check, type Facts, type Result } from "@ijaza/verifier/result";
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { AppContexts } from "../app/AppContexts.tsx";
import { loadTexts } from "../app/translations.ts";
import { Verdict, type VerdictProps } from "../features/verification/verdict/Verdict.tsx";
import type { Language } from "../platform/i18n/languages.ts";
import { startI18n } from "../platform/i18n/start.ts";
import { createStore } from "../platform/store.ts";

export const ID = "7k2qf9xw4m0123456789abcdef";

export const FINE = ["credential_intact", "issuer_recognised", "batch_anchored", "in_force"];

export const FACTS: Facts = {
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

/** A result whose checks before the failing one are valid, and those after it not made. */
export const resultOf = (
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

export const show = async (
  result: Result,
  { language = "en", ...shown }: Pick<VerdictProps, "statements" | "file" | "original"> & { language?: Language } = {},
) => {
  await startI18n({ language, load: loadTexts });
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <AppContexts>
          <Verdict verified={{ result, text: "{}", seal: "0f" }} onRecheck={async () => {}} {...shown} />
        </AppContexts>
      </MemoryRouter>
    </Provider>,
  );
  return screen.findByRole("heading", { level: 1 });
};

/** The verdict on a PDF that was handed in, with what was found of its original. */
export const showOfFile = (result: Result, original: VerdictProps["original"]) =>
  show(result, { file: { name: "diplome.pdf", size: 110_000 }, original });

/** Claims of a certificate. */
export const CERTIFICATE = {
  recipientFirstName: "Anis",
  course: "Security",
  issueDate: "2026-10-15",
  expiryDate: "2028-01-31",
};
