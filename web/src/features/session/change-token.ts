/** Signing in and out makes a new session, which the CSRF token of the old one does not fit. */
import { csrf } from "../../platform/api/csrf.ts";

/** For `onQueryStarted` of a call that changes the session. */
export const changeToken = async (_: unknown, { queryFulfilled }: { queryFulfilled: Promise<unknown> }) => {
  await queryFulfilled.then(csrf.forget, () => {});
};
