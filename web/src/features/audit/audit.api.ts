/** The call that reads the audit log. */
import { getAudit } from "@ijaza/schema/audit/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, type Sent } from "../../platform/api/request.ts";

const audit = api.injectEndpoints({
  endpoints: (build) => ({
    getAudit: build.query<Reply<typeof getAudit>, Sent<typeof getAudit>>({
      query: queryOf(getAudit),
      // Never cached, since almost every call writes into the log.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetAuditQuery } = audit;
