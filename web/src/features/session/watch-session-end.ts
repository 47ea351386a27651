/** Receives the server's event that this session was ended elsewhere: by a block, a new password, another device. */
import { streamSession } from "@ijaza/schema/accounts/own";

/** Wait after a refused stream before the next one. */
export const REOPEN_MS = 10_000;

type WatchSessionEndOptions = {
  onEnd: () => void;
  /** Whether the server still knows the session; rejects when it cannot be reached. */
  lasts: () => Promise<boolean>;
  /** Absent where the browser has none. */
  Events?: typeof EventSource | undefined;
};

/**
 * Listens while the page is visible: a browser keeps few connections to one host, and a page that becomes visible again
 * learns at once what it has missed. Returns a function that stops listening.
 */
export function watchSessionEnd({ onEnd, lasts, Events = globalThis.EventSource }: WatchSessionEndOptions): () => void {
  if (!Events) return () => {};
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    if (stopped || document.hidden) return;
    const opened = new Events(streamSession.path, { withCredentials: true });
    source = opened;
    opened.addEventListener("ended", end);
    opened.addEventListener("error", () => {
      // The browser reopens a broken stream by itself; a refused one stays closed.
      if (source === opened && opened.readyState === Events.CLOSED) void ask();
    });
  };
  const ask = async () => {
    const known = await lasts().catch(() => true);
    if (stopped) return;
    if (known) timer = setTimeout(open, REOPEN_MS);
    else end();
  };
  const stop = () => {
    stopped = true;
    close();
    document.removeEventListener("visibilitychange", open);
  };
  function end() {
    stop();
    onEnd();
  }

  document.addEventListener("visibilitychange", open);
  open();
  return stop;
}
