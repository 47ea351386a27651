/**
 * What `npm test` and the journeys of `npm run e2e` may use. Whoever raises a figure says in the commit what has left in
 * exchange.
 */
export const BUDGETS = {
  /** Files of tests that start a chain or an application; and databases of a file alone, or whose schema a file changed. */
  chains: 89,
  applications: 186,
  databases: 30,
  /** Processes of the fault harness that work: six at first, and one after each of 24 deaths. */
  hosts: 30,
  /** Documents that Typst draws. */
  drawings: 124,
  /** Tests of the walk over all calls, one for each call. */
  walked: 260,
  /** Runs of axe in the journeys. */
  axe: 66,
};

/** What all journeys are together, each in every language that it has, and their looks at a screen; a whole run holds it. */
export const WHOLE = { journeys: 95, looks: 479 };

/** A row an issue: what `npm test` took when it ended, in CPU seconds by project. */
export const KEPT = [
  {
    issue: 34,
    machine: "2 × AMD EPYC",
    cpuSeconds: { faults: 78, painting: 2, others: 26, web: 96, api: 252, "runner and database": 138, all: 592 },
  },
];
