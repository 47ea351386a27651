/** What a run of the tests has cost, beside what it may cost. */

/** The lines of a table: processor time by project, then what is counted, each beside what was kept or is allowed, if that is given. */
export function describeCosts({ report, cpuSeconds, kept, budgets }) {
  const byProject = Object.entries(report.projects).map(([name, project]) => [name, project.cpuSeconds]);
  const ofProjects = byProject.reduce((sum, [, seconds]) => sum + seconds, 0);
  const rows = [...byProject, ["runner and database", Math.max(0, cpuSeconds - ofProjects)], ["all", cpuSeconds]];
  const head = kept ? `CPU seconds, and beside them those of issue ${kept.issue} (${kept.machine})` : "CPU seconds";
  const counts = Object.entries(report.counts).map(
    ([what, times]) => `${what} ${times}${budgets ? ` of ${budgets[what]}` : ""}`,
  );
  return [
    "",
    head,
    ...rows.map(([name, seconds]) => {
      const before = kept?.cpuSeconds[name];
      return `${name.padEnd(20)}${seconds.toFixed(0).padStart(7)}${before === undefined ? "" : String(before).padStart(7)}`;
    }),
    ...(counts.length > 0 ? [`Counted: ${counts.join(", ")}`] : []),
  ];
}

/** Says how much `npm test` has left out: cases of the files that it ran, and whole files, whose cases nobody has counted. */
export const describeLeftOut = ({ left }, files) =>
  `${left.toLocaleString("en")} cases and ${files} whole files run in test:all alone`;

/** A line for each of the files that cost most. */
export const describeSlowest = ({ slowest }) => [
  "The files that cost most",
  ...slowest.map(({ file, cpuSeconds }) => `${cpuSeconds.toFixed(1).padStart(7)} ${file}`),
];

/** A line for each thing of which a run has used more than its budget. */
export function listOverBudget(counts, budgets) {
  return Object.entries(counts)
    .filter(([what, times]) => times > (budgets[what] ?? 0))
    .map(([what, times]) => `over budget: ${times} ${what}, ${budgets[what] ?? 0} allowed by scripts/test-budgets.mjs`);
}
