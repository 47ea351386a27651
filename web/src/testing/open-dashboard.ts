/** Opens a dashboard with a test server whose counts are zero unless the test sets them. */
import type { DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import type { Enrolment, User } from "@ijaza/schema/users/calls";
import { diplomaWith, listOf } from "./diplomas.ts";
import { AGENT } from "./people.ts";
import { renderApp } from "./render-app.tsx";
import { type Answers, serve } from "./server.ts";
import { NOTHING_COUNTED } from "./statistics.ts";

type Options = { enrolment?: Enrolment; answers?: Answers; language?: "en" | "ar" };

/** Opens it for a university with a diploma of each of these statuses; returns the requests that the page makes. */
export const openDashboard = async (
  user: User,
  statuses: readonly DiplomaStatus[],
  { enrolment = "entered", answers = {}, language = "en" }: Options = {},
) => {
  const diplomas = statuses.map((status) => diplomaWith({ status }));
  const session: { user: User | null } = { user };
  const page = { total: 1, page: 1, pageSize: 500 };
  const log = serve({
    ...NOTHING_COUNTED,
    "GET /api/user/verify": () => ({ body: { authenticated: session.user !== null, user: session.user } }),
    "POST /api/user/logout": () => {
      session.user = null;
      return { status: 204 };
    },
    "GET /api/diploma/all": () => ({ body: listOf(diplomas) }),
    "GET /api/audit": () => ({ body: { events: [], isCapped: false, ...page } }),
    "GET /api/user/getAgents": () => ({
      body: { agents: [{ ...AGENT, pendingDiplomas: 0, pendingCertificates: 0 }], former: [], ...page },
    }),
    "GET /api/user/getResponsableTokens": () => ({
      body: { balance: 1274, enrolment, enrolmentBeginsAt: enrolment === "begins" ? "2026-12-01T12:00:00Z" : null },
    }),
    "GET /api/user/getResponsableEtherBalance": () => ({ body: { balance: "1000000000000000000" } }),
    ...answers,
  });
  await renderApp("/dashboard", { language });
  return log;
};

/** This moment yesterday, ISO 8601. */
export const aDayAgo = (): string => new Date(Date.now() - 86_400_000).toISOString();
