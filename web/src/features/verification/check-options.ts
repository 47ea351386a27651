/** How a check is made: asking the visitor's own node, and, if quiet, with what was found before in sight until there is something new. */
export type CheckOptions = { node?: string; isQuiet?: boolean };
