/**
 * Mutants that no test can catch, each with the reason. `at` is the whole line, `change` what the report says; an entry
 * whose mutant is no longer there, or is caught, fails the run.
 */
export const JUDGED = [];
