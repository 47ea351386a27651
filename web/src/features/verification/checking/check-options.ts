/**
 * How a check is made: with the visitor's own node, and, if quiet, with the former outcome shown until there is a new
 * one.
 */
export type CheckOptions = { node?: string; isQuiet?: boolean };
