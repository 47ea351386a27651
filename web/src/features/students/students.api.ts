/** The calls about students. */
import {
  addStudents,
  countWithoutPassword,
  deleteStudent,
  getStudentById,
  getStudents,
  resendCodes,
  updateStudent,
} from "@ijaza/schema/students/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

const students = api.injectEndpoints({
  endpoints: (build) => ({
    getStudents: build.query<Reply<typeof getStudents>, Sent<typeof getStudents>>({
      query: queryOf(getStudents),
      providesTags: ["students"],
    }),
    getStudent: build.query<Reply<typeof getStudentById>, Sent<typeof getStudentById>>({
      query: queryOf(getStudentById),
      providesTags: ["students"],
    }),
    /** Diplomas are fetched again too: one that is not accepted yet follows the record. */
    updateStudent: build.mutation<Reply<typeof updateStudent>, Sent<typeof updateStudent>>({
      query: queryOf(updateStudent),
      invalidatesTags: ["students", "diplomas"],
    }),
    /** Invalidates nothing: an import is many calls, and invalidates the cache once at its end. */
    addStudents: build.mutation<Reply<typeof addStudents>, Sent<typeof addStudents>>({ query: queryOf(addStudents) }),
    resendCodes: build.mutation<Reply<typeof resendCodes>, Sent<typeof resendCodes>>({
      query: queryOf(resendCodes),
      invalidatesTags: ["students"],
    }),
    countWithoutPassword: build.query<Reply<typeof countWithoutPassword>, void>({
      query: queryOf(countWithoutPassword),
      providesTags: ["students"],
    }),
    deleteStudent: build.mutation<void, Sent<typeof deleteStudent>>({
      query: queryOf(deleteStudent),
      invalidatesTags: ["students"],
    }),
  }),
});

export const {
  useGetStudentsQuery,
  useGetStudentQuery,
  useCountWithoutPasswordQuery,
  useAddStudentsMutation,
  useUpdateStudentMutation,
  useResendCodesMutation,
  useDeleteStudentMutation,
} = students;
