/**
 * What the specification names and the product does not have yet: the one list of it. Tests hold it from both sides: what
 * is missing and not here turns them red, and so does what is here and no longer missing.
 */

export const CALLS_TO_COME: readonly string[] = [];

/** Nobody is led away from them meanwhile; they say that there is no page. */
export const PAGES_TO_COME: readonly string[] = [];
