/** How many members a body of a schema can have, so that a larger one is refused before it is parsed. Pure. */
import type { z } from "zod";

/** A schema as zod describes it to itself. */
type Described = z.core.$ZodTypes;

/**
 * Members of objects and entries of lists, at every depth, in the largest value that the schema takes; infinite where it
 * sets no bound, or its kind is not known here.
 */
export function mostMembers(schema: z.ZodType, above: readonly z.ZodType[] = []): number {
  if (above.includes(schema)) return Number.POSITIVE_INFINITY;
  const within = (inner: unknown) => mostMembers(inner as z.ZodType, [...above, schema]);
  const { def } = (schema as unknown as Described)._zod;
  switch (def.type) {
    case "object":
      return sum(Object.values(def.shape).map((member) => 1 + within(member)));
    case "array":
      return longest(def.checks) * (1 + within(def.element));
    case "tuple":
      return sum(def.items.map((item) => 1 + within(item)));
    case "union":
      return Math.max(...def.options.map(within));
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "nonoptional":
    case "readonly":
    case "catch":
      return within(def.innerType);
    case "pipe":
      return within(def.in);
    case "lazy":
      return within(def.getter());
    case "string":
    case "number":
    case "boolean":
    case "null":
    case "literal":
    case "enum":
      return 0;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);

/** The length that the checks of a list allow. */
function longest(checks: readonly z.core.$ZodCheck<never>[] = []): number {
  const lengths = checks.map(({ _zod: { def } }) => {
    const { maximum, length } = def as { maximum?: number; length?: number };
    return maximum ?? length ?? Number.POSITIVE_INFINITY;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...lengths);
}
