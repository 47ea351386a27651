/** What waits of an agent or of one import, page by page: the next page is asked for when its reader comes near. */
import { useEffect, useReducer, useState } from "react";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { EMPTY_REVIEW, type ReviewAction, type ReviewState, reduceReview, undecidedOf } from "./review-state.ts";

const PAGE_SIZE = 100;
/** So many that wait are known ahead of the reader, if there are more. */
const AHEAD = 10;

export type ReviewOptions = { agentId: string; importId?: string | undefined };

export type Review<Kept extends ShownRecord> = ReviewState<Kept> & {
  current: Kept | undefined;
  /** The place of the current one, counted from 1. */
  position: number;
  /** All that were shown, and those that wait. */
  size: number;
  isLoading: boolean;
  /** Why nothing could be loaded. */
  error: unknown;
  /** Asks the server again. */
  reload: () => void;
  change: (action: ReviewAction<Kept>) => void;
};

/** Counts by status as what they mean here; everything that is not rejected and does not wait was accepted once. */
const decidedIn = ({ pending: _, rejected = 0, ...others }: Readonly<Record<string, number>>) => ({
  rejected,
  accepted: Object.values(others).reduce((sum, each) => sum + each, 0),
});

export function useReview<Kept extends ShownRecord>(view: RecordView<Kept>, { agentId, importId }: ReviewOptions) {
  const [page, setPage] = useState(1);
  const reduce: typeof reduceReview<Kept> = reduceReview;
  const [state, change] = useReducer(reduce, { ...EMPTY_REVIEW, records: [] });
  const query = view.useWaiting({
    agentId,
    ...(importId && { importId }),
    status: "pending",
    page,
    pageSize: PAGE_SIZE,
  });
  const { data, records, isFetching, error, refetch } = query;
  useEffect(() => {
    if (!data || !records || isFetching) return;
    const { total: remaining, counts } = data;
    // An agent's records of all years say nothing of this review.
    change({ type: "loaded", page: { records, remaining, decided: importId ? decidedIn(counts) : undefined } });
  }, [data, records, isFetching, importId]);
  const at = state.records.findIndex(({ _id }) => _id === state.currentId);
  const waiting = undecidedOf(state);
  const ahead = state.records.slice(at + 1).filter(({ _id }) => !state.marks[_id]).length;
  const next = Math.floor(waiting.length / PAGE_SIZE) + 1;
  const isShort = data !== undefined && ahead < AHEAD && waiting.length < state.tally.remaining;
  useEffect(() => {
    if (isShort && !isFetching) setPage(next);
  }, [isShort, isFetching, next]);
  const review: Review<Kept> = {
    ...state,
    current: state.records[at],
    position: at + 1,
    size: state.records.length - waiting.length + Math.max(state.tally.remaining, waiting.length),
    isLoading: data === undefined && !error,
    error: data === undefined ? error : undefined,
    reload: () => void refetch(),
    change,
  };
  return review;
}
