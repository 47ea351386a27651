/** A server for tests: answers by method and path, and keeps the requests that it has received. */

export type ServedRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: string;
  /** Whether the request outlives the page. */
  keepalive: boolean;
};
/** `text` replaces the JSON, as when a proxy answers before the server. */
export type Answer = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };

/** `"POST /api/user/signin": () => ({ status: 401, body: {…} })`; any other call gets a 404. */
export type Answers = Record<string, (received: ServedRequest) => Answer | Promise<Answer>>;

const DEFAULTS: Answers = {
  "GET /api/csrf-token": () => ({ body: { csrfToken: "first" } }),
  "GET /api/refresh-csrf-token": () => ({ body: { csrfToken: "second" } }),
  "GET /api/user/saved-filters": () => ({ body: { filters: [] } }),
  "GET /api/student/verify": () => ({ body: { authenticated: false, user: null } }),
  "GET /api/user/verify": () => ({ body: { authenticated: false, user: null } }),
};

const replyTo = (received: ServedRequest, answers: Answers) => {
  const answer = answers[`${received.method} ${received.path}`];
  return answer ? answer(received) : { status: 404, body: { error: "not_found", message: "There is nothing here." } };
};

/** Rejects when the request is given up. */
const untilAborted = ({ signal }: Request) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** Replaces the network; returns the requests that it has received, in order. */
export const serve = (answers: Answers = {}): ServedRequest[] => {
  const log: ServedRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(typeof input === "string" ? new URL(input, globalThis.location.href) : input, init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const { method, headers, keepalive } = request;
    const received = { method, path, query, headers, keepalive, body: await request.text() };
    log.push(received);
    const answer = await Promise.race([replyTo(received, { ...DEFAULTS, ...answers }), untilAborted(request)]);
    const { status = 200, body, text = JSON.stringify(body), headers: sent } = answer;
    return new Response(text ?? null, { status, headers: sent });
  };
  return log;
};
