/** The calls about one's own account. */
import { changePassword } from "@ijaza/schema/accounts/calls";
import { endOtherSessions, getSessions, updateUser } from "@ijaza/schema/accounts/own";
import { getMailTopics, switchMailTopic } from "@ijaza/schema/mails/topics";
import { getOwnStudent, hideClaims } from "@ijaza/schema/students/calls";
import { api } from "../../platform/api/api.ts";
import { csrf } from "../../platform/api/csrf.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";
import { ownDiplomasLoaded } from "../../platform/identity/student-session.ts";

export type TopicSwitch = Reply<typeof getMailTopics>["topics"][number];
export type OwnSession = Reply<typeof getSessions>["sessions"][number];
export type OwnRecord = Reply<typeof getOwnStudent>["student"];
export type OwnDiplomaRecord = OwnRecord["diplomas"][number];
export type OwnCertificateRecord = OwnRecord["certificates"][number];

/** Updates the cached account with what is hidden from now on. */
const keepHidden =
  (recordId: string, { hidden }: Reply<typeof hideClaims>) =>
  ({ student: { diplomas, certificates } }: { student: OwnRecord }): void => {
    const held = [...diplomas, ...certificates].find(({ _id }) => _id === recordId);
    if (held) held.hidden = hidden;
  };

const profile = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnStudent: build.query<Reply<typeof getOwnStudent>, Sent<typeof getOwnStudent>>({
      query: queryOf(getOwnStudent),
      providesTags: ["students", "diplomas", "certificates"],
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(ownDiplomasLoaded(data.student.diplomas)),
          () => {},
        ),
    }),
    hideClaims: build.mutation<Reply<typeof hideClaims>, Sent<typeof hideClaims>>({
      query: queryOf(hideClaims),
      onQueryStarted: ({ documentId: recordId }, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(profile.util.updateQueryData("getOwnStudent", undefined, keepHidden(recordId, data))),
          () => {},
        ),
    }),
    updateOwn: build.mutation<Reply<typeof updateUser>, Sent<typeof updateUser>>({
      query: queryOf(updateUser),
      invalidatesTags: ["users"],
    }),
    changePassword: build.mutation<void, Sent<typeof changePassword>>({
      query: queryOf(changePassword),
      invalidatesTags: ["sessions"],
      // The server may replace the session with it, and the old token does not fit the new session.
      onQueryStarted: (_, { queryFulfilled }) => void queryFulfilled.then(csrf.forget, () => {}),
    }),
    getMailTopics: build.query<Reply<typeof getMailTopics>, void>({ query: queryOf(getMailTopics) }),
    switchMailTopic: build.mutation<Reply<typeof switchMailTopic>, Sent<typeof switchMailTopic>>({
      query: queryOf(switchMailTopic),
      onQueryStarted: (_, { dispatch, queryFulfilled }) =>
        void queryFulfilled.then(
          ({ data }) => dispatch(profile.util.updateQueryData("getMailTopics", undefined, () => data)),
          () => {},
        ),
    }),
    getSessions: build.query<Reply<typeof getSessions>, Sent<typeof getSessions>>({
      query: queryOf(getSessions),
      providesTags: ["sessions"],
    }),
    endOtherSessions: build.mutation<void, void>({ query: queryOf(endOtherSessions), invalidatesTags: ["sessions"] }),
  }),
});

export const {
  useGetOwnStudentQuery,
  useHideClaimsMutation,
  useUpdateOwnMutation,
  useChangePasswordMutation,
  useGetMailTopicsQuery,
  useSwitchMailTopicMutation,
  useGetSessionsQuery,
  useEndOtherSessionsMutation,
} = profile;
