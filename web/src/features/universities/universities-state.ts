/** The universities as they were last listed, and which of their demands are being decided at this screen. */
import type { ListedUniversity } from "@ijaza/schema/universities";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { rootReducer } from "../../platform/store.ts";
import { type DemandKind, universitiesLoaded } from "./universities.api.ts";

export type UniversitiesState = {
  universities: ListedUniversity[];
  /** By university, then by kind of demand. */
  processing: Record<string, Partial<Record<DemandKind, boolean>>>;
};
type Flag = { universityId: string; demandType: DemandKind; isProcessing: boolean };

const initialState: UniversitiesState = { universities: [], processing: {} };

export const universitiesSlice = createSlice({
  name: "universities",
  initialState,
  reducers: {
    processingSet: ({ processing }, { payload }: PayloadAction<Flag>) => {
      const { universityId, demandType, isProcessing } = payload;
      processing[universityId] = { ...processing[universityId], [demandType]: isProcessing };
    },
    /** Of one university, or of all when none is named. */
    processingReset: (state, { payload }: PayloadAction<string | undefined>) => {
      if (payload === undefined) state.processing = {};
      else delete state.processing[payload];
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(universitiesLoaded, (state, { payload }) => {
      state.universities = payload.universities;
    });
  },
  selectors: {
    selectUniversities: ({ universities }) => universities,
    selectProcessing: ({ processing }) => processing,
  },
});

export const { processingSet, processingReset } = universitiesSlice.actions;

const { selectUniversities, selectProcessing } = universitiesSlice.injectInto(rootReducer).selectors;

/** One of the last listed, as it stands now. */
export const useListedUniversity = (id: string | undefined): ListedUniversity | undefined =>
  useSelector(selectUniversities).find(({ _id }) => _id === id);

export const useProcessing = (universityId: string, demandType: DemandKind): boolean =>
  useSelector(selectProcessing)[universityId]?.[demandType] ?? false;
