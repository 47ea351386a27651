/** The calls of the room accounts: getting in, and one's own account. */
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
} from "@ijaza/schema/accounts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readBrowser } from "../../platform/http/browser.ts";
import { setCookie } from "../../platform/http/cookies.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Platform } from "../../platform/http/platform.ts";
import { accessTokenOf, callerOf, doneBy, strangerOf } from "./accounts.requests.ts";
import type { Accounts } from "./accounts.service.ts";

export function mountAccounts(mount: Mount, { cookies }: Platform, accounts: Accounts): void {
  const { inviting, registering, recovering, passwords } = accounts;
  const visitOf = (request: FastifyRequest) => ({
    address: request.ip,
    former: request.cookies[cookies.staff],
    requestId: request.id,
    browser: readBrowser(request.headers["user-agent"]),
  });
  const enter = (reply: FastifyReply, { secret, ...answer }: Awaited<ReturnType<typeof registering.register>>) => {
    setCookie({ reply, name: cookies.staff }, secret);
    return answer;
  };

  mount(createAdmin, (input, context) => inviting.createAdmin(callerOf(context), input));
  mount(createRespUni, (input, context) => inviting.createRespUni(callerOf(context), input));
  mount(createAgentUni, (input, context) => inviting.createAgentUni(callerOf(context), input));
  mount(resendInvitation, ({ userId }, context) => inviting.resend(callerOf(context), userId));
  mount(resolveToken, ({ token }) => recovering.resolve(token));
  mount(getUserRegister, (_, { request }) => registering.readInvited(accessTokenOf(request)));
  mount(registerRespUni, async (given, { request, reply }) =>
    enter(reply, await registering.register({ role: "resp_uni", given, visit: visitOf(request) })),
  );
  mount(registerAgentUni, async (given, { request, reply }) =>
    enter(reply, await registering.register({ role: "agent_uni", given, visit: visitOf(request) })),
  );
  mount(forgetPassword, ({ email }, context) => doneBy(recovering.forget(email, strangerOf(context))));
  mount(resetPassword, (given, context) => doneBy(recovering.reset(given, strangerOf(context))));
  mount(changePassword, (given, context) => doneBy(passwords.change(callerOf(context), given)));
  mount(updatePassword, ({ password }, context) => doneBy(passwords.update(callerOf(context), password)));
}
