/** What a server that is told to stop still answers. */
import { once } from "node:events";
import { request } from "node:http";
import { json } from "node:stream/consumers";
import { proxyChain } from "@ijaza/schema/chain/calls";

/** The status of the server's readiness; `gone` while nothing listens. */
export const readinessAt = (port: number): Promise<string> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    async (response) => `${response.status} ${(await response.json()).status}`,
    () => "gone",
  );

/** Begins a call whose body is sent in two parts; the second part and the answer come with the function that it returns. */
export function beginCall(port: number): () => Promise<{ status: number | undefined; body: unknown }> {
  const [first, second] = ['{"jsonrpc":"2.0","id":1,', '"method":"eth_chainId"}'];
  const call = request({ port, host: "127.0.0.1", path: proxyChain.path, method: "POST", agent: false });
  call.setHeader("content-type", "application/json").setHeader("content-length", first.length + second.length);
  call.write(first);
  const answered = once(call, "response");
  return async () => {
    call.end(second);
    const [response] = await answered;
    return { status: response.statusCode, body: await json(response) };
  };
}
