/** The page of a cohort of one kind of record: head, steps, what it needs, its records by state, and what few need. */
import type { OneCohort } from "@ijaza/schema/cohorts/calls";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useRole } from "../../../platform/actor.ts";
import { useListState } from "../../../platform/list-state.ts";
import { EmptyState } from "../../../ui/States.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import {
  type RecordListOptions,
  type RecordView,
  type ShownRecord,
  useRecordActions,
} from "../../records/records.parts.tsx";
import { countIn, STATE_TABS, statusesOf } from "../numbers.ts";
import { arrangementOf } from "../use-arrangement.tsx";
import { CohortFolds } from "./CohortFolds.tsx";
import { CohortHead } from "./CohortHead.tsx";
import { CohortSteps } from "./CohortSteps.tsx";
import { NeedsYou } from "./NeedsYou.tsx";
import "./CohortView.css";

const PANEL = "cohort-records";

type CohortViewProps<Kept extends ShownRecord> = {
  cohort: OneCohort;
  view: RecordView<Kept>;
  /** The list of the kind, narrowed to these statuses; all when absent. */
  list: (options: RecordListOptions<Kept>, statuses: readonly string[] | undefined) => ReactNode;
};

const useTabs = ({ counts }: OneCohort) => {
  const { t } = useTranslation("cohorts");
  const state = useListState();
  const chosen = STATE_TABS.find(({ key }) => key === state.filter("tab")) ?? STATE_TABS[0];
  const shown = STATE_TABS.filter((tab) => tab.key === "all" || tab === chosen || countIn(counts, tab) > 0);
  const choose = (tab: string) => state.set({ tab: tab === "all" ? "" : tab });
  const row = (
    <Tabs
      label={t("tabs.label")}
      panel={PANEL}
      chosen={chosen.key}
      tabs={shown.map((tab) => ({ key: tab.key, label: t(`tabs.${tab.key}`), count: countIn(counts, tab) }))}
      onChoose={choose}
    />
  );
  return { chosen, choose, row };
};

export function CohortView<Kept extends ShownRecord>({ cohort, view, list }: CohortViewProps<Kept>) {
  const { t } = useTranslation("cohorts");
  const role = useRole();
  const actions = useRecordActions(view, () => {});
  const tabs = useTabs(cohort);
  const { _id: id, name } = cohort;
  const showReason = tabs.chosen.key === "rejected";
  const useArrangement = useMemo(() => arrangementOf(id, showReason), [id, showReason]);
  const maySign = role === "agent_uni" && view.signing.action === "sign";
  return (
    <div className="cohort">
      <CohortHead cohort={cohort} list={view.paths.list} />
      <CohortSteps cohort={cohort} />
      <NeedsYou
        cohort={cohort}
        reviewPath={view.paths.review}
        onSign={maySign ? (count) => actions.beginAll("sign", { count, importId: id }) : undefined}
        onShow={tabs.choose}
      />
      {list(
        {
          label: t("records", { name }),
          cohortId: id,
          panel: PANEL,
          tabs: () => tabs.row,
          showReason,
          useArrangement,
          empty: <EmptyState title={t("none.title")} text={t("none.text")} />,
        },
        statusesOf(tabs.chosen),
      )}
      <CohortFolds cohort={cohort} />
      {actions.dialogs}
    </div>
  );
}
