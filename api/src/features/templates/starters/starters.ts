/** The designs that a university begins its own templates from, in the order in which they are offered. */
import { CALLIGRAPHIC } from "./calligraphic.ts";
import { CERTIFICATE_LANDSCAPE } from "./certificate-landscape.ts";
import { CERTIFICATE_PORTRAIT } from "./certificate-portrait.ts";
import { FRANCE } from "./france.ts";
import { GULF } from "./gulf.ts";
import { MODERN } from "./modern.ts";
import { MOROCCO } from "./morocco.ts";
import type { Starter } from "./starter-parts.ts";
import { SUPPLEMENT } from "./supplement.ts";
import { TUNISIA } from "./tunisia.ts";

export const STARTERS: readonly Starter[] = [
  TUNISIA,
  MOROCCO,
  GULF,
  FRANCE,
  MODERN,
  CALLIGRAPHIC,
  CERTIFICATE_LANDSCAPE,
  CERTIFICATE_PORTRAIT,
  SUPPLEMENT,
];
