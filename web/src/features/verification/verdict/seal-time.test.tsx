/** When a PDF was sealed, who has witnessed that, and what a reader can do when the key of its seal has ended. */
import type { SealFact } from "@ijaza/verifier/result";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { serve } from "../../../testing/server.ts";
import { FACTS, ID, resultOf, show, showOfFile } from "../../../testing/verdicts.tsx";
import type { Search } from "../altered/use-original.ts";

beforeEach(() => void serve({ "GET /api/issuers": () => ({ body: { issuers: [] } }) }));

const SEAL: SealFact = { keyThumbprint: "sealing-key", witnessed: null, countsUntil: null };
const sealed = (seal: Partial<SealFact>) => resultOf("valid", undefined, { ...FACTS, seal: { ...SEAL, ...seal } });
const ENDED = resultOf("unknown", { at: "issuer", code: "seal_key_ended" }, { claims: FACTS.claims });

/** The rows of the technical details about the seal. */
const detailOf = (name: string) =>
  screen.queryByText(name, { selector: "dt" })?.parentElement?.querySelector("dd")?.textContent;

test.each<[string, Partial<SealFact>, RegExp]>([
  [
    "a witnessed one",
    { witnessed: { at: "2026-06-27T20:26:40Z", accuracy: 1, authority: "Time of Test" } },
    /27 June 2026.* or before, confirmed by .?Time of Test/,
  ],
  [
    "one whose key ends",
    { countsUntil: "2029-01-31T00:00:00Z" },
    /No one .* until .*31 January 2029.*, the end of its key/,
  ],
  ["one whose key has no end", {}, /as long as its key is valid/],
])("the technical details say of %s when its seal was made, or until when it counts", async (_which, seal, words) => {
  await show(sealed(seal));
  expect(detailOf("Sealed")).toMatch(words);
  expect(detailOf("Thumbprint of the sealing key")).toBe("sealing-key");
  expect(detailOf("Time stamp, not counted")).toBeUndefined();
});

test("a time stamp of an authority that is not listed is named as one that does not count", async () => {
  await show(sealed({ hasUncountedStamp: true }));
  expect(detailOf("Time stamp, not counted")).toBe(
    "It shows nothing: the trust list does not name its authority, or its time cannot be right",
  );
});

test.each([
  ["2027-02-10T00:00:00Z", true],
  ["2027-03-10T00:00:00Z", false],
])(
  "the headline says that the seal ends only when that is less than 90 days away: %s",
  async (countsUntil, isShown) => {
    await show(sealed({ countsUntil }));
    const sentence = screen.queryByText(/The seal of this PDF counts until .*10 February 2027.*; after that/);
    expect(sentence !== null).toBe(isShown);
  },
);

const showEnded = async (original: Search) => {
  await showOfFile(ENDED, original);
  return screen.findByRole("heading", { level: 1, name: "We cannot tell when this PDF was sealed" });
};

const VERIFIED = { result: resultOf("valid"), text: "{}", seal: "f0" };

test("of a PDF whose key has ended the document inside is shown, with the way to it", async () => {
  const heading = await showEnded({ id: ID, verified: VERIFIED });
  expect(heading.closest(".banner")?.className).toContain("banner--unknown");
  const inside = within(
    await screen.findByRole("region", { name: "The document in this PDF, as the university signed it" }),
  );
  inside.getByText("Yasmine Ferjani");
  expect(inside.getByRole("link", { name: "Open the original" }).getAttribute("href")).toBe(`/digital_diploma/${ID}`);
  screen.getByText(/The document itself was checked/);
  expect(screen.queryByText(/Not confirmed/)).toBeNull();
  screen.getByRole("heading", { level: 3, name: "Download the PDF again" });
});

test("where nobody knows where the document can be had, it is shown without a link", async () => {
  await showEnded({ verified: VERIFIED });
  await screen.findByRole("region", { name: "The document in this PDF, as the university signed it" });
  expect(screen.queryByRole("link", { name: "Open the original" })).toBeNull();
  expect(screen.queryByText("Reference")).toBeNull();
});

test("while the document inside is checked, and when it is not good, the page says no more than it knows", async () => {
  await showEnded("looking");
  await screen.findByText(/Checking the document in this PDF/);
  expect(screen.queryByText(/The document itself was checked/)).toBeNull();
  screen.getByText(/check its link, and ask the holder/);
  screen.getByText(/Not confirmed/);
});
