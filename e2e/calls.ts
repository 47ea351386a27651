/** Calls of the API for what a journey needs and does not test: pages that do the same have journeys of their own. */
import type { Endpoint, Reply } from "@ijaza/schema/calls/endpoint";
import { getCsrfToken } from "@ijaza/schema/users/calls";
import { type APIResponse, expect, type Page } from "@playwright/test";
import { URL_OF_PRODUCT } from "./stack.ts";

type Caller = { page: Page };

/** Makes the call with the session of this window, and returns the reply. */
export async function call<E extends Endpoint>({ page }: Caller, { method, path }: E, data: unknown) {
  const { request } = page.context();
  const { csrfToken } = await (await request.get(getCsrfToken.path)).json();
  const headers = { "x-csrf-token": csrfToken, origin: URL_OF_PRODUCT };
  return replyOf<E>(await request.fetch(path, { method, headers, data }));
}

/** Reads what is at this address with the session of this window. */
export const read = async <E extends Endpoint>({ page }: Caller, _: E, path: string) =>
  replyOf<E>(await page.context().request.get(path));

async function replyOf<E extends Endpoint>(reply: APIResponse): Promise<Reply<E>> {
  const text = await reply.text();
  expect(reply.ok(), `${reply.url()}: ${text}`).toBe(true);
  return JSON.parse(text || "null");
}
