/** Measures the server's call that verifies a diploma under load. */
import { verifyDiplomaById } from "@ijaza/schema/verification/calls";
import autocannon from "autocannon";

export type Load = { what: string; requestsPerSecond: number; p99: number; errors: number };

const CONNECTIONS = 20;
const WARM_UP_SECONDS = 6;
const IDS_IN_TURN = 500;

type LoadOptions = { ids: readonly string[]; seconds: number; what: string };

/** Measures `verifyDiplomaById` under load for some seconds, over a few diplomas in turn, after a warm-up. */
export async function measureLoad(url: string, { ids, seconds, what }: LoadOptions): Promise<Load> {
  const load = await loadOf(url, ids.slice(0, IDS_IN_TURN));
  await autocannon({ ...load, duration: WARM_UP_SECONDS });
  return toLoad(what, await autocannon({ ...load, duration: seconds }));
}

/** Measures load that requests every diploma once, so that no cache helps. */
export async function measureFirstTimes(url: string, { ids, what }: Omit<LoadOptions, "seconds">): Promise<Load> {
  const load = await loadOf(url, ids);
  // Each connection starts at the beginning of its list, so each gets a separate part.
  const share = Math.ceil(ids.length / CONNECTIONS);
  let connection = 0;
  const setupClient = (client: autocannon.Client) => {
    const from = share * connection++;
    client.setRequests(load.requests.slice(from, from + share));
  };
  const result = await autocannon({ ...load, amount: ids.length, setupClient });
  return toLoad(what, result);
}

/** Verifications of these diplomas in turn. */
export async function loadOf(url: string, ids: readonly string[]) {
  const headers = await visitorHeaders(url);
  const { method, path } = verifyDiplomaById;
  const requests = ids.map((id) => ({ method, path, headers, body: JSON.stringify({ id }) }));
  return { url, connections: CONNECTIONS, requests };
}

function toLoad(what: string, { errors, non2xx, requests, latency }: autocannon.Result): Load {
  return { what, requestsPerSecond: requests.average, p99: latency.p99, errors: errors + non2xx };
}

/** A visitor without an account. */
export async function visitorHeaders(url: string) {
  const reply = await fetch(`${url}/api/csrf-token`);
  const { csrfToken } = await reply.json();
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { "content-type": "application/json", "x-csrf-token": String(csrfToken), cookie };
}
