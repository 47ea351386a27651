/** The universities as last listed, and which of their requests are being decided in this browser. */
import type { FundingKind } from "@ijaza/schema/credits/calls";
import type { ListedUniversity } from "@ijaza/schema/universities/calls";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { rootReducer } from "../../platform/store.ts";

export type UniversitiesState = {
  universities: ListedUniversity[];
  /** By university, then by kind of request. */
  processing: Record<string, Partial<Record<FundingKind, boolean>>>;
};
type ProcessingFlag = { universityId: string; kind: FundingKind; isProcessing: boolean };

const initialState: UniversitiesState = { universities: [], processing: {} };

export const universitiesSlice = createSlice({
  name: "universities",
  initialState,
  reducers: {
    universitiesSet: (state, { payload }: PayloadAction<ListedUniversity[]>) => {
      state.universities = payload;
    },
    processingSet: ({ processing }, { payload }: PayloadAction<ProcessingFlag>) => {
      const { universityId, kind, isProcessing } = payload;
      processing[universityId] = { ...processing[universityId], [kind]: isProcessing };
    },
    /** Resets the flags of one university, or of all when none is named. */
    processingReset: (state, { payload }: PayloadAction<string | undefined>) => {
      if (payload === undefined) state.processing = {};
      else delete state.processing[payload];
    },
  },
  selectors: {
    selectUniversities: ({ universities }) => universities,
    selectProcessing: ({ processing }) => processing,
  },
});

export const { universitiesSet, processingSet, processingReset } = universitiesSlice.actions;

const { selectUniversities, selectProcessing } = universitiesSlice.injectInto(rootReducer).selectors;

const hasRequest = ({ demands }: ListedUniversity): boolean => Object.values(demands).some(Boolean);

/** Stores the listed universities. The flags end when no request is open any more, and when the page is left. */
export const useKeptUniversities = (listed: ListedUniversity[] | undefined): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!listed) return;
    dispatch(universitiesSet(listed));
    for (const university of listed) if (!hasRequest(university)) dispatch(processingReset(university._id));
  }, [listed, dispatch]);
  useEffect(() => () => void dispatch(processingReset()), [dispatch]);
};

/** One of the last listed universities, with its current state. */
export const useListedUniversity = (id: string | undefined): ListedUniversity | undefined =>
  useSelector(selectUniversities).find(({ _id }) => _id === id);

export const useProcessing = (universityId: string, kind: FundingKind): boolean =>
  useSelector(selectProcessing)[universityId]?.[kind] ?? false;
