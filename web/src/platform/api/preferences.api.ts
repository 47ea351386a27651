/** The call that keeps one's language with one's account; the header of any page may make it, so it lives below the rooms. */
import { updatePreferences } from "@ijaza/schema/preferences";
import { api } from "./api.ts";
import { asking, type Reply, type Sent } from "./request.ts";

const calls = api.injectEndpoints({
  endpoints: (build) => ({
    updatePreferences: build.mutation<Reply<typeof updatePreferences>, Sent<typeof updatePreferences>>({
      query: asking(updatePreferences),
    }),
  }),
});

export const { useUpdatePreferencesMutation } = calls;
