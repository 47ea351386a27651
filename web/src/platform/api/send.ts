/** How every request is sent: cookies, language, CSRF token; one renewal and one retry when the token has expired. */
import { readStoredLanguage } from "../i18n/stored-language.ts";
import type { Csrf } from "./csrf.ts";
import { failureOf } from "./problem.ts";

/** A request. `body` is sent as JSON if it is no form; `timeout` is in milliseconds; with `keepalive` it outlives the page. */
export type Sending = {
  url: string;
  method: string;
  params?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  timeout?: number;
  keepalive?: boolean;
  /** Reads an answer that is not JSON. */
  responseHandler?: (response: Response) => Promise<unknown>;
};

/** Why there is no answer: a refusal with its status and body, or that none came, or none that can be read. */
export type SendError =
  | { status: number; data: unknown }
  | { status: "FETCH_ERROR" | "TIMEOUT_ERROR"; error: string }
  | { status: "PARSING_ERROR"; originalStatus: number; data: string; error: string };

export type Sent = { data: unknown; error?: undefined } | { data?: undefined; error: SendError };
export type Send = (request: Sending, signal?: AbortSignal) => Promise<Sent>;

const TIMEOUT_MS = 60_000;

export const createSend = (csrf: Csrf): Send => {
  const withToken = async (request: Sending): Promise<Sending> => {
    const changesSomething = request.method !== "GET";
    const token = changesSomething ? await csrf.token() : undefined;
    return token ? { ...request, headers: { ...request.headers, "x-csrf-token": token } } : request;
  };
  return async (request, signal) => {
    const sent = await sendOnce(await withToken(request), signal);
    if (failureOf(sent.error).error !== "csrf_expired") return sent;
    const isRenewed = await csrf.renew().then(
      () => true,
      () => false,
    );
    return isRenewed ? sendOnce(await withToken(request), signal) : sent;
  };
};

async function sendOnce(request: Sending, signal?: AbortSignal): Promise<Sent> {
  const { url, params, body, headers, timeout = TIMEOUT_MS, responseHandler, ...rest } = request;
  const ended = AbortSignal.timeout(timeout);
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(addressOf(url, params), {
      ...rest,
      body: isForm || body === undefined ? body : JSON.stringify(body),
      headers: {
        accept: "application/json",
        language: readStoredLanguage(),
        // A browser writes that of a form itself, with its boundary.
        ...(!isForm && body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      credentials: "include",
      signal: signal ? AbortSignal.any([signal, ended]) : ended,
    });
    return await read(response, responseHandler);
  } catch (error) {
    return { error: { status: ended.aborted ? "TIMEOUT_ERROR" : "FETCH_ERROR", error: String(error) } };
  }
}

const addressOf = (url: string, params: Sending["params"] = {}): string => {
  const pairs = Object.entries(params).map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(pairs).toString();
  return new URL(query ? `${url}?${query}` : url, globalThis.location.origin).href;
};

async function read(response: Response, handler: Sending["responseHandler"]): Promise<Sent> {
  const { status, ok } = response;
  if (handler) {
    const data: unknown = await handler(response);
    return ok ? { data } : { error: { status, data } };
  }
  const text = await response.text();
  try {
    const data: unknown = text ? JSON.parse(text) : null;
    return ok ? { data } : { error: { status, data } };
  } catch (error) {
    return { error: { status: "PARSING_ERROR", originalStatus: status, data: text, error: String(error) } };
  }
}
