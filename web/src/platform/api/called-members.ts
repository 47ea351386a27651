/** What the client reads of a call. The build leaves the rest out of the client; see client-schema.ts. */
import type { Change, Question } from "@ijaza/schema/calls/call";
import type { Endpoint } from "@ijaza/schema/calls/endpoint";

export const CALLED_MEMBERS = ["method", "path", "who", "shows", "keptFor", "changes"] as const satisfies readonly (
  | keyof Question
  | keyof Change
)[];

/** A call as the built client has it. */
export type Called = Pick<Endpoint, "method" | "path">;
