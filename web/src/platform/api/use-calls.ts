/** The calls of a page, for its components. */
import type { Subject } from "@ijaza/schema/calls/call";
import type { Endpoint, Reply } from "@ijaza/schema/calls/endpoint";
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { type Calls, keyOf, type QueryState } from "./calls.ts";
import { type Asking, askingOf, type KeptCall, type Sent } from "./request.ts";
import type { SendError } from "./send.ts";

export const CallsContext = createContext<Calls | null>(null);

export function useCalls(): Calls {
  const calls = useContext(CallsContext);
  if (!calls) throw new Error("a page without calls");
  return calls;
}

/** The same object as long as the same is asked. */
function useStable(request: Asking): Asking {
  const [kept, keep] = useState(request);
  if (keyOf(kept) === keyOf(request)) return kept;
  keep(request);
  return request;
}

type AskOptions = {
  skip?: boolean;
  /** Begins to ask again by itself; the result ends it. */
  poll?: (ask: () => void) => () => void;
};

export type Answered<Reply> = QueryState<Reply> & {
  /** The answer to this input; `data` is the last one to another while this one is on its way. */
  currentData?: Reply;
  isError: boolean;
  refetch: () => void;
};

/** Asks once it is rendered, unless `skip`, and again when a call has changed what the answer shows. */
export function useAnswer<Q extends KeptCall>(
  call: Q,
  input: Sent<Q>,
  { skip = false, poll }: AskOptions = {},
): Answered<Reply<Q>> {
  const { follow, read, ask, askAgain } = useCalls();
  const request = useStable(askingOf(call, input));
  const known = useSyncExternalStore(
    useCallback((follower) => (skip ? () => {} : follow(request, follower)), [follow, request, skip]),
    () => read(request),
    () => read(request),
  ) as QueryState<Reply<Q>>;
  useEffect(() => {
    if (!skip) ask(request).catch(() => {});
  }, [ask, request, skip]);
  const refetch = useCallback(() => void askAgain(request).catch(() => {}), [askAgain, request]);
  useEffect(() => (skip ? undefined : poll?.(refetch)), [skip, poll, refetch]);
  const [last, keepLast] = useState(known.data);
  if (known.data !== undefined && known.data !== last) keepLast(known.data);
  if (skip) return { isFetching: false, isError: false, refetch };
  // Before the first rendering has asked, it is as if the answer were on its way.
  const isUnknown = known.data === undefined && known.error === undefined;
  return {
    data: known.data ?? last,
    currentData: known.data,
    error: known.error,
    isError: known.error !== undefined,
    isFetching: known.isFetching || isUnknown,
    refetch,
  };
}

type Changing = Endpoint & { changes?: readonly Subject[] };

export type ChangeState<C extends Changing> = {
  isLoading: boolean;
  isSuccess: boolean;
  data?: Reply<C>;
  error?: SendError;
  /** What was sent last. */
  sent?: Sent<C>;
};

const IDLE = { isLoading: false, isSuccess: false };

/** Sends a call that changes something; rejects with a `SendError`, which the state has too. */
export function useChange<C extends Changing>(
  change: C,
): [send: (input: Sent<C>) => Promise<Reply<C>>, state: ChangeState<C> & { reset: () => void }] {
  const { call } = useCalls();
  const [state, setState] = useState<ChangeState<C>>(IDLE);
  const send = useCallback(
    async (input: Sent<C>): Promise<Reply<C>> => {
      const own: ChangeState<C> = { isLoading: true, isSuccess: false, sent: input };
      // Of several at once the newest is shown.
      const show = (ended: Partial<ChangeState<C>>) =>
        setState((now) => (now.sent === own.sent ? { ...own, isLoading: false, ...ended } : now));
      setState(own);
      try {
        const data = await call(change, input);
        show({ isSuccess: true, data });
        return data;
      } catch (error) {
        show({ error: error as SendError });
        throw error;
      }
    },
    [call, change],
  );
  return [send, { ...state, reset: useCallback(() => setState(IDLE), []) }];
}
