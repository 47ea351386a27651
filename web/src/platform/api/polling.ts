/** Repeats queries with data that other people change, every half minute while the page is visible. */

/** For `useAnswer`, and by RTK Query's names for the rooms that still ask by it. */
const every = (pollingInterval: number) => ({
  poll(ask: () => void): () => void {
    const timer = setInterval(() => {
      if (!document.hidden) ask();
    }, pollingInterval);
    return () => clearInterval(timer);
  },
  pollingInterval,
  skipPollingIfUnfocused: true,
});

export const POLLED = every(30_000);

/** For what is finished within seconds, while somebody looks on. */
export const POLLED_SOON = every(3_000);

/** Hides the fetching state of a polled query, so that a list does not turn grey whenever it is repeated. */
export const quietly = <Query extends { isFetching: boolean; currentData?: unknown }>(query: Query): Query => ({
  ...query,
  isFetching: query.isFetching && query.currentData === undefined,
});
