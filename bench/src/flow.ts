/** The main job at size: import, accept, sign; wall time, CPU and memory of the whole product. */
import { getAllDiplomas, getBatchFile } from "@ijaza/schema/diploma-reading";
import { addDiplomas, decideDiplomas, signDiplomas } from "@ijaza/schema/diplomas";
import { cohortRow } from "./cohort.ts";
import { newImportId } from "./import-id.ts";
import { meet, type Person } from "./person.ts";
import { startProduct } from "./product.ts";

const ROWS_A_CALL = 1000;
const IDS_A_CALL = 500;
const MOST_IDS = 10_000;

export type Step = {
  what: string;
  rows: number;
  seconds: number;
  cpuSeconds: number;
  ownCpuSeconds: number;
  peakMb: number;
};
export type FlowResult = { steps: Step[]; ids: string[]; url: string; stop(): Promise<void> };

/** Runs the flow over `rows` diplomas on a fresh product, which is left running for who measures on. */
export async function measureFlow(rows: number): Promise<FlowResult> {
  const product = await startProduct();
  const agent = await meet(product.url, "agent@ijaza.example");
  const responsable = await meet(product.url, "responsable@ijaza.example");
  const steps: Step[] = [];
  const measure = async (what: string, work: () => Promise<unknown>) => {
    const [from, cpu, own] = [performance.now(), product.cpuSeconds(), product.ownCpuSeconds()];
    await work();
    const seconds = (performance.now() - from) / 1000;
    const cpuSeconds = product.cpuSeconds() - cpu;
    const ownCpuSeconds = product.ownCpuSeconds() - own;
    steps.push({ what, rows, seconds, cpuSeconds, ownCpuSeconds, peakMb: product.memory().peak });
    console.error(`${what}: ${seconds.toFixed(1)} s`);
  };

  await measure("import", async () => {
    const importId = newImportId();
    for (let from = 0; from < rows; from += ROWS_A_CALL) {
      const size = Math.min(ROWS_A_CALL, rows - from);
      const diplomas = Array.from({ length: size }, (_, at) => cohortRow(from + at));
      const reply = await agent.call(addDiplomas, { mode: "modeTwo", diplomas, importId, firstRow: from + 2 });
      if (reply.created !== size)
        throw new Error(`${reply.created} of ${size} rows went in: ${JSON.stringify(reply.errors[0])}`);
    }
  });
  const { diplomas: mine } = await agent.call(getAllDiplomas, { pageSize: 1, status: "pending", search: "B-" });
  await measure("accept", () =>
    responsable.call(decideDiplomas, { agentId: mine[0]!.agentId!, all: true, decision: "accepted" }),
  );
  await measure("sign", async () => {
    const job = await agent.ended(await agent.call(signDiplomas, { all: true }));
    if (job.status !== "succeeded") throw new Error(`signing ended as ${JSON.stringify(job)}`);
  });
  const { diplomas: signed } = await agent.call(getAllDiplomas, { pageSize: 1, status: "signed", search: "B-" });
  await measure("PDFs made, sealed and sent as one .zip", () =>
    agent.drain(getBatchFile.path.replace(":batchId", signed[0]!.batchId!)),
  );
  return { steps, ids: await listSigned(agent, rows), url: product.url, stop: () => product.stop() };
}

/** Ids of the signed diplomas, ten thousand at most. */
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
