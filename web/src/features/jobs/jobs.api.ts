/** The state of a job: fetched once, then followed while a page shows it. */
import { readJob } from "@ijaza/schema/jobs/calls";
import { callOffEtherPayment } from "@ijaza/schema/universities/calls";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply, requestOf } from "../../platform/api/request.ts";
import { followJob, isEnded } from "./follow-job.ts";

/** What a job may have changed by its end. */
const CHANGED_BY_JOBS = ["diplomas", "certificates", "agents", "balance", "universities"] as const;

const readById = (id: string) => queryOf(readJob)({ id });

const jobs = api.injectEndpoints({
  endpoints: (build) => ({
    readJob: build.query<Reply<typeof readJob>, string>({ query: readById }),
    /** Its answer is the ended job, which whoever follows it hears of by itself. */
    callOffEther: build.mutation<Reply<typeof callOffEtherPayment>, string>({
      query: (jobId) => requestOf(callOffEtherPayment, { jobId }),
      invalidatesTags: CHANGED_BY_JOBS,
    }),
    followJob: build.query<Reply<typeof readJob>, string>({
      query: readById,
      onCacheEntryAdded: async (id, { updateCachedData, cacheDataLoaded, cacheEntryRemoved, dispatch }) => {
        const first = await cacheDataLoaded.catch(() => null);
        if (!first) return;
        const showChanges = () => dispatch(api.util.invalidateTags([...CHANGED_BY_JOBS]));
        // It may have ended since the call that began it, whose answer was the last that the lists were fetched after.
        if (isEnded(first.data)) return void showChanges();
        const stop = followJob({
          id,
          read: () => dispatch(jobs.endpoints.readJob.initiate(id, { subscribe: false, forceRefetch: true })).unwrap(),
          onJob: (job) => {
            updateCachedData(() => job);
            if (isEnded(job)) showChanges();
          },
        });
        await cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

export const { useFollowJobQuery, useCallOffEtherMutation } = jobs;
