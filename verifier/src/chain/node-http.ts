/** Node's own client of HTTP, which takes half the time of its `fetch`; undefined elsewhere. */

type Clients = { http: typeof import("node:http"); https: typeof import("node:https") };
/** `fetch` is the one that they stand in for: a caller's own is always used. */
type NodeHttp = Clients & { fetch: typeof fetch };

/** Not imported: the names of the modules would stop a page's bundler. */
export const nodeHttp: NodeHttp | undefined = findNodeHttp();

function findNodeHttp(): NodeHttp | undefined {
  if (typeof process === "undefined" || typeof process.getBuiltinModule !== "function") return undefined;
  const http = process.getBuiltinModule("node:http");
  const https = process.getBuiltinModule("node:https");
  return http && https && { http, https, fetch };
}

/** `retryAfter` as the other side wrote it. */
export type HttpReply = { status: number; text: string; retryAfter?: string | undefined };

export type HttpPost = {
  url: string;
  body: string;
  signal: AbortSignal;
  /** In characters. */
  longest: number;
};

/**
 * Follows no redirect. Rejects with the signal's reason once it is aborted, and with a RangeError for an answer that is too
 * long. A connection that was kept and closed by the other side meanwhile is made anew, once.
 */
export async function postInNode(node: Clients, post: HttpPost): Promise<HttpReply> {
  try {
    return await sendOnce(node, post);
  } catch (error) {
    if (error instanceof StaleConnection) return sendOnce(node, post);
    throw error;
  }
}

class StaleConnection extends Error {}

function sendOnce({ http, https }: Clients, { url, body, signal, longest }: HttpPost): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const { request } = url.startsWith("https:") ? https : http;
    const fail = (error: Error) => reject(signal.aborted ? signal.reason : error);
    const sent = request(
      url,
      { method: "POST", headers: { "content-type": "application/json" }, signal },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (part: string) => {
          text += part;
          if (text.length > longest) response.destroy(new RangeError("the answer is too long"));
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, text, retryAfter: response.headers["retry-after"] }),
        );
        response.on("error", fail);
      },
    );
    sent.on("error", (error) => {
      const isStale = sent.reusedSocket && "code" in error && error.code === "ECONNRESET" && !signal.aborted;
      fail(isStale ? new StaleConnection(error.message) : error);
    });
    sent.end(body);
  });
}
