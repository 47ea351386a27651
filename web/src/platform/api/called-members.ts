/** What the client reads of an endpoint. The build leaves the rest out of the client; see client-schema.ts. */
import type { Endpoint } from "@ijaza/schema/calls/endpoint";

export const CALLED_MEMBERS = ["method", "path", "who"] as const satisfies readonly (keyof Endpoint)[];

/** An endpoint as the built client has it. */
export type Called = Pick<Endpoint, (typeof CALLED_MEMBERS)[number]>;
