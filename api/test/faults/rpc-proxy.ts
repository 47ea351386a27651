/** A proxy in front of the chain's node that fails as nodes and networks do, and can alter HTTP replies. */
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

export const RPC_FAULTS = ["refuse", "hole", "lose", "cut", "slow", "429", "503", "page", "chain"] as const;
/**
 * `refuse`: no connection. `hole`: no answer ever. `lose`: executed, but the answer is lost. `cut`: half an answer.
 * `slow`: a late answer. `429`, `503`: this status. `page`: a web page as the answer. `chain`: another chain's id.
 */
export type RpcFault = (typeof RPC_FAULTS)[number];

export type RpcProxy = {
  url: string;
  /** Fails in this way from now on, for every method or for one alone. */
  set(fault: RpcFault | null, method?: string): void;
  /** The number of calls that the fault affected since it was set. */
  met(): number;
  /** The number of calls that the caller gave up without an answer. */
  abandoned(): number;
  /** The number of calls of each method; resets the counts. */
  takeCalls(): Record<string, number>;
  /** The number of calls so far, with or without those for blocks. */
  countCalls(withoutBlocks?: boolean): number;
  /** The number of raw transactions that reached the node. */
  sent(): number;
  /** The number of raw transactions sent while the proxy reported another chain's id. */
  sentElsewhere(): number;
  close(): Promise<void>;
};

const LATE_MS = 120;
const OTHER_CHAIN = 1;

export async function startRpcProxy(target: string): Promise<RpcProxy> {
  let fault: RpcFault | null = null;
  let sentElsewhere = 0;
  let answeredOther = false;
  let only: string | undefined;
  let met = 0;
  let abandoned = 0;
  let sent = 0;
  let all = 0;
  let blocks = 0;
  let calls: Record<string, number> = {};
  const agent = new Agent({ keepAlive: true });
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.once("close", () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const body = await readAll(request);
    const method = methodOf(body);
    calls[method] = (calls[method] ?? 0) + 1;
    all += 1;
    if (method === "eth_getBlockByNumber") blocks += 1;
    const isHit = only === undefined ? fault !== "chain" || method === "eth_chainId" : method === only;
    const now = isHit || fault === "chain" ? fault : null;
    if (fault && isHit) met += 1;
    if (now === "refuse") return void response.destroy();
    if (now === "hole") return;
    if (now === "429" || now === "503") return void response.writeHead(Number(now)).end("no");
    if (now === "page") return void response.writeHead(200, { "content-type": "text/html" }).end("<html></html>");
    if (now === "chain" && answeredOther && method === "eth_sendRawTransaction") sentElsewhere += 1;
    if (now === "chain" && method === "eth_chainId") {
      answeredOther = true;
      return answerOther(body, response);
    }
    if (now === "slow") await delay(LATE_MS);
    const answered = await ask(target, body, agent);
    if (method === "eth_sendRawTransaction" && !answered.includes('"error"')) sent += 1;
    if (now === "lose") return void response.destroy();
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(answered) });
    if (now !== "cut") return void response.end(answered);
    response.write(answered.slice(0, answered.length / 2), () => response.destroy());
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`,
    set(next, method) {
      if (fault === "hole" || next === "refuse") server.closeAllConnections();
      fault = next;
      only = method;
      met = 0;
      answeredOther = false;
    },
    met: () => met,
    abandoned: () => abandoned,
    takeCalls() {
      const taken = calls;
      calls = {};
      return taken;
    },
    countCalls: (withoutBlocks = false) => all - (withoutBlocks ? blocks : 0),
    sent: () => sent,
    sentElsewhere: () => sentElsewhere,
    async close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

const methodOf = (body: string): string => /"method":"(\w+)"/.exec(body)?.[1] ?? "";

async function ask(target: string, body: string, agent: Agent): Promise<string> {
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const asking = send(target, { method: "POST", agent, headers });
  asking.end(body);
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  return readAll(answer);
}

function answerOther(body: string, response: ServerResponse): void {
  const { id } = JSON.parse(body);
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ jsonrpc: "2.0", id, result: `0x${OTHER_CHAIN.toString(16)}` }));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
