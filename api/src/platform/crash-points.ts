/** Named steps at which the fault harness kills the process; outside of tests they do nothing. */

const target = process.env.NODE_ENV === "test" ? process.env.CRASH_AT : undefined;
const [wanted, nth = "1"] = target?.split("#") ?? [];
let left = Number(nth);

/** Dies by SIGKILL here when `CRASH_AT` names this step; `name#3` waits for the third time. */
export function crashPoint(name: string): void {
  if (name !== wanted) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
}
