/** Opens a page of universities as an admin. */
import { PLATFORM_ADMIN } from "./people.ts";
import { renderApp } from "./render-app.tsx";
import { type Answers, serve } from "./server.ts";
import { universityWith } from "./universities.ts";

/** The list as the server gives it. */
export const listedUniversities = (universities = [universityWith()]) => ({
  body: { universities, total: universities.length, page: 1, pageSize: 50 },
});

/** Returns the requests that the page makes. */
export const openUniversities = async (path: string, { user = PLATFORM_ADMIN, answers = {} as Answers } = {}) => {
  const log = serve({
    "GET /api/user/verify": () => ({ body: { authenticated: true, user } }),
    "GET /api/university/get-all-universities": () => listedUniversities(),
    "GET /api/user/get-unassigned-managers": () => ({ body: { managers: [], total: 0, page: 1, pageSize: 500 } }),
    ...answers,
  });
  await renderApp(path);
  return log;
};

/** What was sent to a path. */
export const sentTo = (log: readonly { path: string; body: string }[], path: string) =>
  log.filter((request) => request.path === path).map(({ body }) => JSON.parse(body));
