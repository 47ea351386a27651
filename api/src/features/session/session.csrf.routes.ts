/** The calls that issue CSRF tokens, bound to the session or, without one, to a cookie that is set here. */
import { getCsrfToken, refreshCsrfToken } from "@ijaza/schema/users/calls";
import type { FastifyReply, FastifyRequest } from "fastify";
import { csrfBinding, setCookie } from "../../platform/http/cookies.ts";
import { makeCsrfToken } from "../../platform/http/csrf.ts";
import type { Mount } from "../../platform/http/mount.ts";
import type { Platform } from "../../platform/http/platform.ts";
import { newSecret } from "../../platform/ids.ts";

export function mountCsrf(mount: Mount, { cookies, clock, csrfKey }: Platform): void {
  const bindingOf = (request: FastifyRequest, reply: FastifyReply): string => {
    const known = csrfBinding(request, cookies);
    if (known) return known;
    const visitor = newSecret();
    setCookie({ reply, name: cookies.visitor }, visitor);
    return csrfBinding({ cookies: { [cookies.visitor]: visitor } }, cookies) ?? "";
  };
  const give = async (request: FastifyRequest, reply: FastifyReply) => ({
    csrfToken: makeCsrfToken({ key: csrfKey, binding: bindingOf(request, reply) }, clock.now().getTime()),
  });

  mount(getCsrfToken, (_, { request, reply }) => give(request, reply));
  mount(refreshCsrfToken, (_, { request, reply }) => give(request, reply));
}
