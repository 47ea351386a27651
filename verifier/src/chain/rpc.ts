/** JSON-RPC over HTTP: one HTTP request with a time limit and a size limit, and its answer, which is not trusted. */

import { isObject } from "../credential/shape.ts";
import { pause } from "../in-time.ts";
import type { HttpPost, HttpReply } from "./node-http.ts";

export type RpcFailure = { ok: false; why: "unreachable" | "malformed" | "refused"; detail: string };

/** `refused`: the node answered with an error. `unreachable`: it did not answer. `malformed`: it sent no JSON-RPC. */
export type RpcAnswer = { ok: true; result: unknown } | RpcFailure;

export type RpcRequest = { method: string; params: unknown[] };

export type Rpc = { url: string; ask: (request: RpcRequest) => Promise<RpcAnswer> };

export type RpcOptions = { url: string; fetch: typeof fetch; timeoutMs: number };

/** `retryAfter`: in so many seconds the endpoint wants to be asked again. */
type PostFailure = RpcFailure & { status?: number; retryAfter?: number | undefined };

/** What an endpoint sent: JSON of any form, with its HTTP status when that is no success. */
export type Posted = { ok: true; value: unknown } | PostFailure;

const LONGEST_ANSWER = 1_048_576;

/** For so many seconds an endpoint that asks for patience is waited for, once. */
const LONGEST_WAIT = 3;

/** Sends one body, and once more to an endpoint that wants to be asked again in a moment. Never throws. */
export async function post(options: RpcOptions, body: unknown): Promise<Posted> {
  const first = await postOnce(options, body);
  if (first.ok || first.retryAfter === undefined) return first;
  const { retryAfter, detail } = first;
  if (retryAfter > LONGEST_WAIT) {
    return { ...first, detail: `${detail}; it wants to be asked again in ${retryAfter} seconds` };
  }
  await pause(retryAfter * 1000);
  return postOnce(options, body);
}

async function postOnce({ url, fetch, timeoutMs }: RpcOptions, body: unknown): Promise<Posted> {
  // Not `AbortSignal.timeout`, whose timer lasts although the answer has come.
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  try {
    const { status, text, retryAfter } = await send(fetch, {
      url,
      body: JSON.stringify(body),
      signal: end.signal,
      longest: LONGEST_ANSWER,
    });
    const ok = status >= 200 && status < 300;
    if (!ok) {
      const detail = `HTTP status ${status}`;
      return { ok, why: "unreachable", detail, status, retryAfter: secondsOf(retryAfter, status) };
    }
    return readJson(text);
  } catch (error) {
    return { ok: false, why: "unreachable", detail: (error instanceof Error && error.message) || "no answer" };
  } finally {
    clearTimeout(timer);
  }
}

/** Where Node's own client can be had. Pages never load it. */
const isNode = typeof process !== "undefined" && typeof process.getBuiltinModule === "function";

async function send(ask: typeof fetch, post: HttpPost): Promise<HttpReply> {
  if (isNode) {
    const { nodeHttp, postInNode } = await import("./node-http.ts");
    const reply = nodeHttp?.fetch === ask ? await postInNode(nodeHttp, post) : undefined;
    // A redirect is left to fetch, which knows how to follow it.
    if (reply && (reply.status < 300 || reply.status >= 400)) return reply;
  }
  const { url, body, signal, longest } = post;
  const response = await ask(url, { method: "POST", headers: { "content-type": "application/json" }, body, signal });
  const retryAfter = response.headers.get("retry-after") ?? undefined;
  return { status: response.status, text: response.ok ? await readText(response, longest) : "", retryAfter };
}

/** Statuses that say "later". */
const LATER = [429, 503];

/** `Retry-After` (RFC 9110, section 10.2.3) where it is a number of seconds, as endpoints write it. */
const secondsOf = (text: string | undefined, status: number): number | undefined =>
  LATER.includes(status) && text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

export function toCall(id: number, { method, params }: RpcRequest) {
  return { jsonrpc: "2.0", id, method, params };
}

/** The answer to the call of this id. */
export function readAnswer(answer: unknown, id: number): RpcAnswer {
  if (!isObject(answer) || answer.jsonrpc !== "2.0") return malformed("not JSON-RPC");
  if (answer.error !== undefined && answer.error !== null) {
    // Of any other message a text cannot always be made: `toString` may be a member of it.
    const { message } = isObject(answer.error) ? answer.error : {};
    const detail = typeof message === "string" ? message.slice(0, 200) : "an error without a message";
    return { ok: false, why: "refused", detail };
  }
  if (answer.id !== id || answer.result === undefined) return malformed("not an answer");
  return { ok: true, result: answer.result };
}

function malformed(detail: string): RpcFailure {
  return { ok: false, why: "malformed", detail };
}

function readJson(text: string): Posted {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return malformed("not JSON");
  }
}

/** The body as text. Throws when it is longer than the limit, so an endless body ends too. */
async function readText(response: Response, longest: number): Promise<string> {
  if (response.body === null) return "";
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length <= longest) continue;
    await reader.cancel();
    throw new RangeError("the answer is too long");
  }
  return text + decoder.decode();
}
