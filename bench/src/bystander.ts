/** Measures another's verification beside a stranger who sends bodies that are refused, as many as there is room for. */
import { verifyDiploma } from "@ijaza/schema/verification";
import autocannon from "autocannon";
import { loadOf, visitorHeaders } from "./load.ts";

export type Waiting = { beside: string; p50: number; p97: number; refused: number };

const SENDERS = 16;
const SECONDS = 7;

const BODIES: Record<string, string> = {
  "verifyDiploma, at its limit": `{"credential":[${Array(190_000).fill("[]").join(",")}]}`,
  "verifyDiploma, one byte more": `{"credential":"${"a".repeat(verifyDiploma.bodyLimit! - 16)}"}`,
};

export async function measureBystander(url: string, ids: readonly string[]): Promise<Waiting[]> {
  const bystander = { ...(await loadOf(url, ids)), connections: 1, duration: SECONDS };
  await autocannon(bystander);
  const waitings = [waitingOf("nothing", await autocannon(bystander))];
  const headers = await visitorHeaders(url);
  for (const [beside, body] of Object.entries(BODIES)) {
    const { method, path } = verifyDiploma;
    const sender = autocannon({
      url,
      connections: SENDERS,
      duration: SECONDS,
      requests: [{ method, path, headers, body }],
      // In a thread of its own, so that it does not hold up the bystander's.
      workers: 1,
    });
    const waiting = await autocannon(bystander);
    waitings.push(waitingOf(beside, waiting, await sender));
  }
  return waitings;
}

const waitingOf = (beside: string, { latency }: autocannon.Result, sender?: autocannon.Result): Waiting => ({
  beside,
  p50: latency.p50,
  p97: latency.p97_5,
  refused: sender?.non2xx ?? 0,
});
