/** The choice of a language is mirrored for the server, where the browser has a store for that. */
import { afterEach, expect, test, vi } from "vitest";
import { readStoredLanguage, storeLanguage } from "./stored-language.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem("language");
});

test("the server learns the language that was chosen, and nothing else, for a year", () => {
  const set = vi.fn(async (_: { expires: number }) => {});
  vi.stubGlobal("cookieStore", { set });
  storeLanguage("ar");
  expect(set).toHaveBeenCalledExactlyOnceWith({
    name: "language",
    value: "ar",
    path: "/",
    sameSite: "lax",
    expires: expect.any(Number),
  });
  expect(Math.round(((set.mock.calls[0]?.[0].expires ?? 0) - Date.now()) / 86_400_000)).toBe(365);
});

test("a browser without such a store, or one that refuses, keeps the choice all the same", () => {
  storeLanguage("fr");
  vi.stubGlobal("cookieStore", { set: () => Promise.reject(new TypeError("refused")) });
  storeLanguage("ar");
  expect(readStoredLanguage()).toBe("ar");
});
