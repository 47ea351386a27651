import { expect, test } from "vitest";
import { choicesOf } from "./choices.ts";

const wadi = { _id: "w", name: { en: "Wadi Nour", fr: "Wadi Nour", ar: "وادي النور" } };
const refusal = (data: object) => ({ status: 409, data });

test("a sign-in that matches several universities names them", () => {
  expect(choicesOf(refusal({ error: "choose_university", universities: [wadi, "no university"] }))).toEqual([wadi]);
});

test("any other refusal offers no choice", () => {
  expect(choicesOf(refusal({ error: "invalid_credentials", universities: [wadi] }))).toEqual([]);
  expect(choicesOf(undefined)).toEqual([]);
});
