/** The `type` of a problem (RFC 9457): the address of the page that explains the refusal. */
import type { RefusalCode } from "@ijaza/schema/errors/errors";

export const ERROR_PAGES = "/docs/errors";

export const explanationOf = (name: RefusalCode): string => `${ERROR_PAGES}/${name}`;
