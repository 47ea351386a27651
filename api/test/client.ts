/** A client of the API that behaves like a browser: it keeps cookies, sends CSRF tokens, and makes real requests. */
import type { Endpoint, RawInput, Reply } from "@ijaza/schema/calls/endpoint";
import type { Problem } from "@ijaza/schema/errors/errors";
import { getCsrfToken } from "@ijaza/schema/users/calls";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

export type CallOptions = {
  /** Additional headers. An empty text removes one. */
  headers?: Record<string, string>;
};

export type Client = {
  /** Gives the reply; fails when the call is refused. */
  call<E extends Endpoint>(endpoint: E, input?: RawInput<E>, options?: CallOptions): Promise<Reply<E>>;
  /** Gives the problem of a refused call; fails when the call succeeds. */
  refused<E extends Endpoint>(
    endpoint: E,
    input?: RawInput<E>,
    options?: CallOptions,
  ): Promise<Problem & Record<string, unknown>>;
  /** Gives the raw response. Types do not check the input. */
  send(endpoint: Endpoint, input?: unknown, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** Sends a multipart body, as a form does. */
  upload(endpoint: Endpoint, form: { body: string | Buffer; boundary: string }): Promise<LightMyRequestResponse>;
  /** The CSRF token that its next call would carry. */
  token(): Promise<string>;
  /** Its cookies, by name. */
  cookies: Map<string, string>;
};

export function createClient(app: FastifyInstance): Client {
  const cookies = new Map<string, string>();

  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const keepCookies = (response: LightMyRequestResponse) => {
    for (const { name, value, expires } of response.cookies) {
      if (value === "" || (expires && expires.getTime() === 0)) cookies.delete(name);
      else cookies.set(name, value);
    }
  };
  const csrfToken = async () => {
    const response = await app.inject({ method: "GET", url: getCsrfToken.path, headers: { cookie: jar() } });
    keepCookies(response);
    return String(response.json().csrfToken);
  };
  /** The token of the cookies that it was given for. */
  let kept: { token: string; cookies: string } | undefined;
  const keptToken = async () => {
    if (kept?.cookies !== jar()) kept = { token: await csrfToken(), cookies: jar() };
    return kept.token;
  };

  /** Sends with a token; with a new one where that has expired. */
  const sendGuarded = async (ask: (token: Record<string, string>) => Promise<LightMyRequestResponse>) => {
    const response = await ask({ "x-csrf-token": await keptToken() });
    if (response.statusCode !== 403 || response.json().error !== "csrf_expired") return response;
    kept = undefined;
    return ask({ "x-csrf-token": await keptToken() });
  };

  const send: Client["send"] = async (endpoint, input = {}, { headers = {} } = {}) => {
    const { url, body } = place(endpoint, input);
    const ask = (own: Record<string, string>) => {
      const all = Object.entries({ ...own, cookie: jar(), ...headers }).filter(([, value]) => value !== "");
      const payload = body && { payload: body };
      return app.inject({ method: endpoint.method, url, headers: Object.fromEntries(all), ...payload });
    };
    const isGuarded = endpoint.method !== "GET" && endpoint.csrf && headers["x-csrf-token"] === undefined;
    const response = await (isGuarded ? sendGuarded(ask) : ask({}));
    keepCookies(response);
    return response;
  };
  const read = (response: LightMyRequestResponse) => (response.body === "" ? undefined : response.json());

  return {
    cookies,
    token: csrfToken,
    send,
    upload: (endpoint, { body, boundary }) =>
      sendGuarded((token) => {
        const headers = { ...token, "content-type": `multipart/form-data; boundary=${boundary}`, cookie: jar() };
        return app.inject({ method: endpoint.method, url: endpoint.path, headers, payload: body });
      }),
    async call(endpoint, input, options) {
      const response = await send(endpoint, input, options);
      const answer = response.statusCode < 400 ? read(response) : undefined;
      if (response.statusCode !== (endpoint.statusOf?.(answer) ?? endpoint.status)) {
        throw new Error(`${endpoint.method} ${endpoint.path} answered ${response.statusCode}: ${response.body}`);
      }
      return answer;
    },
    async refused(endpoint, input, options) {
      const response = await send(endpoint, input, options);
      if (response.statusCode < 400) {
        throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${response.statusCode} ${response.body}`);
      }
      return response.json();
    },
  };
}

/** Puts each field of the input into the path, or into the query of a GET, or into the body. */
function place(endpoint: Endpoint, input: unknown): { url: string; body?: object } {
  const fields = new Map<string, unknown>(Array.isArray(input) ? [] : Object.entries(input ?? {}));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return encodeURIComponent(String(value));
  });
  if (endpoint.method !== "GET") return { url: path, body: Array.isArray(input) ? input : Object.fromEntries(fields) };
  const query = [...fields].filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
  const text = new URLSearchParams(query).toString();
  return { url: text ? `${path}?${text}` : path };
}
