/** The universities that a sign-in may have meant, as its refusal names them. Pure. */
import type { Texts } from "@ijaza/schema/product";
import { failureOf } from "../../platform/api/problem.ts";

export type UniversityChoice = { _id: string; name: Texts };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isChoice = (value: unknown): value is UniversityChoice =>
  isRecord(value) && typeof value._id === "string" && isRecord(value.name) && typeof value.name.en === "string";

/** Empty unless the refusal asks to choose. */
export function choicesOf(error: unknown): UniversityChoice[] {
  if (failureOf(error).error !== "choose_university" || !isRecord(error) || !isRecord(error.data)) return [];
  const { universities } = error.data;
  return Array.isArray(universities) ? universities.filter(isChoice) : [];
}
