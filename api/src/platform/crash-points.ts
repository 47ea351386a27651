/** Named steps at which the fault harness kills the process; outside of tests they do nothing. */

const isTest = process.env.NODE_ENV === "test";
let armed: string | undefined;
let left = 0;

/** Chooses the crash point: `name`, or `name#3` for its third time; an empty text clears it. */
export function armCrash(target: string): void {
  if (!isTest) return;
  const [name, nth = "1"] = target.split("#");
  armed = name;
  left = Number(nth);
}

/** Kills the process by SIGKILL here when the harness has named this point. */
export function crashPoint(name: string): void {
  if (name !== armed) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, "SIGKILL");
}
