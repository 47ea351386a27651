/** What is left before the first document of one's university, or of one's own, is signed. */
import { useUser } from "../../platform/actor.ts";
import { POLLED } from "../../platform/api/polling.ts";
import { type FirstStep, useGetFirstStepsQuery } from "./dashboard.api.ts";

/** Undefined until it is loaded; empty when nothing is left, or when it cannot be known. */
export const useFirstSteps = (): readonly FirstStep[] | undefined => {
  const { university } = useUser();
  const { data, isError } = useGetFirstStepsQuery(undefined, { skip: !university, ...POLLED });
  if (!university || isError) return [];
  return data?.steps;
};
