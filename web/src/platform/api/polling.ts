/** Repeats queries with data that other people change, every half minute while the page is visible. */

export const POLLED = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** For what is finished within seconds, while somebody looks on. */
export const POLLED_SOON = { ...POLLED, pollingInterval: 3_000 };

/** Hides the fetching state of a polled query, so that a list does not turn grey whenever it is repeated. */
export const quietly = <Query extends { isFetching: boolean; currentData?: unknown }>(query: Query): Query => ({
  ...query,
  isFetching: query.isFetching && query.currentData === undefined,
});
