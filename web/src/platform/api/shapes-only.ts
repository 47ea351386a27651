/**
 * Replaces zod in the built client, where the schema is used for its types only: the server validates every call, so
 * the browser need not load the validator (35 KB gzip on every page). Validating with one of these shapes is a bug and
 * throws.
 */

const JUDGING = ["parse", "safeParse", "parseAsync", "safeParseAsync", "decode", "encode"];

const judge = () => {
  throw new Error("the built client carries no zod: let the server judge, or write a plain rule in the schema");
};

/** Every member and call returns the same shape, so that any chain works. */
export const z: unknown = new Proxy(() => z, {
  get: (_, name) => {
    if (typeof name === "symbol" || name === "then") return undefined;
    return JUDGING.includes(name) ? judge : z;
  },
  apply: () => z,
});
