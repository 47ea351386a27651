/** Where a refusal is explained: the `type` of its problem (RFC 9457), which leads to a page. */
import type { RefusalCode } from "@ijaza/schema/errors";

export const ERROR_PAGES = "/docs/errors";

export const explanationOf = (name: RefusalCode): string => `${ERROR_PAGES}/${name}`;
