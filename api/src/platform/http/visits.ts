/** The origin of a sign-in, and the cookie by which the browser remembers that it has signed in. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Origin } from "../attempts/guesses.ts";
import type { Visit } from "../session-opening.ts";
import type { SessionKind } from "../sessions.ts";
import { readBrowser } from "./browser.ts";
import { setCookie } from "./cookies.ts";
import type { Platform } from "./platform.ts";

/** The longest lifetime of a cookie in browsers (RFC 6265bis, section 5.5): 400 days. */
const REMEMBERED_SECONDS = 400 * 24 * 60 * 60;

type Exchange = { request: FastifyRequest; reply: FastifyReply };

export function createVisitReader({ cookies, browsers }: Pick<Platform, "cookies" | "browsers">) {
  const originOf = (request: FastifyRequest): Origin => ({
    address: request.ip,
    known: browsers.read(request.cookies[cookies.browser]),
  });

  return {
    originOf,

    visitOf: (request: FastifyRequest, kind: SessionKind): Visit => ({
      ...originOf(request),
      former: request.cookies[cookies[kind]],
      requestId: request.id,
      browser: readBrowser(request.headers["user-agent"]),
    }),

    /** Sets the session's cookie, and remembers that this browser has opened the account. */
    enter(
      { request, reply }: Exchange,
      { kind, secret, account }: { kind: SessionKind; secret: string; account: string },
    ) {
      setCookie({ reply, name: cookies[kind] }, secret);
      remember({ request, reply }, account);
    },

    remember,
  };

  /** The caller has just proved to own the account. */
  function remember({ request, reply }: Exchange, account: string): void {
    const cookie = browsers.remember(request.cookies[cookies.browser], account);
    setCookie({ reply, name: cookies.browser, maxAge: REMEMBERED_SECONDS }, cookie);
  }
}
