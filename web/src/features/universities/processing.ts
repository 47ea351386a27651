/** Which demands are being decided at this screen: a flag per university and kind of demand. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useSelector } from "react-redux";
import { rootReducer } from "../../platform/store.ts";
import type { DemandKind } from "./universities.api.ts";

/** By university, then by kind. */
type Processing = Record<string, Partial<Record<DemandKind, boolean>>>;
type Flag = { universityId: string; demandType: DemandKind; isProcessing: boolean };

const initialState: Processing = {};

export const processingSlice = createSlice({
  name: "demandProcessing",
  initialState,
  reducers: {
    processingSet: (flags, { payload }: PayloadAction<Flag>) => {
      const { universityId, demandType, isProcessing } = payload;
      flags[universityId] = { ...flags[universityId], [demandType]: isProcessing };
    },
    /** Of one university, or of all when none is named. */
    processingReset: (flags, { payload }: PayloadAction<string | undefined>) => {
      if (payload === undefined) return initialState;
      delete flags[payload];
      return flags;
    },
  },
  selectors: { selectProcessing: (flags) => flags },
});

export const { processingSet, processingReset } = processingSlice.actions;

const injected = processingSlice.injectInto(rootReducer);

export const useProcessing = (universityId: string, demandType: DemandKind): boolean =>
  useSelector(injected.selectors.selectProcessing)[universityId]?.[demandType] ?? false;
