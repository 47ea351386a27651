/** The calls about the keys of universities. */
import {
  clearKeyMark,
  confirmKeyMark,
  countKeyDocuments,
  endKey,
  getUniversityKeys,
  type KeyAction,
  markKey,
  replaceKey,
  reportKey,
  vetoKey,
} from "@ijaza/schema/keys/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, requestOf, type Sent } from "../../platform/api/request.ts";

export type UniversityKeysShown = Reply<typeof getUniversityKeys>;

/** `since` and `reason` of a key that is reported or marked. */
export type KeyRequest = { action: KeyAction; keyId: string } & Partial<Pick<Sent<typeof markKey>, "since" | "reason">>;

const CALLS = {
  report: reportKey,
  mark: markKey,
  confirm: confirmKeyMark,
  clear: clearKeyMark,
  veto: vetoKey,
  replace: replaceKey,
  end: endKey,
} as const satisfies Record<KeyAction, unknown>;

const keys = api.injectEndpoints({
  endpoints: (build) => ({
    getUniversityKeys: build.query<UniversityKeysShown, Sent<typeof getUniversityKeys>>({
      query: queryOf(getUniversityKeys),
      providesTags: ["keys"],
      // The registry goes on by itself: what was shown a while ago is old.
      keepUnusedDataFor: 0,
    }),
    countKeyDocuments: build.query<Reply<typeof countKeyDocuments>, Sent<typeof countKeyDocuments>>({
      query: queryOf(countKeyDocuments),
      keepUnusedDataFor: 0,
    }),
    takeKeyAction: build.mutation<Reply<typeof markKey>, KeyRequest>({
      query: ({ action, ...input }) => requestOf(CALLS[action], input),
      invalidatesTags: ["keys", "universities"],
    }),
  }),
});

export const { useGetUniversityKeysQuery, useCountKeyDocumentsQuery, useTakeKeyActionMutation } = keys;
