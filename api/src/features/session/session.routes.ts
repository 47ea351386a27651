/** The calls of the room session. */
import { verifyStudent } from "@ijaza/schema/session/student";
import { finishFirstSignIn } from "@ijaza/schema/students/calls";
import {
  confirmPassword,
  keepAlive,
  logout,
  readReview,
  signIn,
  signInStudent,
  signInWithCode,
  verifyUser,
} from "@ijaza/schema/users/calls";
import type { FastifyReply, FastifyRequest } from "fastify";
import { clearCookie, setCookie } from "../../platform/http/cookies.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Platform } from "../../platform/http/platform.ts";
import { createVisitReader } from "../../platform/http/visits.ts";
import type { SessionKind } from "../../platform/sessions.ts";
import type { SignedIn } from "./session.deps.ts";
import type { SessionRoom } from "./session.service.ts";

type Exchange = { request: FastifyRequest; reply: FastifyReply };

const KINDS: readonly SessionKind[] = ["staff", "student"];

export function mountSession(mount: Mount, platform: Platform, session: SessionRoom): void {
  const { cookies } = platform;
  const secretOf = (request: FastifyRequest, kind: SessionKind) => request.cookies[cookies[kind]];
  const { visitOf, enter } = createVisitReader(platform);
  const state = async (request: FastifyRequest, kind: SessionKind) => {
    const user = await session.who({ kind, secret: secretOf(request, kind) });
    return { authenticated: user !== null, user };
  };
  const answer = (exchange: Exchange, kind: SessionKind, { secret, user, token }: SignedIn) => {
    enter(exchange, { kind, secret, account: user._id });
    return { authenticated: true as const, user, token };
  };

  mount(verifyUser, (_, { request }) => state(request, "staff"));
  mount(verifyStudent, (_, { request }) => state(request, "student"));
  mount(signIn, async (input, { request, reply }) => {
    const entered = await session.signInStaff(input, visitOf(request, "staff"));
    if ("user" in entered) return answer({ request, reply }, "staff", entered);
    setCookie({ reply, name: cookies.staff }, entered.secret);
    return { authenticated: false as const, secondFactor: entered.secondFactor };
  });
  mount(signInStudent, async (input, { request, reply }) =>
    answer({ request, reply }, "student", await session.signInStudent(input, visitOf(request, "student"))),
  );
  mount(signInWithCode, async (input, { request, reply }) =>
    answer({ request, reply }, "student", await session.signInWithCode(input, visitOf(request, "student"))),
  );
  mount(finishFirstSignIn, async (chosen, { actor, language, request, reply }) => {
    const done = await session.finishFirstSignIn(actor, { chosen, language, visit: visitOf(request, "student") });
    return { ...answer({ request, reply }, "student", done), student: done.student };
  });
  // A browser with a session of each kind sends both cookies, and both are ended.
  mount(logout, async (_, { request, reply }) => {
    for (const kind of KINDS) {
      await session.logout({ kind, secret: secretOf(request, kind), requestId: request.id });
      if (secretOf(request, kind)) clearCookie({ reply, name: cookies[kind] });
    }
    // Data that an earlier release stored in the browser is deleted with the session.
    reply.header("clear-site-data", '"cache"');
    return undefined;
  });
  mount(confirmPassword, async ({ password }, { actor }) => {
    await session.confirmPassword(actor, password);
    return undefined;
  });
  // The policy of the call does everything.
  mount(readReview, async () => undefined);
  mount(keepAlive, async (_, { actor }) => {
    await session.keepAlive(actor);
    return undefined;
  });
}
