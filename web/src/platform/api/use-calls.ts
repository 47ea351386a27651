/** The calls of a page without a store, for its components. */
import type { Endpoint, Reply } from "@ijaza/schema/calls/endpoint";
import { createContext, useCallback, useContext, useEffect, useState, useSyncExternalStore } from "react";
import { type Calls, keyOf, type QueryState } from "./calls.ts";
import { queryOf, type Sent } from "./request.ts";
import type { Sending } from "./send.ts";

export const CallsContext = createContext<Calls | null>(null);

export function useCalls(): Calls {
  const calls = useContext(CallsContext);
  if (!calls) throw new Error("a page without calls");
  return calls;
}

/** The same object as long as the same is asked. */
function useStable(request: Sending): Sending {
  const [kept, keep] = useState(request);
  if (keyOf(kept) === keyOf(request)) return kept;
  keep(request);
  return request;
}

/** Asks once it is rendered, unless `skip`; `refetch` asks again. */
export function useQuery<E extends Endpoint>(
  endpoint: E,
  input: Sent<E>,
  { skip = false }: { skip?: boolean } = {},
): QueryState<Reply<E>> & { refetch: () => void } {
  const { follow, read, ask, askAgain } = useCalls();
  const request = useStable(queryOf(endpoint)(input));
  const state = useSyncExternalStore(
    useCallback((follower) => follow(request, follower), [follow, request]),
    () => read(request),
    () => read(request),
  );
  useEffect(() => {
    if (!skip) ask(request).catch(() => {});
  }, [ask, request, skip]);
  const refetch = useCallback(() => void askAgain(request).catch(() => {}), [askAgain, request]);
  // Before the first rendering has asked, it is as if the answer were on its way.
  const isUnknown = state.data === undefined && state.error === undefined;
  const shown = { ...(state as QueryState<Reply<E>>), isFetching: state.isFetching || isUnknown };
  return { ...(skip ? { isFetching: false } : shown), refetch };
}
