/** The clock of a session: half an hour without input, then a warning of 30 seconds, then the end. */

export const IDLE_MS = 1_800_000;
export const COUNTDOWN_MS = 30_000;
/** Least time between two reports of activity to the server. */
export const ALIVE_MS = 60_000;

export const INPUT_EVENTS = ["mousemove", "keydown", "click", "scroll", "touchstart"] as const;

type StartIdleClockOptions = {
  /** There was input; called at most once a minute. */
  onAlive: () => void;
  onWarn: () => void;
  /** There was input while the warning stood. */
  onBack: () => void;
  onEnd: () => void;
};

export type IdleClock = { touch: () => void; stop: () => void };

export const startIdleClock = ({ onAlive, onWarn, onBack, onEnd }: StartIdleClockOptions): IdleClock => {
  let lastTouch = Date.now();
  let lastAlive = Date.now();
  let state: "active" | "warned" | "ended" = "active";
  let timer = setTimeout(warn, IDLE_MS);

  function end() {
    state = "ended";
    clearTimeout(timer);
    onEnd();
  }

  function warn() {
    state = "warned";
    timer = setTimeout(end, COUNTDOWN_MS);
    onWarn();
  }

  const touch = () => {
    const now = Date.now();
    if (state === "ended") return;
    // Timers stop while the machine sleeps; the clock does not.
    if (now - lastTouch >= IDLE_MS + COUNTDOWN_MS) return end();
    if (state === "warned") onBack();
    state = "active";
    lastTouch = now;
    clearTimeout(timer);
    timer = setTimeout(warn, IDLE_MS);
    if (now - lastAlive < ALIVE_MS) return;
    lastAlive = now;
    onAlive();
  };

  return { touch, stop: () => clearTimeout(timer) };
};
