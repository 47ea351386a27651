/**
 * The call that stores the language in the account. It is in the platform, because the header of any page may make it.
 */
import { updatePreferences } from "@ijaza/schema/preferences";
import { api } from "./api.ts";
import { queryOf, type Reply, type Sent } from "./request.ts";

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    updatePreferences: build.mutation<Reply<typeof updatePreferences>, Sent<typeof updatePreferences>>({
      query: queryOf(updatePreferences),
    }),
  }),
});

export const { useUpdatePreferencesMutation } = calls;
