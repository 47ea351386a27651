/** The CSRF token: fetched at the start, renewed before it expires, sent with every request that changes something. */
import { getCsrfToken, refreshCsrfToken } from "@ijaza/schema/users/calls";

/** Milliseconds between renewals; a token lives 900 seconds. */
const CSRF_REFRESH_MS = 840_000;

export type Csrf = {
  /** The current token, or a newly fetched one; undefined when none can be had (the server then says why). */
  token: () => Promise<string | undefined>;
  /** Fetches a new token; rejects when that fails. Concurrent callers share one request. */
  renew: () => Promise<string>;
  /** Drops the token when its session is over; the next call that needs one fetches it. */
  forget: () => void;
  /** Fetches the first token and renews it while the page is open; returns a function that stops the renewal. */
  start: () => () => void;
};

const fetchToken = async (path: string): Promise<string> => {
  const response = await fetch(path, { credentials: "include", headers: { accept: "application/json" } });
  const reply: unknown = await response.json();
  const token = typeof reply === "object" && reply && "csrfToken" in reply ? reply.csrfToken : undefined;
  if (!response.ok || typeof token !== "string") throw new Error(`no CSRF token: ${response.status}`);
  return token;
};

/** A failure is only logged: the next call that needs a token tries again. */
const logFailure = (error: unknown): undefined => {
  console.warn("CSRF token not renewed", error);
};

export const createCsrf = (): Csrf => {
  let held: string | undefined;
  let underway: Promise<string> | undefined;

  const obtain = (path: string): Promise<string> => {
    underway ??= fetchToken(path)
      .then((token) => {
        held = token;
        return token;
      })
      .finally(() => {
        underway = undefined;
      });
    return underway;
  };

  const renew = () => obtain(refreshCsrfToken.path);
  const token = async () => held ?? (await obtain(getCsrfToken.path).catch(logFailure));
  const forget = () => {
    held = undefined;
  };
  const start = () => {
    void token();
    const timer = setInterval(() => void renew().catch(logFailure), CSRF_REFRESH_MS);
    return () => clearInterval(timer);
  };
  return { token, renew, forget, start };
};

/** The page's one token. */
export const csrf = createCsrf();
