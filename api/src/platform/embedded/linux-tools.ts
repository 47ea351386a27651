/** The util-linux commands that tie a child's life to ours; elsewhere children run plainly. */
import { spawnSync } from "node:child_process";

const found = new Map<string, boolean>();

function isFromUtilLinux(tool: string): boolean {
  const known = found.get(tool);
  if (known !== undefined) return known;
  const answer = spawnSync(tool, ["--version"], { encoding: "utf8" }).stdout ?? "";
  found.set(tool, answer.includes("util-linux"));
  return answer.includes("util-linux");
}

export const hasSetpriv = () => isFromUtilLinux("setpriv");
export const hasUnshare = () => isFromUtilLinux("unshare");
export const hasFlock = () => isFromUtilLinux("flock");

/**
 * Words to put before a command so that the kernel signals it when this process dies, even by kill -9.
 * They come last before the command: a change of user clears the request.
 */
export const signalAtParentDeath = (signal: "INT" | "KILL"): string[] =>
  hasSetpriv() ? ["setpriv", "--pdeathsig", signal] : [];
