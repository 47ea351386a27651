/** The cookies: a session for staff, one for students, a nonce for visitors without either, and the known browser. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SessionKind } from "../sessions.ts";

export type CookieNames = Record<SessionKind | "visitor" | "browser", string>;

/** `__Host-` names when the public address is https. */
export function cookieNames(publicUrl: string): CookieNames {
  const prefix = publicUrl.startsWith("https:") ? "__Host-" : "";
  const named = (name: string) => `${prefix}ijaza-${name}`;
  return { staff: named("staff"), student: named("student"), visitor: named("visitor"), browser: named("browser") };
}

/** `maxAge` in seconds; without it the cookie ends with the browser's session. */
type Jar = { reply: FastifyReply; name: string; maxAge?: number };

export function setCookie({ reply, name, maxAge }: Jar, value: string): void {
  reply.setCookie(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: name.startsWith("__Host-"),
    maxAge,
  });
}

export function clearCookie({ reply, name }: Jar): void {
  reply.clearCookie(name, { path: "/", httpOnly: true, sameSite: "strict", secure: name.startsWith("__Host-") });
}

/** A CSRF token is bound to the cookies of the sessions, or to the visitor's nonce when there is no session. */
export function csrfBinding(request: Pick<FastifyRequest, "cookies">, names: CookieNames): string | null {
  const staff = request.cookies[names.staff];
  const student = request.cookies[names.student];
  if (staff || student) return `session:${staff ?? ""}:${student ?? ""}`;
  const visitor = request.cookies[names.visitor];
  return visitor ? `visitor:${visitor}` : null;
}
