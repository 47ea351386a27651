/** The layout of a verdict on a page that shows a shared document. */
import { render, screen } from "@testing-library/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { AppContexts } from "../../../app/AppContexts.tsx";
import { loadTexts } from "../../../app/translations.ts";
import type { Language } from "../../../platform/i18n/languages.ts";
import { startI18n } from "../../../platform/i18n/start.ts";
import { createStore } from "../../../platform/store.ts";
import { serve } from "../../../testing/server.ts";
import { resultOf } from "../../../testing/verdicts.tsx";
import { LazyVerdictLayout } from "./LazyVerdictLayout.tsx";

beforeEach(() => void serve({ "GET /api/issuers": () => ({ body: { issuers: [] } }) }));

const SHARED = "Shared with you by its holder.";

const showShared = async (result = resultOf("valid"), { covered = 5, language = "en" as Language } = {}) => {
  await startI18n({ language, load: loadTexts });
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <AppContexts>
          <LazyVerdictLayout
            verified={{ result, text: "{}", seal: "0f" }}
            shared={SHARED}
            covered={covered}
            actions={<button type="button">Keep it</button>}
          />
        </AppContexts>
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByText(new RegExp(SHARED));
};

test("a shared document shows who shares it, which facts, and how many are withheld, without reference or picture", async () => {
  await showShared();
  screen.getByRole("heading", { level: 2, name: "What the holder shows you" });
  screen.getByRole("region", { name: "What is not shown" });
  screen.getByText(/^5 details are hidden/);
  screen.getByRole("button", { name: "Keep it" });
  expect(screen.queryByText(/Signed by the university/)).toBeNull();
  expect([screen.queryByText("Reference"), screen.queryByRole("img")]).toEqual([null, null]);
});

test("each withheld fact is a bar that screen readers skip", async () => {
  await showShared(undefined, { covered: 3 });
  const bars = document.querySelector(".covered");
  expect([bars?.children.length, bars?.getAttribute("aria-hidden")]).toEqual([3, "true"]);
});

test.each([
  ["en", /^1 detail is hidden/],
  ["fr", /^1 donnée est masquée/],
  ["ar", /^بيان واحد محجوب/],
] as const)("the number of covered facts is a sentence, in %s", async (language, sentence) => {
  await showShared(undefined, { covered: 1, language });
  screen.getByText(sentence);
});

test("that a document is revoked is shown before who shares it", async () => {
  await showShared(resultOf("invalid", { at: "status", code: "revoked" }));
  screen.getByText(new RegExp(`later withdrew it.*${SHARED}`));
});

test("a document that is not proved shows neither facts nor actions", async () => {
  await showShared(resultOf("unknown", { at: "issuer", code: "chain_unreachable" }));
  expect(screen.queryByRole("button", { name: "Keep it" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "What the holder shows you" })).toBeNull();
});
