/**
 * Calls of pages that have no store. The answers of questions are kept for a minute after their last use, as the store keeps
 * its own; nothing is asked again by itself.
 */
import type { Endpoint, Reply } from "@ijaza/schema/calls/endpoint";
import type { FirstAnswers } from "@ijaza/schema/pages/first-paint";
import { queryOf, type Sent } from "./request.ts";
import type { Send, SendError, Sending } from "./send.ts";

/** What is known of a question; `error` is read by `failureOf`. */
export type QueryState<Answer> = { data?: Answer; error?: SendError; isFetching: boolean };

const KEPT_MS = 60_000;
const UNKNOWN: QueryState<unknown> = { isFetching: false };

type Entry = {
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
};

const answeredWith = (data: unknown): Entry => ({
  state: { data, isFetching: false },
  answer: Promise.resolve(data),
  followers: new Set(),
});

export function createCalls({ send, answers = {} }: CallsOptions) {
  const entries = new Map(Object.entries(answers).map(([key, data]) => [key, answeredWith(data)]));
  const entryOf = (request: Sending): Entry => {
    const key = keyOf(request);
    const entry = entries.get(key) ?? { state: UNKNOWN, followers: new Set() };
    entries.set(key, entry);
    return entry;
  };
  const report = (entry: Entry, state: QueryState<unknown>): void => {
    entry.state = state;
    for (const follower of entry.followers) follower();
  };
  const dropUnused = (request: Sending, entry: Entry): void => {
    clearTimeout(entry.drop);
    if (entry.followers.size === 0) entry.drop = setTimeout(() => entries.delete(keyOf(request)), KEPT_MS);
  };
  const fetchInto = (entry: Entry, request: Sending): Promise<unknown> => {
    report(entry, { ...entry.state, error: undefined, isFetching: true });
    const answer = send(request).then(({ data, error }) => {
      if (entry.answer === answer) {
        if (error) entry.answer = undefined;
        report(entry, error ? { error, isFetching: false } : { data, isFetching: false });
      }
      if (error) throw error;
      return data;
    });
    entry.answer = answer;
    return answer;
  };
  return {
    /** The answer that is kept, or on its way; else it is fetched. Rejects with a `SendError`. */
    ask(request: Sending): Promise<unknown> {
      const entry = entryOf(request);
      const answer = entry.answer ?? fetchInto(entry, request);
      dropUnused(request, entry);
      return answer;
    },
    /** Fetches it whatever is kept. */
    askAgain(request: Sending): Promise<unknown> {
      const entry = entryOf(request);
      dropUnused(request, entry);
      return fetchInto(entry, request);
    },
    /** Sends it and keeps nothing, for calls that change something. */
    async call<E extends Endpoint>(endpoint: E, input: Sent<E>, more: Partial<Sending> = {}): Promise<Reply<E>> {
      const { data, error } = await send({ ...queryOf(endpoint)(input), ...more });
      if (error) throw error;
      return data as Reply<E>;
    },
    read: (request: Sending): QueryState<unknown> => entries.get(keyOf(request))?.state ?? UNKNOWN,
    follow(request: Sending, follower: () => void): () => void {
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
