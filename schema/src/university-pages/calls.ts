/** The public page of a university in the API: its facts, its figures as a whole, and its keys. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { day, moment } from "../calls/wire.ts";
import { issuerKey } from "../chain/calls.ts";
import { anyone } from "../users/roles.ts";

const texts = z.object({ en: z.string(), fr: z.string(), ar: z.string() });

/** How long a reader may keep the page of a university, in seconds. */
const PAGE_SECONDS = 60;

const publicUniversity = z.object({
  slug: z.string(),
  name: texts,
  country: z.string(),
  city: z.string().nullable(),
  cityAr: z.string().nullable(),
  /** A picture as a data URL. */
  logo: z.string().nullable(),
  website: z.string().nullable(),
  /** As the registry holds it, once the university is entered there. */
  domain: z.string(),
  /** Lines of the state that the network has granted; null where there are none. */
  countryLine: texts.nullable(),
  ministryLine: texts.nullable(),
  /** When it was entered in the registry; null while that is pending. */
  registeredAt: moment.nullable(),
  /** Since when it may issue nothing more; null while it may. */
  suspendedSince: moment.nullable(),
  did: z.string(),
  /** The registry as CAIP-10, and the university's decimal number in it. */
  registry: z.string(),
  number: z.string(),
});

const publicFigures = z.object({
  /** Signed ones, revoked ones too. */
  diplomas: z.int(),
  certificates: z.int(),
  /** Verdicts that the server gave on its documents. */
  verifications: z.int(),
  revoked: z.int(),
  /** Of the revoked ones those in whose place a corrected one stands. */
  replaced: z.int(),
  firstSignedOn: day.nullable(),
  lastSignedOn: day.nullable(),
  /** Signed diplomas by the year of their decision, the earliest first; years without any are absent. */
  years: z.array(z.object({ year: z.int(), count: z.int() })),
});
export type PublicFigures = z.output<typeof publicFigures>;

export const getUniversityPage = endpoint({
  method: "GET",
  path: "/api/university/page/:slug",
  who: anyone,
  summary: "What anybody may read of a university: its facts, its figures as a whole, and its keys, the oldest first.",
  params: z.strictObject({ slug: z.string().min(1).max(80) }),
  metered: 1,
  cache: `public, max-age=${PAGE_SECONDS}`,
  reply: z.object({ university: publicUniversity, figures: publicFigures, keys: z.array(issuerKey) }),
});
