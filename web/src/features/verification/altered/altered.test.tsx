/** A file that differs from what the university signed: its seal is shown beside that of the signed original. */
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { serve } from "../../../testing/server.ts";
import { ID, resultOf, showOfFile } from "../../../testing/verdicts.tsx";
import type { Search } from "./use-original.ts";

beforeEach(() => void serve({ "GET /api/issuers": () => ({ body: { issuers: [] } }) }));

const ALTERED = resultOf("invalid", { at: "integrity", code: "document_altered" }, {});

const showAltered = (original: Search) => showOfFile(ALTERED, original);

const seals = () => screen.getAllByRole("figure").map(({ textContent }) => textContent);
const banner = () => within(screen.getByRole("heading", { level: 1 }).closest<HTMLElement>(".banner")!);

test("the file's seal is shown beside the signed original's, with the facts of the original", async () => {
  await showAltered({ id: ID, verified: { result: resultOf("valid"), text: "{}", seal: "f0" } });
  expect(seals()).toEqual(["Seal signed by the university", "Seal of this file"]);
  const signed = within(screen.getByRole("region", { name: "What the university signed under this reference" }));
  signed.getByText("Yasmine Ferjani");
  signed.getByText("7K2QF-9XW4M-01234-56789-ABCDE-F");
  expect(signed.getByRole("link", { name: "Open the original" }).getAttribute("href")).toBe(`/digital_diploma/${ID}`);
  screen.getByText(/open the original below/);
  banner().getByText("diplome.pdf");
  expect(banner().queryByText(/Yasmine/)).toBeNull();
  expect(screen.queryByText("No university signed this")).toBeNull();
});

test("an original that was revoked since is shown as revoked", async () => {
  const revoked = resultOf("invalid", { at: "status", code: "revoked" });
  await showAltered({ id: ID, verified: { result: revoked, text: "{}", seal: "f0" } });
  screen.getByText("This diploma has been revoked");
});

test.each([["looking"], [null]] as const)("without an original only the file's seal is shown: %s", async (original) => {
  await showAltered(original);
  expect(seals()).toEqual(["Seal of this file"]);
  screen.getByRole("heading", { level: 2, name: "No university signed this" });
  expect(screen.queryByRole("link", { name: "Open the original" })).toBeNull();
  expect(screen.queryByText(/open the original below/)).toBeNull();
  expect(screen.queryByText(/Looking for the original/) !== null).toBe(original === "looking");
});
