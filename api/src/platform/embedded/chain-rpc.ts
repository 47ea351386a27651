/** JSON-RPC to the node over one kept-alive loopback connection pool. */
import { Agent, type IncomingMessage, request } from "node:http";
import { z } from "zod";

/** The node answered with a refusal. */
export class RpcRefusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = "RpcRefusal";
    this.code = code;
  }
}

/** The node did not answer: it has ended or is ending. */
export class NodeGone extends Error {}

export type NodeRpc = {
  /** The result, unchecked. Throws RpcRefusal or NodeGone. */
  ask(method: string, params?: unknown[]): Promise<unknown>;
  /** Sends a body as it is; the answer is for streaming. Throws NodeGone. */
  forward(body: string): Promise<IncomingMessage>;
  close(): void;
};

const answer = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
});

export function connectToNode(port: number): NodeRpc {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  let id = 0;

  const forward = (body: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
      const call = request({ host: "127.0.0.1", port, agent, method: "POST", headers }, resolve);
      call.once("error", (error) => reject(new NodeGone(error.message)));
      call.end(body);
    });

  return {
    forward,
    async ask(method, params = []) {
      id += 1;
      const text = await readText(await forward(JSON.stringify({ jsonrpc: "2.0", id, method, params })));
      const { result, error } = answer.parse(JSON.parse(text));
      if (error) throw new RpcRefusal(error.code, error.message);
      return result;
    },
    close: () => agent.destroy(),
  };
}

async function readText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of response) chunks.push(chunk);
  } catch (error) {
    throw new NodeGone(String(error));
  }
  return Buffer.concat(chunks).toString("utf8");
}
