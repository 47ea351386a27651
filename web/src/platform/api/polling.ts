/** What others change while somebody looks at it is asked for again every half minute, as long as the page is in sight. */

export const POLLED = { pollingInterval: 30_000, skipPollingIfUnfocused: true };

/** A polled query as a list shows it: asking again by itself is nothing that the list should turn grey for. */
export const quietly = <Query extends { isFetching: boolean; currentData?: unknown }>(query: Query): Query => ({
  ...query,
  isFetching: query.isFetching && query.currentData === undefined,
});
