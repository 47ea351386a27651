/** How every request is sent: cookies, language, CSRF token; one renewal and one retry when the token has expired. */
import { createAction } from "@reduxjs/toolkit";
import { type BaseQueryFn, type FetchArgs, type FetchBaseQueryError, fetchBaseQuery } from "@reduxjs/toolkit/query";
import { readStoredLanguage } from "../i18n/stored-language.ts";
import type { Csrf } from "./csrf.ts";
import { failureOf } from "./problem.ts";

/** Dispatched when the server does not know the session any more; the room `session` listens. */
export const sessionLost = createAction("platform/sessionLost");

const TIMEOUT_MS = 60_000;

const changesSomething = (args: FetchArgs) => (args.method ?? "GET") !== "GET";

export const createBaseQuery = (csrf: Csrf): BaseQueryFn<FetchArgs, unknown, FetchBaseQueryError> => {
  const send = fetchBaseQuery({
    baseUrl: globalThis.location?.origin,
    credentials: "include",
    timeout: TIMEOUT_MS,
    prepareHeaders: (headers) => {
      headers.set("language", readStoredLanguage());
      return headers;
    },
  });
  const withToken = async (args: FetchArgs): Promise<FetchArgs> => {
    const token = changesSomething(args) ? await csrf.token() : undefined;
    return token ? { ...args, headers: { ...args.headers, "x-csrf-token": token } } : args;
  };
  const isExpired = (error: unknown) => failureOf(error).error === "csrf_expired";

  return async (args, api, extra) => {
    let result = await send(await withToken(args), api, extra);
    if (isExpired(result.error)) {
      const renewed = await csrf.renew().then(
        () => true,
        () => false,
      );
      if (renewed) result = await send(await withToken(args), api, extra);
    }
    if (failureOf(result.error).error === "not_authenticated") api.dispatch(sessionLost());
    return result;
  };
};
