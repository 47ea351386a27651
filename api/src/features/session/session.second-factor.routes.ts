/** The calls that complete a sign-in by a second factor. */
import {
  beginSignInWithPasskey,
  signInWithCode,
  signInWithPasskey,
  signInWithRecoveryCode,
} from "@ijaza/schema/accounts/second-factor";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Mount } from "../../platform/http/mount.ts";
import type { Platform } from "../../platform/http/platform.ts";
import { createVisitReader } from "../../platform/http/visits.ts";
import type { Proof } from "../accounts/accounts.service.ts";
import type { SessionRoom } from "./session.service.ts";

type CompleteOptions = { request: FastifyRequest; reply: FastifyReply };

export function mountSecondFactor(mount: Mount, platform: Platform, session: SessionRoom): void {
  const { cookies } = platform;
  const { visitOf, enter } = createVisitReader(platform);
  const complete = async (proof: Proof, { request, reply }: CompleteOptions) => {
    const { secret, user, token } = await session.completeSignIn(proof, visitOf(request, "staff"));
    enter({ request, reply }, { kind: "staff", secret, account: user._id });
    return { authenticated: true as const, user, token };
  };

  mount(beginSignInWithPasskey, (_, { request }) => session.beginPasskey(request.cookies[cookies.staff]));
  mount(signInWithPasskey, ({ response }, exchange) => complete({ method: "passkey", response }, exchange));
  mount(signInWithCode, ({ code }, exchange) => complete({ method: "code", code }, exchange));
  mount(signInWithRecoveryCode, ({ code }, exchange) => complete({ method: "recovery", code }, exchange));
}
