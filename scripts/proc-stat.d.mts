/** `parent` and `startedAt` tell processes apart; seconds are of user and system, `childSeconds` of the children that have ended. */
export type ProcessStat = { parent: string; startedAt: string; ownSeconds: number; childSeconds: number };

export function readProcess(pid: number | string): ProcessStat | undefined;
