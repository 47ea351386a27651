/** The JSON-RPC endpoint of the embedded chain: reads are forwarded, sends go through the log, the rest is refused. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { ChainNode } from "./chain-node.ts";
import { RpcRefusal } from "./chain-rpc.ts";
import type { ChainWriter } from "./chain-writer.ts";

const BODY_LIMIT = 4_000_000;
const BATCH_LIMIT = 1000;
const SEND = "eth_sendRawTransaction";

/** Methods for unauthenticated clients; no filters, no signing, nothing that controls the node. */
const READING = new Set([
  "eth_accounts",
  "eth_blobBaseFee",
  "eth_blockNumber",
  "eth_call",
  "eth_chainId",
  "eth_createAccessList",
  "eth_estimateGas",
  "eth_feeHistory",
  "eth_gasPrice",
  "eth_getBalance",
  "eth_getBlockByHash",
  "eth_getBlockByNumber",
  "eth_getBlockReceipts",
  "eth_getBlockTransactionCountByHash",
  "eth_getBlockTransactionCountByNumber",
  "eth_getCode",
  "eth_getLogs",
  "eth_getProof",
  "eth_getStorageAt",
  "eth_getTransactionByBlockHashAndIndex",
  "eth_getTransactionByBlockNumberAndIndex",
  "eth_getTransactionByHash",
  "eth_getTransactionCount",
  "eth_getTransactionReceipt",
  "eth_maxPriorityFeePerGas",
  "eth_syncing",
  "net_listening",
  "net_version",
  "web3_clientVersion",
  "web3_sha3",
]);

const call = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number(), z.null()]).default(null),
  method: z.string(),
  params: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]).default([]),
});
type Call = z.infer<typeof call>;
const body = z.union([call, z.array(call).min(1).max(BATCH_LIMIT)]);

export type FrontOptions = { node: () => Promise<ChainNode>; writer: Pick<ChainWriter, "send"> };

export function createFront({ node, writer }: FrontOptions): Server {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (response.headersSent) response.destroy();
      else reply(response, 503, failure(null, -32603, String(error)));
    });
  });
  server.requestTimeout = 10_000;
  return server;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST") return reply(response, 405, failure(null, -32600, "POST a JSON-RPC call"));
    // Web pages can post other content types to loopback without a preflight request (CORS).
    if (!request.headers["content-type"]?.startsWith("application/json")) {
      return reply(response, 415, failure(null, -32600, "the content type must be application/json"));
    }
    const text = await readBody(request);
    if (text === undefined) return reply(response, 413, failure(null, -32600, "the call is too large"));
    const read = body.safeParse(parseJson(text));
    if (!read.success) return reply(response, 200, failure(null, -32600, "not a JSON-RPC call"));
    const calls = [read.data].flat();
    if (calls.every(({ method }) => READING.has(method))) return passThrough(read.data, response);
    const answers: unknown[] = [];
    for (const one of calls) answers.push(await answerOne(one));
    reply(response, 200, Array.isArray(read.data) ? answers : answers[0]);
  }

  async function passThrough(calls: Call | Call[], response: ServerResponse): Promise<void> {
    // Serialised again from the checked request, so that the node cannot parse it differently.
    const answered = await (await node()).forward(JSON.stringify(calls));
    response.writeHead(answered.statusCode ?? 502, { "content-type": "application/json" });
    await pipeline(answered, response);
  }

  async function answerOne({ id, method, params }: Call): Promise<unknown> {
    try {
      if (READING.has(method)) {
        if (!Array.isArray(params)) return failure(id, -32602, "params must be an array");
        return { jsonrpc: "2.0", id, result: await (await node()).ask(method, params) };
      }
      if (method !== SEND) return failure(id, -32601, "this method is not offered here");
      const raw = z.tuple([z.string().regex(/^0x[0-9a-fA-F]+$/)]).safeParse(params);
      if (!raw.success) return failure(id, -32602, "one raw transaction in hex is expected");
      return { jsonrpc: "2.0", id, result: await writer.send(raw.data[0]) };
    } catch (error) {
      if (error instanceof RpcRefusal) return failure(id, error.code, error.message);
      return failure(id, -32603, String(error));
    }
  }
}

const failure = (id: Call["id"], code: number, message: string) => ({ jsonrpc: "2.0", id, error: { code, message } });

function reply(response: ServerResponse, status: number, content: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_LIMIT) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
