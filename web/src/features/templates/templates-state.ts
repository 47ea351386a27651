/** The templates from which one's university makes new documents: chosen once, kept from page to page. */
import type { CertificateTemplate, DiplomaTemplate } from "@ijaza/schema/templates/calls";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { useCallback } from "react";
import { useDispatch, useSelector } from "react-redux";
import { actorLoaded } from "../../platform/actor.ts";
import { signedIn } from "../../platform/identity/auth-state.ts";
import { rootReducer } from "../../platform/store.ts";

type TemplatesState = {
  diplomaTemplate: Pick<DiplomaTemplate, "name" | "id">;
  certificateTemplate: Pick<CertificateTemplate, "name" | "id" | "fieldsDefinition">;
};

const NONE: TemplatesState = {
  diplomaTemplate: { name: "", id: "" },
  certificateTemplate: { name: "", id: "", fieldsDefinition: [] },
};

export const templatesSlice = createSlice({
  name: "universityTemplates",
  initialState: NONE,
  reducers: {
    /**
     * Replaces the template of diplomas, the template of certificates and its fields; a member that is left out becomes
     * empty.
     */
    templatesReplaced: (_, { payload }: PayloadAction<Partial<TemplatesState>>) => ({ ...NONE, ...payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, () => NONE);
    builder.addCase(actorLoaded, (templates, { payload }) => (payload ? templates : NONE));
  },
  selectors: { selectTemplates: (templates) => templates },
});

export const { templatesReplaced } = templatesSlice.actions;

const { selectTemplates } = templatesSlice.injectInto(rootReducer).selectors;

/** The chosen templates, and a function that chooses one kind's template without changing the other's. */
export const useChosenTemplates = () => {
  const dispatch = useDispatch();
  const chosen = useSelector(selectTemplates);
  const choose = useCallback(
    (part: Partial<TemplatesState>) => dispatch(templatesReplaced({ ...chosen, ...part })),
    [dispatch, chosen],
  );
  return { ...chosen, choose };
};
