/**
 * Parts of the specification that the product does not have yet. Tests fail when a missing part is not listed here, and
 * when a listed part exists.
 */

export const CALLS_TO_COME: readonly string[] = [];

/** These paths do not redirect meanwhile; they show that there is no page. */
export const PAGES_TO_COME: readonly string[] = [];
