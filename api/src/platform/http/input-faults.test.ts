/** Gives every field of every call invalid values; each refusal must say which values are valid. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { FIELD_ERRORS } from "@ijaza/schema/errors/errors";
import { LANGUAGES } from "@ijaza/schema/product";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { FieldRefusal } from "../app-error.ts";
import { inputRefusal } from "./input-faults.ts";
import { describeFields } from "./problem.ts";

type Shape = {
  type?: string;
  properties?: Record<string, Shape>;
  additionalProperties?: Shape | boolean;
  items?: Shape;
  maxLength?: number;
  maxItems?: number;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
};
type Place = { path: readonly (string | number)[]; shape: Shape };

const SCHEMA = fileURLToPath(new URL("../../../../schema/src/", import.meta.url));

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "who" in value && "method" in value && "path" in value;

const modules = readdirSync(SCHEMA, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
);
const endpoints = (await Promise.all(modules.map((name) => import(`${SCHEMA}${name}`))))
  .flatMap((module: Record<string, unknown>) => Object.values(module))
  .filter(isEndpoint);

/** Every place of a shape, starting with the shape itself. */
function placesOf(shape: Shape, path: Place["path"] = []): Place[] {
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = shape;
  const named = Object.entries(properties).flatMap(([name, inner]) => placesOf(inner, [...path, name]));
  const loose = typeof additionalProperties === "object" ? placesOf(additionalProperties, [...path, "any"]) : [];
  const listed = items ? placesOf(items, [...path, 0]) : [];
  const ways = [...anyOf, ...oneOf, ...allOf].flatMap((way) => placesOf(way, path));
  return [{ path, shape }, ...named, ...loose, ...listed, ...ways];
}

/** Values that a careless or hostile caller may send. */
const misfits = ({ maxLength = 0, maxItems = 0 }: Shape): unknown[] => [
  "",
  "x",
  "@",
  "a@b",
  "-",
  "\u0007",
  "\u202ex",
  "\u{12000}",
  "12",
  "x\u200b",
  `x${"\u0301".repeat(5)}`,
  "data:image",
  "true",
  "1.5",
  "x".repeat(Math.min(maxLength, 2_000_000) + 1),
  true,
  null,
  12.345,
  -1e9,
  1e15,
  Number.NaN,
  {},
  { odd: 1 },
  { kind: "odd" },
  [],
  ["x"],
  Array.from({ length: maxItems + 1 }, () => "x"),
];

function put(path: Place["path"], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  return typeof first === "number" ? [put(rest, value)] : { [first]: put(rest, value) };
}

function faultsOf(part: z.ZodType): FieldRefusal[] {
  const shape = z.toJSONSchema(part, { io: "input", unrepresentable: "any" }) as Shape;
  // The options of a union share most of their fields: what is tried at a place depends on these two limits alone.
  const tried = ({ path, shape: { maxLength, maxItems } }: Place) => JSON.stringify([path, maxLength, maxItems]);
  const places = new Map(placesOf(shape).map((place) => [tried(place), place]));
  return [...places.values()].flatMap(({ path, shape: inner }) =>
    misfits(inner).flatMap((value) => {
      const read = part.safeParse(put(path, value), { reportInput: true });
      return read.success ? [] : (inputRefusal(read.error).fields ?? []);
    }),
  );
}

/** The placeholders of a sentence. */
const openPlaces = ({ error, data = {} }: FieldRefusal): string[] =>
  [...FIELD_ERRORS[error].en.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) =>
    data[name ?? ""] === undefined || data[name ?? ""] === "" ? [`${error}: ${name}`] : [],
  );

test("every call of the schema is tried", () => expect(endpoints.length).toBeGreaterThan(200));

describe.each(endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  "$name",
  ({ endpoint }) => {
    test("names the valid values for each invalid field", () => {
      const every = [endpoint.params, endpoint.query, endpoint.body].flatMap(faultsOf);
      const faults = [...new Map(every.map((fault) => [JSON.stringify([fault.error, fault.data]), fault])).values()];
      expect(faults.flatMap(openPlaces)).toEqual([]);
      for (const language of LANGUAGES) {
        for (const { message } of describeFields(faults, language)) expect(message).toMatch(/^[^{}]{6,}$/);
      }
    });
  },
);

test("the fault of a union is that of the option for the value's type, the fault of a choice names its options", () => {
  const part = z.strictObject({ value: z.union([z.string().max(3), z.number().max(9)]), kind: z.enum(["a", "b"]) });
  const read = part.safeParse({ value: 12, kind: "c" }, { reportInput: true });
  expect(inputRefusal(read.error!).fields).toEqual([
    { path: "value", error: "above_maximum", data: { max: 9 } },
    { path: "kind", error: "not_a_choice", data: { choices: "a, b" } },
  ]);
});
