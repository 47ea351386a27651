/** Makes valid inputs of an endpoint from its shapes: only required members, and one optional id at a time. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";
import { z } from "zod";

type Shape = {
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  format?: string;
  minimum?: number;
  minLength?: number;
  anyOf?: Shape[];
  allOf?: Shape[];
};

const ID = "^[0-9A-Za-z_-]{20,64}$";

/** Values that cannot be derived from a pattern. */
const BY_NAME: Record<string, unknown> = {
  country: "TN",
  amount: "1",
  role: "admin_alecso",
  password: "a long enough password",
  credential: {},
  email: "somebody@else.example",
  code: "123456",
  sha256: "0".repeat(64),
  seen: "0".repeat(64),
  picture: "data:image/png;base64,AAAA",
  layout: {
    language: "en",
    page: { size: "A4", orientation: "portrait" },
    background: { colour: "#ffffff", picture: null, pattern: "none", patternColour: "#000000" },
    boxes: [],
  },
};

const DAY_MS = 86_400_000;

/** Further members that a call needs with an optional id or, if a document can be named in several ways, with none. */
const BESIDE: Record<string, object> = {
  "POST /api/third-party/requests": { reference: "0123456789ABCDEFGHJKMNPQRS" },
  "POST /api/diploma/acceptOrRejectDiploma agentId": { all: true },
  "POST /api/certificate/accept-or-reject-certificates agentId": { all: true },
};

const shapeOf = (part: z.ZodType): Shape => z.toJSONSchema(part, { io: "input", unrepresentable: "any" }) as Shape;

const shapes = new WeakMap<Endpoint, Shape[]>();

/** The shapes of an endpoint's parameters, query and body, computed once. */
function shapesOf(endpoint: Endpoint): Shape[] {
  const known = shapes.get(endpoint);
  if (known) return known;
  const { params, query, body } = endpoint;
  const made = [params, query, body].map(shapeOf);
  shapes.set(endpoint, made);
  return made;
}

const isId = (shape: Shape | undefined): boolean =>
  shape?.pattern === ID || (shape?.type === "array" && isId(shape.items));

/** The names of the fields with an id or ids. */
export function idFieldsOf(endpoint: Endpoint): string[] {
  return shapesOf(endpoint).flatMap(({ properties = {} }) =>
    Object.keys(properties).filter((name) => isId(properties[name])),
  );
}

/** Whether the call requires this field. */
export const needs = (endpoint: Endpoint, name: string): boolean =>
  shapesOf(endpoint).some(({ required = [] }) => required.includes(name));

/** The required members, with `id` for every id, and the optional id named `field`. */
export function sampleInput(
  endpoint: Endpoint,
  { id, field }: { id: string; field?: string },
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const { properties = {}, required = [] } of shapesOf(endpoint)) {
    for (const [name, shape] of Object.entries(properties)) {
      if (required.includes(name) || name === field) input[name] = sampleOf(shape, { name, id });
    }
  }
  const call = `${endpoint.method} ${endpoint.path}`;
  return { ...input, ...BESIDE[call], ...(field && BESIDE[`${call} ${field}`]) };
}

type Naming = { name: string; id: string };

function sampleOf(shape: Shape, { name, id }: Naming): unknown {
  const [type] = [shape.type].flat();
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.pattern === ID) return id;
  if (type === "object" && BY_NAME[name]) return BY_NAME[name];
  if (type === "array") return [sampleOf(shape.items ?? {}, { name, id })];
  if (type === "object") return sampleObject(shape, id);
  if (type === "integer" || type === "number") return shape.minimum ?? 1;
  if (type === "boolean") return true;
  if (shape.anyOf) return sampleOf(shape.anyOf[0]!, { name, id });
  if (shape.format === "email") return "somebody@else.example";
  if (shape.format === "date") return "2026-01-01";
  if (shape.format === "date-time") return new Date(Date.now() + DAY_MS).toISOString();
  return BY_NAME[name] ?? "x".repeat(Math.max(shape.minLength ?? 1, 1));
}

function sampleObject({ properties = {}, required = [] }: Shape, id: string): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, { name, id })]));
}
