/**
 * `key` tells a process apart from a later one with its id. Seconds are of user and system, `childSeconds` those of the children
 * that have ended.
 */
export type ProcessStat = { pid: string; parent: string; key: string; ownSeconds: number; childSeconds: number };

export function readProcess(pid: string): ProcessStat | undefined;
