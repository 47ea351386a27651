/** What the documents of waiting records would lack on paper, told before they are accepted. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { id } from "../calls/wire.ts";
import { responsable } from "../users/roles.ts";

/** A place of a template that would stay empty. */
export const GAPS = ["nobody_chosen", "out_of_office", "no_signature", "no_logo", "no_own_signature"] as const;
export type Gap = (typeof GAPS)[number];

const gap = z.object({
  gap: z.enum(GAPS),
  /** Which of those who sign, counted from 1; null where it is about nobody of them. */
  slot: z.int().nullable(),
  /** Who was chosen, by language; null where nobody was. */
  name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }).nullable(),
});

export const findPrintingGaps = endpoint({
  method: "POST",
  reads: true,
  path: "/api/document/printing-gaps",
  who: responsable,
  summary: "Places that stay empty on documents of waiting records if these were accepted now, by template.",
  body: z.strictObject({
    kind: z.enum(["diploma", "certificate"]),
    /** Records by their ids, or all that wait of an agent. */
    ids: z.array(id).min(1).max(10_000).optional(),
    agentId: id.optional(),
    importId: id.optional(),
  }),
  /** Templates without gaps are left out. */
  reply: z.object({ templates: z.array(z.object({ name: z.string(), gaps: z.array(gap) })) }),
});
