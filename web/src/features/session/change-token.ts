/** Replaces the CSRF token after signing in or out, because it belongs to the former session. */
import { csrf } from "../../platform/api/csrf.ts";

/** For `onQueryStarted` of a call that changes the session. */
export const changeToken = async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
  await queryFulfilled.then(csrf.forget, () => {});
};
