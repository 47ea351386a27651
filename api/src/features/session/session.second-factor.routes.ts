/** The calls that complete a sign-in by a second factor. */
import {
  beginSignInWithPasskey,
  signInWithCode,
  signInWithPasskey,
  signInWithRecoveryCode,
} from "@ijaza/schema/second-factor";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readBrowser } from "../../platform/http/browser.ts";
import { setCookie } from "../../platform/http/cookies.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Platform } from "../../platform/http/platform.ts";
import type { Proof } from "../accounts/accounts.service.ts";
import type { SessionRoom } from "./session.service.ts";

type Exchange = { request: FastifyRequest; reply: FastifyReply };

export function mountSecondFactor(mount: Mount, { cookies }: Platform, session: SessionRoom): void {
  const complete = async (proof: Proof, { request, reply }: Exchange) => {
    const { secret, user, token } = await session.completeSignIn(proof, {
      ...{ address: request.ip, former: request.cookies[cookies.staff], requestId: request.id },
      browser: readBrowser(request.headers["user-agent"]),
    });
    setCookie({ reply, name: cookies.staff }, secret);
    return { authenticated: true as const, user, token };
  };

  mount(beginSignInWithPasskey, (_, { request }) => session.beginPasskey(request.cookies[cookies.staff]));
  mount(signInWithPasskey, ({ response }, exchange) => complete({ method: "passkey", response }, exchange));
  mount(signInWithCode, ({ code }, exchange) => complete({ method: "code", code }, exchange));
  mount(signInWithRecoveryCode, ({ code }, exchange) => complete({ method: "recovery", code }, exchange));
}
