/** One JSON-RPC call for tests; the result unchecked, a refusal thrown with its message. */
import { z } from "zod";

const answer = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
});

export async function askRpc(url: string, method: string, params: unknown[] = []): Promise<unknown> {
  const { result, error } = answer.parse(await postJson(url, { jsonrpc: "2.0", id: 1, method, params }));
  if (error) throw new Error(error.message);
  return result;
}

export async function postJson(url: string, body: unknown): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
