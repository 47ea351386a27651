/**
 * The calls that confirm the password, and ask whether that is due. They are in the platform, because any room may need
 * them.
 */
import { confirmPassword, readReview } from "@ijaza/schema/users/calls";
import { api } from "./api.ts";
import { csrf } from "./csrf.ts";
import { queryOf, type Reply, type Sent } from "./request.ts";

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    confirmPassword: build.mutation<Reply<typeof confirmPassword>, Sent<typeof confirmPassword>>({
      query: queryOf(confirmPassword),
      // The server may replace the session when the password is confirmed, and the old token does not fit the new
      // session.
      onQueryStarted: async (_, { queryFulfilled }) => {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (done) await csrf.renew().catch((error: unknown) => console.warn("CSRF token not renewed", error));
      },
    }),
    // A mutation, so that it is sent for each review and never answered from the cache.
    beginReview: build.mutation<void, void>({ query: queryOf(readReview) }),
  }),
});

export const { useConfirmPasswordMutation, useBeginReviewMutation } = calls;
