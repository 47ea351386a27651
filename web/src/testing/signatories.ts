/** People who sign, for tests, as the server returns them. */
import type { KeptSignatory } from "@ijaza/schema/signatories/calls";
import { RESPONSABLE } from "./people.ts";
import type { Answers } from "./server.ts";

export const signatoryWith = (overrides: Partial<KeptSignatory> = {}): KeptSignatory => ({
  _id: "sv000000000000000000000000",
  id: "si000000000000000000000000",
  version: 1,
  updatedAt: "2026-11-18T09:00:00Z",
  name: { en: "Salwa Triki", fr: "Salwa Triki", ar: "سلوى التريكي" },
  title: { en: "The President", fr: "La présidente", ar: "رئيسة الجامعة" },
  sex: "F",
  prefix: "professor",
  from: null,
  until: null,
  hasPicture: true,
  ...overrides,
});

/** The responsable is signed in. */
export const signatoryAnswers = (signatories: readonly KeptSignatory[] = [signatoryWith()]): Answers => ({
  "GET /api/user/verify": () => ({ body: { authenticated: true, user: RESPONSABLE } }),
  "GET /api/signatories": () => ({ body: { signatories } }),
});
