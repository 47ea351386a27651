/** The calls about students. */
import { addStudents, getStudents } from "@ijaza/schema/students";
import { api } from "../../platform/api/api.ts";
import { asking, type Reply, type Sent } from "../../platform/api/request.ts";

const students = api.injectEndpoints({
  endpoints: (build) => ({
    getStudents: build.query<Reply<typeof getStudents>, Sent<typeof getStudents>>({
      query: asking(getStudents),
      providesTags: ["students"],
    }),
    /** Tells nobody to ask again: an import is many calls, and says so once at its end. */
    addStudents: build.mutation<Reply<typeof addStudents>, Sent<typeof addStudents>>({ query: asking(addStudents) }),
  }),
});

export const { useGetStudentsQuery, useAddStudentsMutation } = students;
