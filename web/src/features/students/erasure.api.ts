/** The calls that erase a student's data. */
import { eraseStudent, readErasure } from "@ijaza/schema/privacy/erasure";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

export type Erasure = Reply<typeof readErasure>["erasure"];

const erasures = api.injectEndpoints({
  endpoints: (build) => ({
    readErasure: build.query<Reply<typeof readErasure>, Sent<typeof readErasure>>({
      query: queryOf(readErasure),
      // Whoever revokes a document first and comes back reads the new numbers.
      keepUnusedDataFor: 0,
    }),
    eraseStudent: build.mutation<Reply<typeof eraseStudent>, Sent<typeof eraseStudent>>({
      query: queryOf(eraseStudent),
      invalidatesTags: (_, error) => (error ? [] : ["students", "diplomas", "certificates", "corrections"]),
    }),
  }),
});

export const { useReadErasureQuery, useEraseStudentMutation } = erasures;
