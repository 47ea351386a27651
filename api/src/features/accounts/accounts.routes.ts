/** The calls of the room accounts that register, recover and change passwords. */
import {
  changePassword,
  createAdmin,
  createAgentUni,
  createRespUni,
  forgetPassword,
  getUserRegister,
  registerAgentUni,
  registerRespUni,
  resendInvitation,
  resetPassword,
  resolveToken,
  updatePassword,
} from "@ijaza/schema/accounts/calls";
import type { Input } from "@ijaza/schema/calls/endpoint";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Mount } from "../../platform/http/mount.ts";
import type { Platform } from "../../platform/http/platform.ts";
import { createVisitReader } from "../../platform/http/visits.ts";
import { accessTokenOf, callerOf, createAnonymousCallerReader, doneBy } from "./accounts.requests.ts";
import type { Accounts } from "./accounts.service.ts";

type RegisterOptions = { input: Input<typeof registerAgentUni>; request: FastifyRequest; reply: FastifyReply };

export function mountAccounts(mount: Mount, platform: Platform, accounts: Accounts): void {
  const { inviting, registering, recovering, passwords } = accounts;
  const { visitOf, enter, remember } = createVisitReader(platform);
  const anonymousCallerOf = createAnonymousCallerReader(platform);
  const register = async (role: "resp_uni" | "agent_uni", { input, request, reply }: RegisterOptions) => {
    const { secret, ...answer } = await registering.register({ role, input, visit: visitOf(request, "staff") });
    enter({ request, reply }, { kind: "staff", secret, account: answer.user._id });
    return answer;
  };

  mount(createAdmin, (input, context) => inviting.createAdmin(callerOf(context), input));
  mount(createRespUni, (input, context) => inviting.createRespUni(callerOf(context), input));
  mount(createAgentUni, (input, context) => inviting.createAgentUni(callerOf(context), input));
  mount(resendInvitation, ({ userId }, context) => inviting.resend(callerOf(context), userId));
  mount(resolveToken, ({ token }) => recovering.resolve(token));
  mount(getUserRegister, (_, { request }) => registering.readInvited(accessTokenOf(request)));
  mount(registerRespUni, (input, { request, reply }) => register("resp_uni", { input, request, reply }));
  mount(registerAgentUni, (input, { request, reply }) => register("agent_uni", { input, request, reply }));
  mount(forgetPassword, ({ email }, context) => doneBy(recovering.forget(email, anonymousCallerOf(context))));
  mount(resetPassword, async (input, context) => {
    remember(context, await recovering.reset(input, anonymousCallerOf(context)));
    return undefined;
  });
  mount(changePassword, (input, context) => doneBy(passwords.change(callerOf(context), input)));
  mount(updatePassword, ({ password }, context) => doneBy(passwords.update(callerOf(context), password)));
}
