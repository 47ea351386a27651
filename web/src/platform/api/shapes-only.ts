/**
 * Stands in for zod in the built client, where the schema's shapes are types and nothing else: the server judges every
 * call, so the browser need not carry the judge (35 KB gzip on every page). Asking a shape to judge is a bug and throws.
 */

const JUDGING = ["parse", "safeParse", "parseAsync", "safeParseAsync", "decode", "encode"];

const judge = () => {
  throw new Error("the built client carries no zod: let the server judge, or write a plain rule in the schema");
};

/** Any chain of calls leads back to the same shape. */
export const z: unknown = new Proxy(() => z, {
  get: (_, name) => {
    if (typeof name === "symbol" || name === "then") return undefined;
    return JUDGING.includes(name) ? judge : z;
  },
  apply: () => z,
});
