/**
 * The calls of a page. Answers of questions are kept for a minute after their last use, and fetched again when a call has changed
 * what they show; not when a page is opened, shown again or connected again.
 */
import type { Subject } from "@ijaza/schema/calls/call";
import type { Endpoint, Reply } from "@ijaza/schema/calls/endpoint";
import type { FirstAnswers } from "@ijaza/schema/pages/first-paint";
import { type Asking, requestOf, type Sent } from "./request.ts";
import type { Send, SendError, Sending } from "./send.ts";

/** What is known of a question: the last answer, and why there is no newer one. `error` is read by `failureOf`. */
export type QueryState<Answer> = { data?: Answer; error?: SendError; isFetching: boolean };

const KEPT_SECONDS = 60;
const UNKNOWN: QueryState<unknown> = { isFetching: false };

type Entry = {
  /** Absent for an answer that came with the page, until somebody asks for it. */
  request?: Asking;
  state: QueryState<unknown>;
  /** The newest request's; an older one that comes later changes nothing. */
  answer?: Promise<unknown>;
  followers: Set<() => void>;
  drop?: NodeJS.Timeout;
};

export type Calls = ReturnType<typeof createCalls>;

/** Two requests with the same key ask the same. */
export const keyOf = ({ method, url, params, body }: Sending): string =>
  `${method} ${url} ${JSON.stringify(params ?? body ?? {})}`;

type CallsOptions = {
  send: Send;
  /** Answers that came with the page, by `keyOf` their question. */
  answers?: FirstAnswers;
  /** Called once a call has ended that changes these subjects. */
  onChange?: (changed: readonly Subject[]) => void;
};

const answeredWith = (data: unknown): Entry => ({
  state: { data, isFetching: false },
  answer: Promise.resolve(data),
  followers: new Set(),
});

export function createCalls({ send, answers = {}, onChange }: CallsOptions) {
  const entries = new Map(Object.entries(answers).map(([key, data]) => [key, answeredWith(data)]));
  const entryOf = (request: Asking): Entry => {
    const key = keyOf(request);
    const entry = entries.get(key) ?? { state: UNKNOWN, followers: new Set() };
    entry.request = request;
    entries.set(key, entry);
    return entry;
  };
  const report = (entry: Entry, state: QueryState<unknown>): void => {
    entry.state = state;
    for (const follower of entry.followers) follower();
  };
  const dropUnused = (request: Asking, entry: Entry): void => {
    clearTimeout(entry.drop);
    if (entry.followers.size > 0) return;
    const { keptFor = KEPT_SECONDS } = request;
    entry.drop = setTimeout(() => entries.delete(keyOf(request)), keptFor * 1000);
  };
  const fetchInto = (entry: Entry, { shows: _, keptFor: __, ...request }: Asking): Promise<unknown> => {
    report(entry, { ...entry.state, error: undefined, isFetching: true });
    const answer = send(request).then(({ data, error }) => {
      if (entry.answer === answer) {
        if (error) entry.answer = undefined;
        report(entry, error ? { ...entry.state, error, isFetching: false } : { data, isFetching: false });
      }
      if (error) throw error;
      return data;
    });
    entry.answer = answer;
    return answer;
  };
  /** Answers that show one of these subjects: those that somebody looks at are fetched again, the others are dropped. */
  const invalidate = (changed: readonly Subject[]): void => {
    for (const [key, entry] of entries) {
      if (!entry.request?.shows?.some((subject) => changed.includes(subject))) continue;
      if (entry.followers.size > 0) fetchInto(entry, entry.request).catch(() => {});
      else entries.delete(key);
    }
  };
  return {
    /** The answer that is kept, or on its way; else it is fetched. Rejects with a `SendError`. */
    ask(request: Asking): Promise<unknown> {
      const entry = entryOf(request);
      const answer = entry.answer ?? fetchInto(entry, request);
      dropUnused(request, entry);
      return answer;
    },
    /** Fetches it whatever is kept. */
    askAgain(request: Asking): Promise<unknown> {
      const entry = entryOf(request);
      dropUnused(request, entry);
      return fetchInto(entry, request);
    },
    /** Sends it and keeps nothing. What it changes is fetched again, also when it was refused: somebody else was faster. */
    async call<E extends Endpoint & { changes?: readonly Subject[] }>(
      endpoint: E,
      input: Sent<E>,
      more: Partial<Sending> = {},
    ): Promise<Reply<E>> {
      const { data, error } = await send({ ...requestOf(endpoint, input), ...more });
      if (endpoint.changes) {
        invalidate(endpoint.changes);
        onChange?.(endpoint.changes);
      }
      if (error) throw error;
      return data as Reply<E>;
    },
    invalidate,
    /** Forgets every answer: they are of somebody who is not here any more. */
    reset(): void {
      for (const [key, entry] of entries) {
        clearTimeout(entry.drop);
        entries.delete(key);
        entry.answer = undefined;
        report(entry, UNKNOWN);
      }
    },
    read: (request: Asking): QueryState<unknown> => entries.get(keyOf(request))?.state ?? UNKNOWN,
    follow(request: Asking, follower: () => void): () => void {
      const entry = entryOf(request);
      clearTimeout(entry.drop);
      entry.followers.add(follower);
      return () => {
        entry.followers.delete(follower);
        dropUnused(request, entry);
      };
    },
  };
}
