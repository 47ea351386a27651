/** Compares a value with the one form that it may have, written as a JSON Schema (draft 2020-12) of few keywords. Pure. */
import { isObject } from "../credential/shape.ts";

export type Form =
  | { const: unknown }
  | { enum: readonly unknown[] }
  | { type: "string"; minLength: 1; pattern?: string }
  | { type: "number" }
  | { type: "array"; items: Form; minItems: number; maxItems: number }
  | ObjectForm;

export type ObjectForm = {
  type: "object";
  properties: Readonly<Record<string, Form>>;
  required: readonly string[];
  additionalProperties: false;
};

/** Where a value first differs from its form, as `member.member`; null when it does not. */
export function findDifference(form: Form, value: unknown, path = ""): string | null {
  if ("const" in form) return isSame(form.const, value) ? null : path;
  if ("enum" in form) return form.enum.includes(value) ? null : path;
  switch (form.type) {
    case "string":
      return typeof value === "string" && isText(value, form.pattern) ? null : path;
    case "number":
      return typeof value === "number" ? null : path;
    case "array": {
      if (!Array.isArray(value) || value.length < form.minItems || value.length > form.maxItems) return path;
      return firstOf(value, (each, at) => findDifference(form.items, each, `${path}.${at}`));
    }
    case "object":
      return isObject(value) ? findDifferentMember(form, value, path) : path;
  }
}

function findDifferentMember(form: ObjectForm, value: Record<string, unknown>, path: string): string | null {
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const missing = form.required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return at(missing);
  return firstOf(Object.entries(value), ([name, member]) => {
    // A member may have the name of a property that every object inherits.
    const known = Object.hasOwn(form.properties, name) ? form.properties[name] : undefined;
    return known ? findDifference(known, member, at(name)) : at(name);
  });
}

function firstOf<T>(values: readonly T[], find: (value: T, at: number) => string | null): string | null {
  for (const [at, value] of values.entries()) {
    const found = find(value, at);
    if (found !== null) return found;
  }
  return null;
}

/** Half of a letter (a lone surrogate) is written like the replacement character, so one proof would fit both. */
const isText = (value: string, pattern?: string): boolean =>
  value.length > 0 && !/\p{Surrogate}/u.test(value) && (pattern === undefined || new RegExp(pattern, "u").test(value));

/** Constants are texts, or lists of texts. */
const isSame = (constant: unknown, value: unknown): boolean => JSON.stringify(constant) === JSON.stringify(value);

/** All members are required but those of `optional`; others are not allowed. */
export const objectOf = (
  required: Readonly<Record<string, Form>>,
  optional: Readonly<Record<string, Form>> = {},
): ObjectForm => ({
  type: "object",
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

export const listOf = (items: Form, minItems: number, maxItems: number): Form => ({
  type: "array",
  items,
  minItems,
  maxItems,
});

export const TEXT: Form = { type: "string", minLength: 1 };
export const NUMBER: Form = { type: "number" };
export const only = (constant: string | boolean | readonly string[]): Form => ({ const: constant });
export const oneOf = (...values: readonly string[]): Form => ({ enum: values });
/** `pattern` is for the whole text. */
export const textLike = (pattern: string): Form => ({ type: "string", minLength: 1, pattern: `^(?:${pattern})$` });
