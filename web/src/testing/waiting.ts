/** The answer of the call that says what will be signed of a record. */
import type { Answers } from "./server.ts";

/** Digest of what is seen. */
export const SEEN = "5e".repeat(32);

export const waitingAnswer = (id: string, claims: Record<string, string | number>): [string, Answers[string]] => [
  `GET /api/document/waiting/${id}`,
  () => ({ body: { claims, handedIn: false, seen: SEEN } }),
];
