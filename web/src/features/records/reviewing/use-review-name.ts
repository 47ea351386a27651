/** The name of a review: its cohort, or who has submitted the records. */

import { userNameIn } from "@ijaza/schema/users/names";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useGetAgentsQuery } from "../../users/users.api.ts";
import type { RecordView, ShownRecord } from "../record-view.ts";
import { useGetWaitingImportsQuery } from "../records.api.ts";
import type { ReviewOptions } from "./use-review.ts";

/** Empty until it is known. A cohort is remembered, because nothing of it waits at the end. */
export function useReviewName<Kept extends ShownRecord>(view: RecordView<Kept>, { agentId, importId }: ReviewOptions) {
  const { t } = useTranslation(view.texts);
  const { data: agents, isLoading } = useGetAgentsQuery({ pageSize: 500 });
  const { data: waiting } = useGetWaitingImportsQuery(undefined, { skip: !importId });
  const language = useLanguage();
  const cohort = useRef<string>(undefined);
  const name = waiting?.imports.find((each) => each.importId === importId)?.name;
  if (name) cohort.current = name;
  if (importId && cohort.current) return cohort.current;
  if (isLoading || (importId && !waiting)) return "";
  const agent = [...(agents?.agents ?? []), ...(agents?.former ?? [])].find(({ _id }) => _id === agentId);
  const submitter = agent && userNameIn(agent, language);
  return submitter ? t("review.titleOf", { name: submitter }) : t("review.title");
}
