/** Opens sessions of the staff without the sign-in pages, which only a few journeys test. */
import { getCsrfToken, signIn } from "@ijaza/schema/users";
import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD, URL_OF_PRODUCT } from "./stack.ts";

/** Signs in this window, which shows no page yet. */
export async function openSession({ page }: { page: Page }, email: string): Promise<void> {
  const { request } = page.context();
  const { csrfToken } = await (await request.get(getCsrfToken.path)).json();
  const headers = { "x-csrf-token": csrfToken, origin: URL_OF_PRODUCT };
  const reply = await request.post(signIn.path, { headers, data: { email, password: DEMO_PASSWORD } });
  expect(await reply.json(), email).toMatchObject({ authenticated: true });
}
