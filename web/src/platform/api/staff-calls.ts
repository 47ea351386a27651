/**
 * The calls of pages that have the store. Until the last room has moved from RTK Query, both clients say to each other what has
 * changed.
 */
import { SUBJECTS } from "@ijaza/schema/calls/call";
import { type Dispatch, isAction, type Middleware } from "@reduxjs/toolkit";
import { api } from "./api.ts";
import { reporting } from "./base-query.ts";
import { type Calls, createCalls } from "./calls.ts";
import { csrf } from "./csrf.ts";
import { createSend } from "./send.ts";

export const createStaffCalls = (dispatch: Dispatch): Calls =>
  createCalls({
    send: reporting(createSend(csrf), dispatch),
    onChange: (changed) => dispatch(api.util.invalidateTags([...changed])),
  });

const CHANGED = /executeMutation.(fulfilled|rejected)$/;

/** What happens in the store, for the calls beside it. */
export const followedBy =
  (calls: () => Calls): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    if (api.util.resetApiState.match(action)) calls().reset();
    else if (isAction(action) && CHANGED.test(action.type)) calls().invalidate(SUBJECTS);
    return result;
  };
