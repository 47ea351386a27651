/** The cookies: one session for staff, one for students, and a nonce for visitors without either. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SessionKind } from "../sessions.ts";

export type CookieNames = Record<SessionKind | "visitor", string>;

/** `__Host-` names where the public address is https. */
export function cookieNames(publicUrl: string): CookieNames {
  const prefix = publicUrl.startsWith("https:") ? "__Host-" : "";
  return { staff: `${prefix}ijaza-staff`, student: `${prefix}ijaza-student`, visitor: `${prefix}ijaza-visitor` };
}

type Jar = { reply: FastifyReply; name: string };

export function setCookie({ reply, name }: Jar, value: string): void {
  reply.setCookie(name, value, {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: name.startsWith("__Host-"),
  });
}

export function clearCookie({ reply, name }: Jar): void {
  reply.clearCookie(name, { path: "/", httpOnly: true, sameSite: "strict", secure: name.startsWith("__Host-") });
}

/** What a CSRF token is bound to: the sessions' cookies, or the visitor's nonce when there is none. */
export function csrfBinding(request: Pick<FastifyRequest, "cookies">, names: CookieNames): string | null {
  const staff = request.cookies[names.staff];
  const student = request.cookies[names.student];
  if (staff || student) return `session:${staff ?? ""}:${student ?? ""}`;
  const visitor = request.cookies[names.visitor];
  return visitor ? `visitor:${visitor}` : null;
}
