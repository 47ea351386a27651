/** JSON-RPC over fetch: one request with a time limit and a size limit. The answer is not trusted. */
import { isObject } from "./shape.ts";

/** `refused`: the node answered with an error. `unreachable`: it did not answer. `malformed`: it sent no JSON-RPC. */
export type RpcAnswer =
  | { ok: true; result: unknown }
  | { ok: false; why: "unreachable" | "malformed" | "refused"; detail: string };

export type RpcRequest = { method: string; params: unknown[] };

export type Rpc = { url: string; ask: (request: RpcRequest) => Promise<RpcAnswer> };

export type RpcOptions = { url: string; fetch: typeof fetch; timeoutMs: number };

const LONGEST_ANSWER = 1_048_576;

/** An endpoint. `ask` never throws. */
export function createRpc({ url, fetch, timeoutMs }: RpcOptions): Rpc {
  let lastId = 0;
  return {
    url,
    async ask({ method, params }) {
      const id = ++lastId;
      const body = JSON.stringify({ jsonrpc: "2.0", id, method, params });
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return { ok: false, why: "unreachable", detail: `HTTP status ${response.status}` };
        return readAnswer(await readText(response), id);
      } catch (error) {
        return { ok: false, why: "unreachable", detail: error instanceof Error ? error.message : "no answer" };
      }
    },
  };
}

function readAnswer(text: string, id: number): RpcAnswer {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { ok: false, why: "malformed", detail: "not JSON" };
  }
  if (!isObject(answer) || answer.jsonrpc !== "2.0") return { ok: false, why: "malformed", detail: "not JSON-RPC" };
  if (answer.error !== undefined && answer.error !== null) {
    const message = isObject(answer.error) ? String(answer.error.message) : "an error without a message";
    return { ok: false, why: "refused", detail: message.slice(0, 200) };
  }
  if (answer.id !== id || answer.result === undefined) return { ok: false, why: "malformed", detail: "not an answer" };
  return { ok: true, result: answer.result };
}

/** The body as text. Throws when it is longer than the limit, so an endless body ends too. */
async function readText(response: Response): Promise<string> {
  if (response.body === null) return "";
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= LONGEST_ANSWER) continue;
    await reader.cancel();
    throw new RangeError("the answer is too long");
  }
  return text + decoder.decode();
}
