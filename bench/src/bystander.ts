/** Measures another's verification beside a stranger who sends all that there is room for: refused bodies, and public calls. */
import { getDiplomaFile } from "@ijaza/schema/diplomas/reading";
import { getDocumentPicture } from "@ijaza/schema/documents/calls";
import { verifyDiploma, verifyDiplomaById } from "@ijaza/schema/verification/calls";
import autocannon from "autocannon";
import { loadOf, visitorHeaders } from "./load.ts";

export type Waiting = { beside: string; p50: number; p97: number; refused: number };

const SENDERS = 16;
const SECONDS = 20;
/** A network like any other; everybody else calls from this machine, whose time is not limited. */
const ELSEWHERE = { "x-forwarded-for": "192.0.2.1" };

/** What a stranger sends, and whether the time of the stranger's network is limited. */
type UnknownLoad = { name: string; requests: autocannon.Request[]; isLimited: boolean };

export async function measureBystander(url: string, ids: readonly string[]): Promise<Waiting[]> {
  const bystander = { ...(await loadOf(url, ids)), connections: 1, duration: SECONDS };
  await autocannon(bystander);
  const waitings = [waitingOf("nothing", await autocannon(bystander))];
  const headers = await visitorHeaders(url);
  for (const { name, requests, isLimited } of loadsOf(ids)) {
    const own = isLimited ? { ...headers, ...ELSEWHERE } : headers;
    const sender = autocannon({
      url,
      connections: SENDERS,
      duration: SECONDS,
      requests: requests.map((request) => ({ ...request, headers: own })),
      // In a thread of its own, so that it does not hold up the bystander's.
      workers: 1,
    });
    const waiting = await autocannon(bystander);
    waitings.push(waitingOf(name, waiting, await sender));
  }
  return waitings;
}

function loadsOf(ids: readonly string[]): UnknownLoad[] {
  const { method, path } = verifyDiploma;
  const lists = { method, path, body: `{"credential":[${Array(190_000).fill("[]").join(",")}]}` };
  const long = { method, path, body: `{"credential":"${"a".repeat(verifyDiploma.bodyLimit! - 16)}"}` };
  const calls = ids.slice(0, 50).flatMap(callsAbout);
  return [
    { name: "verifyDiploma, at its limit, time not limited", requests: [lists], isLimited: false },
    { name: "verifyDiploma, at its limit", requests: [lists], isLimited: true },
    { name: "verifyDiploma, one byte more", requests: [long], isLimited: true },
    { name: "public calls in turn, time not limited", requests: calls, isLimited: false },
    { name: "public calls in turn", requests: calls, isLimited: true },
  ];
}

/** The page of a diploma, its picture, its PDF and its bundle, a verification, and the reference of all calls. */
function callsAbout(id: string): autocannon.Request[] {
  const file = getDiplomaFile.path.replace(":id", id);
  const read = (path: string) => ({ method: "GET" as const, path });
  const { method, path } = verifyDiplomaById;
  return [
    read(`/digital_diploma/${id}`),
    read(getDocumentPicture.path.replace(":id", id)),
    read(`${file}?format=pdf`),
    read(file),
    { method, path, body: JSON.stringify({ id }) },
    read("/api/openapi.json"),
  ];
}

const waitingOf = (beside: string, { latency }: autocannon.Result, sender?: autocannon.Result): Waiting => ({
  beside,
  p50: latency.p50,
  p97: latency.p97_5,
  refused: sender?.non2xx ?? 0,
});
