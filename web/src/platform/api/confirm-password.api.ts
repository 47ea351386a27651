/** The calls that give the password again, and ask whether it is due; any room may need them, so they live below. */
import { confirmPassword, readReview } from "@ijaza/schema/users";
import { api } from "./api.ts";
import { csrf } from "./csrf.ts";
import { asking, type Reply, type Sent } from "./request.ts";

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    confirmPassword: build.mutation<Reply<typeof confirmPassword>, Sent<typeof confirmPassword>>({
      query: asking(confirmPassword),
      // The server may give the session a new id with it, which the old token does not fit.
      onQueryStarted: async (_, { queryFulfilled }) => {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (done) await csrf.renew().catch((error: unknown) => console.warn("CSRF token not renewed", error));
      },
    }),
    // A mutation, so that it is asked anew for each review.
    beginReview: build.mutation<void, void>({ query: asking(readReview) }),
  }),
});

export const { useConfirmPasswordMutation, useBeginReviewMutation } = calls;
