/** The state of a job: fetched once, then followed while a page shows it. */
import { readJob } from "@ijaza/schema/jobs";
import { api } from "../../platform/api/api.ts";
import { queryOf, type Reply } from "../../platform/api/request.ts";
import { followJob, isEnded } from "./follow-job.ts";

const readById = (id: string) => queryOf(readJob)({ id });

const jobs = api.injectEndpoints({
  endpoints: (build) => ({
    readJob: build.query<Reply<typeof readJob>, string>({ query: readById }),
    followJob: build.query<Reply<typeof readJob>, string>({
      query: readById,
      onCacheEntryAdded: async (id, { updateCachedData, cacheDataLoaded, cacheEntryRemoved, dispatch }) => {
        const first = await cacheDataLoaded.catch(() => null);
        if (!first || isEnded(first.data)) return;
        const stop = followJob({
          id,
          read: () => dispatch(jobs.endpoints.readJob.initiate(id, { subscribe: false, forceRefetch: true })).unwrap(),
          onJob: (job) => {
            updateCachedData(() => job);
            if (isEnded(job))
              dispatch(api.util.invalidateTags(["diplomas", "certificates", "agents", "balance", "universities"]));
          },
        });
        await cacheEntryRemoved;
        stop();
      },
    }),
  }),
});

export const { useFollowJobQuery } = jobs;
