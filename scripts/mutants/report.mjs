/** The report of a run: a line for each target and survivor, and whether enough was caught in each target. Pure. */

/** The percentage of a target's mutants that must be caught. */
export const LEAST = 85;

/**
 * Takes `{ name, mutants }` for each target, and the survivors with a reason; gives `lines` and `isGood`. A survivor
 * with a reason still counts as not caught, but is not named.
 */
export function reportOf(results, judged) {
  const all = results.flatMap(({ mutants }) => mutants);
  const survivors = all.filter(({ caughtBy }) => caughtBy === null);
  const open = survivors.filter((mutant) => !judged.some((entry) => isOf(entry, mutant)));
  const stale = judged.filter((entry) => !survivors.some((mutant) => isOf(entry, mutant)));
  return {
    lines: [
      ...rowsOf(results, judged),
      ...open.map(
        ({ file, line, change, isReached }) =>
          `survived  ${file}:${line}  ${change}${isReached ? "" : "  (no test reaches it)"}`,
      ),
      ...stale.map(({ file, at, change }) => `judged, but not there or caught  ${file}  ${at}  ${change}`),
      `${all.length} planted, ${all.length - survivors.length} caught (${percentOf(all).toFixed(1)} %), ${LEAST} % of each target are to be`,
    ],
    isGood: results.every(({ mutants }) => percentOf(mutants) >= LEAST) && stale.length === 0,
  };
}

const isOf = (entry, mutant) => ["file", "at", "change"].every((key) => entry[key] === mutant[key]);

const percentOf = (mutants) =>
  mutants.length === 0 ? 0 : (100 * mutants.filter(({ caughtBy }) => caughtBy !== null).length) / mutants.length;

function rowsOf(results, judged) {
  const rows = results.map(({ name, mutants, seconds }) => {
    const survivors = mutants.filter(({ caughtBy }) => caughtBy === null);
    const known = survivors.filter((mutant) => judged.some((entry) => isOf(entry, mutant))).length;
    const caught = mutants.length - survivors.length;
    return [name, mutants.length, caught, known, survivors.length - known, percentOf(mutants).toFixed(1), seconds];
  });
  const head = ["target", "planted", "caught", "judged", "survived", "%", "seconds"];
  return [head, ...rows].map(([name, ...figures]) =>
    [name.padEnd(12), ...figures.map((figure) => String(figure).padStart(9))].join(""),
  );
}
