/** The calls by which admins add and change universities. */
import { getAllUsers, getUnassignedManagers } from "@ijaza/schema/accounts/lists";
import {
  changeUniversityResponsable,
  createUniversity,
  getAllUniversities,
  getUniversity,
  sendEtherToResponsable,
  suspendUniversity,
  toggleCertificateCreation,
  updateUniversity,
} from "@ijaza/schema/universities/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, requestOf, type Sent } from "../../platform/api/request.ts";

export type Manager = Reply<typeof getUnassignedManagers>["managers"][number];

const universities = api.injectEndpoints({
  endpoints: (build) => ({
    getAllUniversities: build.query<Reply<typeof getAllUniversities>, Sent<typeof getAllUniversities>>({
      query: queryOf(getAllUniversities),
      providesTags: ["universities"],
    }),
    getUniversity: build.query<Reply<typeof getUniversity>, Sent<typeof getUniversity>>({
      query: queryOf(getUniversity),
      providesTags: ["universities"],
    }),
    getUnassignedManagers: build.query<Reply<typeof getUnassignedManagers>, Sent<typeof getUnassignedManagers>>({
      query: queryOf(getUnassignedManagers),
      providesTags: ["users"],
    }),
    /** With the state of their invitations. */
    getInvitedResponsables: build.query<Reply<typeof getAllUsers>, void>({
      query: () => requestOf(getAllUsers, { role: "resp_uni", pageSize: 500 }),
      providesTags: ["users"],
    }),
    createUniversity: build.mutation<Reply<typeof createUniversity>, Sent<typeof createUniversity>>({
      query: queryOf(createUniversity),
      invalidatesTags: ["universities", "users"],
    }),
    updateUniversity: build.mutation<Reply<typeof updateUniversity>, Sent<typeof updateUniversity>>({
      query: queryOf(updateUniversity),
      invalidatesTags: ["universities", "users"],
    }),
    toggleCertificateCreation: build.mutation<
      Reply<typeof toggleCertificateCreation>,
      Sent<typeof toggleCertificateCreation>
    >({ query: queryOf(toggleCertificateCreation), invalidatesTags: ["universities"] }),
    changeResponsable: build.mutation<
      Reply<typeof changeUniversityResponsable>,
      Sent<typeof changeUniversityResponsable>
    >({ query: queryOf(changeUniversityResponsable), invalidatesTags: ["universities", "users"] }),
    suspendUniversity: build.mutation<Reply<typeof suspendUniversity>, Sent<typeof suspendUniversity>>({
      query: queryOf(suspendUniversity),
      invalidatesTags: ["universities"],
    }),
    sendEther: build.mutation<Reply<typeof sendEtherToResponsable>, Sent<typeof sendEtherToResponsable>>({
      query: queryOf(sendEtherToResponsable),
      invalidatesTags: ["balance"],
    }),
  }),
});

export const {
  useGetAllUniversitiesQuery,
  useGetUniversityQuery,
  useGetUnassignedManagersQuery,
  useGetInvitedResponsablesQuery,
  useCreateUniversityMutation,
  useUpdateUniversityMutation,
  useToggleCertificateCreationMutation,
  useChangeResponsableMutation,
  useSuspendUniversityMutation,
  useSendEtherMutation,
} = universities;
