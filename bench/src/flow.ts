/** Measures import, acceptance and signing of many diplomas: time, CPU and memory of the whole product. */

import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas/calls";
import { getAllDiplomas, getBatchFile } from "@ijaza/schema/diplomas/reading";
import { MOST_FILES_A_CALL } from "@ijaza/schema/imports/handed-in-files";
import { getDiplomaTemplates } from "@ijaza/schema/templates/calls";
import { verifyUser } from "@ijaza/schema/users/calls";
import { cohortRow } from "./cohort.ts";
import { newImportId } from "./import-id.ts";
import { meet, type Person } from "./person.ts";
import { startProduct } from "./product.ts";

const ROWS_A_CALL = 1000;
const IDS_A_CALL = 500;
const MOST_IDS = 10_000;
/** Most files of one import. */
const MOST_HANDED_IN = 10_000;
/** The first number of students that the other steps do not use. */
const HANDED_IN_FROM = 50_000_000;
const PDF_KB = 100;
const PADDING = "%"
  .padEnd(99, "x")
  .concat("\n")
  .repeat(PDF_KB * 10);

export type Step = {
  what: string;
  rows: number;
  seconds: number;
  cpuSeconds: number;
  ownCpuSeconds: number;
  /** Of the server's process during this step. */
  peakMb: number;
};
export type FlowResult = { steps: Step[]; ids: string[]; url: string; stop(): Promise<void> };

/** Runs the flow with `rows` diplomas on a fresh product, which keeps running for further measurements. */
export async function measureFlow(rows: number, { documents = true } = {}): Promise<FlowResult> {
  const product = await startProduct();
  const agent = await meet(product.url, "agent@ijaza.example");
  const responsable = await meet(product.url, "responsable@ijaza.example");
  const steps: Step[] = [];
  const measure = async (what: string, count: number, work: () => Promise<unknown>) => {
    const [from, cpu, own] = [performance.now(), product.cpuSeconds(), product.ownCpuSeconds()];
    product.forgetPeak();
    await work();
    const seconds = (performance.now() - from) / 1000;
    const cpuSeconds = product.cpuSeconds() - cpu;
    const ownCpuSeconds = product.ownCpuSeconds() - own;
    steps.push({ what, rows: count, seconds, cpuSeconds, ownCpuSeconds, peakMb: product.memory().peak });
    console.error(`${what}: ${seconds.toFixed(1)} s`);
  };

  const templateName = await nationalDesign(responsable);
  await measure("import", rows, async () => {
    const importId = newImportId();
    for (let from = 0; from < rows; from += ROWS_A_CALL) {
      const size = Math.min(ROWS_A_CALL, rows - from);
      const diplomas = Array.from({ length: size }, (_, at) => cohortRow(from + at));
      const source = { importId, firstRow: from + 2, templateName };
      const reply = await agent.call(addDiplomas, { mode: "modeTwo", diplomas, ...source });
      if (reply.created !== size)
        throw new Error(`${reply.created} of ${size} rows went in: ${JSON.stringify(reply.errors[0])}`);
    }
  });
  const { diplomas: mine } = await agent.call(getAllDiplomas, { pageSize: 1, status: "pending", search: "B-" });
  await measure("accept", rows, () =>
    responsable.call(decideDiplomas, { agentId: mine[0]!.agentId!, all: true, decision: "accepted" }),
  );
  await measure("sign", rows, async () => {
    const job = await agent.ended(await agent.call(signDiplomas, { all: true }));
    if (job.status !== "succeeded") throw new Error(`signing ended as ${JSON.stringify(job)}`);
  });
  if (documents) await measureDocuments(agent, { rows, measure });
  return { steps, ids: await listSigned(agent, rows), url: product.url, stop: () => product.stop() };
}

type Measure = (what: string, count: number, work: () => Promise<unknown>) => Promise<void>;

/** The documents of the signed batch, and of diplomas whose documents are handed in. */
async function measureDocuments(agent: Person, { rows, measure }: { rows: number; measure: Measure }): Promise<void> {
  const { diplomas: signed } = await agent.call(getAllDiplomas, { pageSize: 1, status: "signed", search: "B-" });
  await measure("PDFs made, sealed and sent as one .zip", rows, () =>
    agent.drain(getBatchFile.path.replace(":batchId", signed[0]!.batchId!)),
  );
  const handedIn = Math.min(rows, MOST_HANDED_IN);
  await measure(`import with a PDF of ${PDF_KB} KB each`, handedIn, () => handIn(agent, handedIn));
}

/** The demo's template of rows: the national design with an emblem and two who sign. */
async function nationalDesign(responsable: Person): Promise<string> {
  const { user } = await responsable.call(verifyUser, {});
  const { templates } = await responsable.call(getDiplomaTemplates, {
    universityName: user?.university?.name.en ?? "",
  });
  const found = templates.find(({ layout }) => layout.version === 2);
  if (!found) throw new Error("the demo has no template of rows");
  return found.name;
}

/** Imports rows with uploaded PDFs, as a university does that makes its documents itself. */
async function handIn(agent: Person, rows: number): Promise<void> {
  const importId = newImportId();
  for (let from = 0; from < rows; from += MOST_FILES_A_CALL) {
    const size = Math.min(MOST_FILES_A_CALL, rows - from);
    const numbers = Array.from({ length: size }, (_, at) => HANDED_IN_FROM + from + at);
    const diplomas = numbers.map((n) => ({ ...cohortRow(n), file: `${n}.pdf` }));
    const files = numbers.map((n) => new File([pdfOf(n)], `${n}.pdf`, { type: "application/pdf" }));
    const input = { mode: "modeFour", diplomas, importId, firstRow: from + 2 };
    const reply = await agent.upload(addDiplomas, input, files);
    if (reply.created !== size)
      throw new Error(`${reply.created} of ${size} went in: ${JSON.stringify(reply.errors[0])}`);
  }
}

/** A PDF that is different for each number and as large as a printed diploma. */
const pdfOf = (n: number): string => `%PDF-1.7\n% ${n}\n${PADDING}\n%%EOF\n`;

/** The ids of the signed diplomas, at most ten thousand. */
async function listSigned(agent: Person, rows: number): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ids.length < Math.min(rows, MOST_IDS); page += 1) {
    const { diplomas } = await agent.call(getAllDiplomas, {
      page,
      pageSize: IDS_A_CALL,
      status: "signed",
      search: "B-",
    });
    ids.push(...diplomas.map(({ _id }) => _id));
  }
  return ids;
}
