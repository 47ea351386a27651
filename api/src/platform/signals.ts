/** Wakes waiters of this node when a transaction on any node has committed, by PostgreSQL's LISTEN. */
import { EventEmitter } from "node:events";
import pg from "pg";

const CHANNELS = ["jobs", "chain", "mails", "sessions", "documents"] as const;
export type Channel = (typeof CHANNELS)[number];

export type Signals = {
  /** Resolves at the next signal, after the timeout, or when aborted, whichever comes first. */
  next(channel: Channel, wait: { timeoutMs: number; signal?: AbortSignal }): Promise<void>;
  /** Resolves at the next signal about this subject or without a known subject, after the timeout, or when aborted. */
  about(channel: Channel, wait: { subject: string; timeoutMs: number; signal: AbortSignal }): Promise<void>;
  /** Calls back with the payload of each signal; returns the function that stops it. */
  on(channel: Channel, listener: (payload: string) => void): () => void;
  close(): Promise<void>;
};

type WaitForOptions = {
  channel: Channel;
  timeoutMs: number;
  signal?: AbortSignal | undefined;
  matches: (payload: string) => boolean;
};

const RECONNECT_MS = 1000;
const PATIENCE_MS = 5000;

/** Listens on its own connection, which is reopened when it is lost. */
export function listenForSignals(databaseUrl: string): Signals {
  const events = new EventEmitter();
  events.setMaxListeners(0);
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
    });
    fresh.on("error", () => undefined);
    fresh.on("end", () => {
      if (!closed) timer = setTimeout(() => void connect(), RECONNECT_MS);
    });
    fresh.on("notification", ({ channel, payload }) => events.emit(channel, payload ?? ""));
    try {
      await fresh.connect();
      await fresh.query(CHANNELS.map((channel) => `listen ${channel}`).join("; "));
      client = fresh;
      // Signals may have been missed meanwhile, so every listener is woken.
      for (const channel of CHANNELS) events.emit(channel, "");
    } catch {
      await fresh.end().catch(() => undefined);
    }
  };
  const started = connect();

  return {
    next: (channel, wait) => waitFor(events, { channel, ...wait, matches: () => true }),
    about: (channel, { subject, ...wait }) =>
      waitFor(events, { channel, ...wait, matches: (payload) => payload === subject || payload === "" }),
    on(channel, listener) {
      events.on(channel, listener);
      return () => events.off(channel, listener);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await started;
      await client?.end().catch(() => undefined);
    },
  };
}

/**
 * Resolves at the next matching signal, after the timeout, or when aborted. It has its own timer, because
 * `AbortSignal.any` holds its signals weakly, and a collected `AbortSignal.timeout` never aborts.
 */
function waitFor(events: EventEmitter, { channel, timeoutMs, signal, matches }: WaitForOptions): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      events.off(channel, listener);
      clearTimeout(patience);
      signal?.removeEventListener("abort", end);
      resolve();
    };
    const listener = (payload: string) => {
      if (matches(payload)) end();
    };
    const patience = setTimeout(end, timeoutMs);
    events.on(channel, listener);
    signal?.addEventListener("abort", end);
    if (signal?.aborted) end();
  });
}
