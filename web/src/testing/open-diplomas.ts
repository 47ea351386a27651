/** Opens the pages of diplomas with a test server, and returns the requests that it receives. */
import type { Diploma } from "@ijaza/schema/diplomas/diploma";
import type { User } from "@ijaza/schema/users/calls";
import { claimsOfDiploma, listOf } from "./diplomas.ts";
import { AGENT } from "./people.ts";
import { renderApp } from "./render-app.tsx";
import { type Answers, serve } from "./server.ts";
import { waitingAnswer } from "./waiting.ts";

const BALANCES: Answers = {
  "GET /api/user/getResponsableTokens": () => ({ body: { balance: 100 } }),
  "GET /api/user/getResponsableEtherBalance": () => ({ body: { balance: "1000000000000000000" } }),
  "GET /api/user/getAgents": () => ({
    body: {
      agents: [{ ...AGENT, pendingDiplomas: 2, pendingCertificates: 0 }],
      former: [],
      total: 1,
      page: 1,
      pageSize: 500,
    },
  }),
};

/** Opens a page of diplomas for this user, with a test server that has these diplomas. */
export const openDiplomas = async (
  user: User,
  path: string,
  options: { diplomas: Diploma[]; answers?: Answers; language?: "en" | "ar" },
) => {
  const log = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user } }),
    "GET /api/diploma/all": () => ({ body: listOf(options.diplomas) }),
    "POST /api/document/printing-gaps": () => ({ body: { templates: [] } }),
    "GET /api/user/review": () => ({ status: 204 }),
    ...Object.fromEntries(options.diplomas.map((diploma) => waitingAnswer(diploma._id, claimsOfDiploma(diploma)))),
    ...BALANCES,
    ...options.answers,
  });
  await renderApp(path, { language: options.language });
  return {
    log,
    sent: (call: string) =>
      log.filter(({ method, path: at }) => `${method} ${at}` === call).map(({ body }) => JSON.parse(body)),
  };
};
export const job = (status: string) => ({ _id: "j0000000000000000000000000", kind: "sign", status, done: 1, total: 1 });
