/** `npm run bench`: prints our figures beside those of the peers. `-- --rows 100000` for the full size. */
import { parseArgs } from "node:util";
import { addDiplomas } from "@ijaza/schema/diplomas/calls";
import { measureBystander } from "./bystander.ts";
import { cohortRow } from "./cohort.ts";
import { measureMaking } from "./credentials.ts";
import { measureFlow } from "./flow.ts";
import { holdIdle } from "./idle.ts";
import { newImportId } from "./import-id.ts";
import { measureFirstTimes, measureLoad } from "./load.ts";
import { measureMails } from "./mails.ts";
import { measurePages } from "./pages.ts";
import { meet } from "./person.ts";
import { measurePrinting } from "./printing.ts";
import { measureRefusals } from "./refusals.ts";
import {
  printComparisons,
  printLoads,
  printMachine,
  printMails,
  printPages,
  printRefusals,
  printStatistics,
  printSteps,
  printStorm,
  printVerifying,
} from "./report.ts";
import { measureSheets } from "./sheets.ts";
import { measureStatistics } from "./statistics.ts";
import { measureStorm } from "./storm.ts";
import { measureVerifying } from "./verifying.ts";

const IDLE_CONNECTIONS = 2000;
/** How often a diploma is verified in each turn. */
const ROUNDS = 500;

const HELP = `npm run bench [-- options]: prints what was measured on this machine, with the peers' figures beside ours.

  --rows N      diplomas that are imported, signed, printed and verified; 10000 unless given
  --seconds N   how long each load of verifications lasts; 10 unless given
  --only NAME   \`refusals\`: nothing but what bodies cost before they are refused, and who waits for it, which the
                whole leaves out; \`flow\`: nothing but the way from an import to printed documents; \`mails\`: nothing but signing with and
                without the mails to holders; \`pages\`: nothing but the public pages on a phone (Lighthouse), which the
                whole leaves out; \`statistics\`: nothing but the statistics over a million diplomas, which the
                whole leaves out; \`verifying\`: nothing but verifying with the library
  --help        these lines

It starts the product on a fresh database and chain of its own and leaves nothing behind. Nothing fails for being slow.`;

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "10000" },
    seconds: { type: "string", default: "10" },
    only: { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const rows = Number(values.rows);
const seconds = Number(values.seconds);

printMachine();
if (values.only === "statistics") {
  printStatistics(await measureStatistics());
  process.exit(0);
}
if (values.only === "flow") {
  const { steps, stop } = await measureFlow(rows);
  printSteps(steps);
  await stop();
  process.exit(0);
}
if (values.only === "refusals") {
  const refusals = await measureRefusals();
  const flow = await measureFlow(Math.min(rows, 500), { documents: false });
  printRefusals(refusals, await measureBystander(flow.url, flow.ids));
  await flow.stop();
  process.exit(0);
}
if (values.only === "pages") {
  const figures = await measurePages();
  if (figures) printPages(figures);
  else console.log("Pages are not measured: there is no Chromium.");
  process.exit(0);
}
if (values.only === "verifying") {
  const flow = await measureFlow(rows, { documents: false });
  printVerifying(await measureVerifying(flow.url, flow.ids, ROUNDS));
  await flow.stop();
  process.exit(0);
}
if (values.only === "mails") {
  printMails(rows, await measureMails(rows));
  process.exit(0);
}
const making = await measureMaking(5000);
const sheets = await measureSheets(rows);
const storm = await measureStorm();
const mails = await measureMails(rows);
const flow = await measureFlow(rows);
try {
  const verifying = await measureVerifying(flow.url, flow.ids, ROUNDS);
  const printing = await measurePrinting(100);
  const pdf = flow.steps.find(({ what }) => what.startsWith("PDFs"))!;
  const printed = { what: "PDF made, sealed and sent", ours: (pdf.seconds * 1000) / pdf.rows };
  const beside =
    printing === null ? [] : [{ ...printed, peer: "printed by Chromium, no credential in it", peers: printing }];
  printComparisons([...making, ...sheets, ...beside]);
  printVerifying(verifying);
  printSteps(flow.steps);
  printMails(rows, mails);
  const quiet = await measureLoad(flow.url, { ids: flow.ids, seconds, what: "verifyDiplomaById" });
  const first = await measureFirstTimes(flow.url, {
    ids: flow.ids,
    what: "the same, every diploma for the first time",
  });
  const importing = new AbortController();
  const background = importMeanwhile(flow.url, importing.signal);
  const busy = await measureLoad(flow.url, { ids: flow.ids, seconds, what: "the same, while an import runs" });
  importing.abort();
  await background;
  const idle = await holdIdle(flow.url, IDLE_CONNECTIONS);
  const besideIdle = await measureLoad(flow.url, { ids: flow.ids, seconds, what: "the same, beside idle connections" });
  const what = `${besideIdle.what} (${idle.left()} of ${IDLE_CONNECTIONS} still open)`;
  idle.close();
  printLoads([quiet, first, busy, { ...besideIdle, what }]);
  printStorm(storm);
} finally {
  await flow.stop();
}

/** Imports cohorts of new students until the signal stops it. */
async function importMeanwhile(url: string, signal: AbortSignal): Promise<void> {
  const agent = await meet(url, "agent@ijaza.example");
  const importId = newImportId();
  for (let from = 2 * rows; !signal.aborted; from += 1000) {
    const diplomas = Array.from({ length: 1000 }, (_, at) => cohortRow(from + at));
    await agent.call(addDiplomas, { mode: "modeTwo", diplomas, importId, firstRow: from + 2 });
  }
}
