/** How RTK Query sends: as every request is sent, and a session that the server has ended is reported to the pages. */
import { createAction, type Dispatch } from "@reduxjs/toolkit";
import type { BaseQueryFn, FetchBaseQueryError } from "@reduxjs/toolkit/query";
import type { Csrf } from "./csrf.ts";
import { failureOf } from "./problem.ts";
import { createSend, type Send, type Sending } from "./send.ts";

/** Dispatched when the server does not know the session any more; the room `session` listens. */
export const sessionLost = createAction("platform/sessionLost");

/** Dispatched when the signed-in user has no university any more: another manager has taken over. */
export const universityLost = createAction("platform/universityLost");

/** Sends, and reports to the store a session or a university that is there no more. */
export const reporting =
  (send: Send, dispatch: Dispatch): Send =>
  async (request, signal) => {
    const sent = await send(request, signal);
    const { error } = failureOf(sent.error);
    if (error === "not_authenticated") dispatch(sessionLost());
    if (error === "no_university") dispatch(universityLost());
    return sent;
  };

export const createBaseQuery = (csrf: Csrf): BaseQueryFn<Sending, unknown, FetchBaseQueryError> => {
  const send = createSend(csrf);
  return (request, { signal, dispatch }) => reporting(send, dispatch)(request, signal);
};
