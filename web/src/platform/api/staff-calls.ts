/**
 * The calls of pages that have the store. Until the last room has moved from RTK Query, both clients say to each other what has
 * changed.
 */
import { SUBJECTS } from "@ijaza/schema/calls/call";
import { addListener, type Dispatch, isAnyOf, type UnknownAction } from "@reduxjs/toolkit";
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

const hasChanged = ({ type }: UnknownAction): boolean => /executeMutation.(fulfilled|rejected)$/.test(type);

/** Follows what happens in the store; the result ends it. */
export function followStore(dispatch: Dispatch, calls: Calls): () => void {
  const effect = (action: UnknownAction) =>
    api.util.resetApiState.match(action) ? calls.reset() : calls.invalidate(SUBJECTS);
  return dispatch(addListener({ matcher: isAnyOf(api.util.resetApiState, hasChanged as never), effect })) as never;
}
