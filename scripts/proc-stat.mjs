/** Reads what Linux says of a process; see proc(5). */
import { readFileSync } from "node:fs";

const TICKS_A_SECOND = 100;

/** Undefined where there is no such process any more, or no Linux. */
export function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program, in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const seconds = (...at) => at.reduce((sum, each) => sum + Number(fields[each]), 0) / TICKS_A_SECOND;
    const key = `${pid} ${fields[19]}`;
    return { pid, parent: fields[1], key, ownSeconds: seconds(11, 12), childSeconds: seconds(13, 14) };
  } catch {
    return undefined;
  }
}
