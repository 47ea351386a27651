/** Stands for `endpoint` of the schema in tests: an endpoint has what the built client leaves of it, and reading the rest throws. */
import { endpoint as declare, type Endpoint } from "@ijaza/schema/calls/endpoint";
import { CALLED_MEMBERS } from "../platform/api/called-members.ts";

export const endpoint: typeof declare = (options) => asBuilt(declare(options));

const asBuilt = <E extends Endpoint>(whole: E): E => {
  const leftOut = Object.keys(whole).filter((name) => !CALLED_MEMBERS.some((called) => called === name));
  return Object.defineProperties(
    { ...whole },
    Object.fromEntries(leftOut.map((name) => [name, { get: () => miss(name), enumerable: false }])),
  );
};

const miss = (name: string) => {
  throw new Error(`the built client has no “${name}” of an endpoint: see CALLED_MEMBERS`);
};
