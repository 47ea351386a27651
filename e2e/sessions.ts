/** Opens sessions without the sign-in pages, which only a few journeys test. */
import { signIn, signInStudent } from "@ijaza/schema/users/calls";
import { expect, type Page } from "@playwright/test";
import { call } from "./calls.ts";
import { DEMO_PASSWORD } from "./stack.ts";

/** Signs in this window, which shows no page yet. */
export async function openSession({ page }: { page: Page }, email: string): Promise<void> {
  const reply = await call({ page }, signIn, { email, password: DEMO_PASSWORD });
  expect(reply, email).toMatchObject({ authenticated: true });
}

/** The same for a student of the demo. */
export async function openStudentSession({ page }: { page: Page }, identifier: string): Promise<void> {
  const reply = await call({ page }, signInStudent, { identifier, password: DEMO_PASSWORD });
  expect(reply, identifier).toMatchObject({ authenticated: true });
}
