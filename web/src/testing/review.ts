/** The review of a responsable: a cohort of three diplomas in a window with room for all three columns. */
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect } from "vitest";
import { diplomaWith } from "./diplomas.ts";
import { openDiplomas } from "./open-diplomas.ts";
import { AGENT, RESPONSABLE } from "./people.ts";
import type { Answer, Answers } from "./server.ts";

export const DECIDE = "POST /api/diploma/acceptOrRejectDiploma";
export const REVIEW = `/diplomas_not_confirm/${AGENT._id}`;
export const DONE: Answer = { body: { updated: 1, conflicts: [] } };

const named = (firstName: string) => {
  const diploma = diplomaWith();
  return { ...diploma, student: { ...diploma.student, firstName } };
};
export const cohortOfThree = () => [named("Amina"), named("Bilel"), named("Chiraz")];

/** For the tests of a file; the window is put back after each. */
export const inWideWindow = (): void => {
  const { matchMedia } = globalThis;
  beforeEach(() => {
    const media = (text: string) => ({
      matches: text.includes("min-width"),
      addEventListener() {},
      removeEventListener() {},
    });
    globalThis.matchMedia = media as unknown as typeof matchMedia;
    sessionStorage.clear();
  });
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });
};

type OpenOptions = { diplomas?: ReturnType<typeof cohortOfThree>; answers?: Answers; language?: "en" | "ar" };

export async function openReview({ diplomas = cohortOfThree(), answers = {}, language = "en" }: OpenOptions = {}) {
  const opened = await openDiplomas(RESPONSABLE, REVIEW, {
    diplomas,
    answers: { [DECIDE]: () => DONE, ...answers },
    language,
  });
  await screen.findByRole("navigation", { name: language === "en" ? "Records of this review" : "سجلات هذه المراجعة" });
  return { ...opened, diplomas };
}

/** The record that is read. */
export const current = () =>
  within(screen.getByRole("navigation")).getByRole("button", { current: true }).textContent ?? "";
export const readsNow = (name: string) => waitFor(() => expect(current()).toContain(name));
export const canAccept = () =>
  waitFor(() => expect(screen.getByRole("button", { name: "Accept" }).getAttribute("aria-busy")).toBeNull());
