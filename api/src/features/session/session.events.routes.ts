/** The event stream that notifies an open page when its session ends elsewhere. */
import { streamSession } from "@ijaza/schema/accounts/own";
import { openEventStream } from "../../platform/http/event-stream.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Platform } from "../../platform/http/platform.ts";
import { isSessionOpen, signalOf } from "../../platform/sessions.ts";
import type { Signals } from "../../platform/signals.ts";

const BEAT_MS = 30_000;

type MountSessionEventsOptions = {
  signals: Signals;
  /** The server is closing: streams end, so that it can. */
  closing: AbortSignal;
};

export function mountSessionEvents(
  mount: Mount,
  { db, clock, streams }: Platform,
  { signals, closing }: MountSessionEventsOptions,
): void {
  mount(streamSession, async (_, { actor, request, reply }) => {
    const { session } = actor;
    const stream = openEventStream({ request, reply, actor, limits: streams, closing });
    const subject = signalOf(session);
    // A database that does not answer does not end the session.
    const isOpen = () => isSessionOpen(db, { session, clock }).catch(() => true);
    while (!stream.gone.aborted) {
      const ended = signals.about("sessions", { subject, timeoutMs: BEAT_MS, signal: stream.gone });
      if (!(await isOpen())) {
        stream.tell("ended", {});
        break;
      }
      stream.beat();
      await ended;
    }
    stream.end();
    return undefined;
  });
}
