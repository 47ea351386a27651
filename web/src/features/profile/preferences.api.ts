/** The call that stores preferences in the account: the language of mails, and others. */
import { updatePreferences } from "@ijaza/schema/profile/preferences";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    updatePreferences: build.mutation<Reply<typeof updatePreferences>, Sent<typeof updatePreferences>>({
      query: queryOf(updatePreferences),
    }),
  }),
});

export const { useUpdatePreferencesMutation } = calls;
