/** What software that knows only the standards reads beside a credential: its type's metadata and its status list. */
import { z } from "zod";
import { endpoint } from "../calls/endpoint.ts";
import { STATUS_LIST_JWT } from "../calls/media-types.ts";
import { STATUS_LIST_SECONDS } from "../chain/calls.ts";
import { anyone } from "../users/roles.ts";

export const getTokenStatus = endpoint({
  method: "GET",
  path: "/issuers/:slug/token-status/:list",
  who: anyone,
  summary: "A Token Status List of the issuer's credentials, as a signed JWT.",
  params: z.strictObject({ slug: z.string().max(80), list: z.coerce.number().int().min(0).max(1_000_000) }),
  medium: "file",
  mediaTypes: [STATUS_LIST_JWT],
  metered: 1,
  cache: `public, max-age=${STATUS_LIST_SECONDS}`,
  refusals: ["no_signing_key"],
});

const locale = z.enum(["en", "fr", "ar"]);

/** Type Metadata (draft-ietf-oauth-sd-jwt-vc, section 4). */
const typeMetadata = z.object({
  /** Its own address, as credentials name it. */
  vct: z.string(),
  name: z.string(),
  description: z.string(),
  display: z.array(z.object({ locale, name: z.string(), description: z.string() })),
  claims: z.array(
    z.object({
      path: z.array(z.string()),
      display: z.array(z.object({ locale, label: z.string() })),
      sd: z.literal("always"),
    }),
  ),
});

export type TypeMetadata = z.output<typeof typeMetadata>;

const HOUR_SECONDS = 3600;

export const getTypeMetadata = endpoint({
  method: "GET",
  path: "/credentials/:type/:version",
  who: anyone,
  summary: "The Type Metadata of a kind of credential, at the address that its `vct` is.",
  params: z.strictObject({ type: z.string().max(40), version: z.string().max(10) }),
  metered: 1,
  cache: `public, max-age=${HOUR_SECONDS}`,
  reply: typeMetadata,
});

export const getBadgeSchema = endpoint({
  method: "GET",
  path: "/credentials/open-badge/:version",
  who: anyone,
  summary: "The exact form of a version of Open Badges, as a JSON Schema: each badge names its own.",
  params: z.strictObject({ version: z.string().max(10) }),
  metered: 1,
  cache: `public, max-age=${HOUR_SECONDS}`,
  reply: z.looseObject({ $schema: z.string(), $id: z.string(), title: z.string() }),
});
