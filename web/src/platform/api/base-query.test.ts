/** How requests are sent: the CSRF token, its renewal, and the end of a session. */
import { signIn } from "@ijaza/schema/users/calls";
import { describe, expect, test } from "vitest";
import { type Answers, serve } from "../../testing/server.ts";
import { createBaseQuery, sessionLost } from "./base-query.ts";
import { createCsrf } from "./csrf.ts";
import { requestOf } from "./request.ts";
import { createSend } from "./send.ts";

const SIGN_IN = "POST /api/user/signin";
const expired = { status: 403, body: { error: "csrf_expired", message: "…" } };

const callAgainst = async (answers: Answers, times = 1) => {
  const all = serve(answers);
  const dispatched: unknown[] = [];
  const ask = createBaseQuery(createCsrf());
  const api = { signal: new AbortController().signal, dispatch: (action: unknown) => dispatched.push(action) };
  const context = {
    ...api,
    abort: () => {},
    getState: () => ({}),
    extra: undefined,
    endpoint: "",
    type: "mutation" as const,
  };
  const request = requestOf(signIn, { email: "agent", password: "secret" });
  let result = await ask(request, { ...context, dispatch: ((action: unknown) => api.dispatch(action)) as never }, {});
  for (let more = 1; more < times; more++)
    result = await ask(request, { ...context, dispatch: (() => {}) as never }, {});
  return { requests: all.filter(({ path }) => path === signIn.path), all, dispatched, result };
};

describe("the CSRF token", () => {
  test("goes with every call that is not a GET", async () => {
    const { requests } = await callAgainst({ [SIGN_IN]: () => ({ body: {} }) });
    expect(requests.map(({ headers }) => headers.get("x-csrf-token"))).toEqual(["first"]);
  });

  test("is renewed once when it has expired, and the call is sent once more", async () => {
    const { requests, result } = await callAgainst({
      [SIGN_IN]: ({ headers }) => (headers.get("x-csrf-token") === "second" ? { body: { fine: true } } : expired),
    });
    expect(requests.map(({ headers }) => headers.get("x-csrf-token"))).toEqual(["first", "second"]);
    expect(result.data).toEqual({ fine: true });
  });

  test("is not renewed a second time: the refusal stands", async () => {
    const { requests, result } = await callAgainst({ [SIGN_IN]: () => expired });
    expect(requests).toHaveLength(2);
    expect(result.error).toMatchObject({ status: 403 });
  });

  test("is fetched once for several concurrent calls", async () => {
    const { all } = await callAgainst({ [SIGN_IN]: () => ({ body: {} }) }, 3);
    expect(all.filter(({ path }) => path === "/api/csrf-token")).toHaveLength(1);
  });
});

test("a body that is no form is sent as JSON, also where the request does not say so", async () => {
  const received = serve({ "POST /api/x": () => ({ body: {} }) });
  await createSend(createCsrf())({ url: "/api/x", method: "POST", body: { a: 1 } });
  const { headers, body } = received.find(({ path }) => path === "/api/x")!;
  expect([headers.get("content-type"), JSON.parse(body)]).toEqual(["application/json", { a: 1 }]);
});

test("every request names the stored language", async () => {
  localStorage.setItem("language", "ar");
  const { requests } = await callAgainst({ [SIGN_IN]: () => ({ body: {} }) });
  expect(requests[0]?.headers.get("language")).toBe("ar");
});

test("a lost session is reported to the pages, and a wrong password is not a lost session", async () => {
  const lost = await callAgainst({ [SIGN_IN]: () => ({ status: 401, body: { error: "not_authenticated" } }) });
  expect(lost.dispatched).toEqual([sessionLost()]);
  const wrong = await callAgainst({ [SIGN_IN]: () => ({ status: 401, body: { error: "invalid_credentials" } }) });
  expect(wrong.dispatched).toEqual([]);
});

test("path parameters go into the path, the rest of a GET into the query, of others into the body", () => {
  expect(requestOf({ method: "GET", path: "/api/jobs/:id" }, { id: "a/b", page: 2 })).toMatchObject({
    url: "/api/jobs/a%2Fb",
    params: { page: 2 },
  });
  expect(requestOf(signIn, { email: "a", password: "b" })).toMatchObject({ body: { email: "a", password: "b" } });
});
