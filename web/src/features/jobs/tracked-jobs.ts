/** The jobs that this tab has started: kept over pages and reloads until the user has seen their end. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { readOfTab, rememberInTab } from "../../platform/remembered.ts";
import { rootReducer } from "../../platform/store.ts";

export type TrackedJob = {
  id: string;
  about: "signing" | "revoking" | "certifying" | "revokingCertificate" | "ether";
  count: number;
  /** The cohort that all of it is of. */
  cohortId?: string;
};

const KEY = "jobs";

const isTracked = (value: unknown): value is TrackedJob =>
  typeof value === "object" && value !== null && "id" in value && "about" in value && "count" in value;

const read = (): TrackedJob[] => {
  const kept = readOfTab(KEY);
  return Array.isArray(kept) ? kept.filter(isTracked) : [];
};

const keep = (jobs: TrackedJob[]): TrackedJob[] => {
  rememberInTab(KEY, jobs);
  return jobs;
};

const slice = createSlice({
  name: "trackedJobs",
  initialState: read,
  reducers: {
    jobBegun: (jobs, { payload }: PayloadAction<TrackedJob>) =>
      keep([...jobs.filter(({ id }) => id !== payload.id), payload]),
    jobSeen: (jobs, { payload }: PayloadAction<string>) => keep(jobs.filter(({ id }) => id !== payload)),
    jobsForgotten: () => keep([]),
  },
  selectors: { selectTrackedJobs: (jobs) => jobs },
});

export const { jobBegun, jobSeen, jobsForgotten } = slice.actions;

const injected = slice.injectInto(rootReducer);

export const useTrackedJobs = (): TrackedJob[] => useSelector(injected.selectors.selectTrackedJobs);
