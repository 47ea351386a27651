/** The util-linux commands that end a child with this process; on other systems children run without them. */
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
 * A command prefix that makes the kernel signal the command when this process dies, even by kill -9.
 * It comes last before the command, because a change of user clears the request.
 */
export const signalAtParentDeath = (signal: "INT" | "KILL"): string[] =>
  hasSetpriv() ? ["setpriv", "--pdeathsig", signal] : [];
