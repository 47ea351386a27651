/** What the tests of every workspace have in common. */

/**
 * How long a test may take and wait, in milliseconds: enough for two cores under a load of 16. These are ends, not waits:
 * what comes sooner is not waited for.
 */
export const PATIENT = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  // Once more on a machine that does other things besides, as with the journeys; `.ci/run` names what needed it.
  retry: process.env.CI ? 1 : 0,
};
