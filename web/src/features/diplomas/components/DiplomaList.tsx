/** A list of diplomas, with filters by level and year. */
import type { Diploma, DiplomaStatus } from "@ijaza/schema/diplomas/diploma";
import { LEVELS } from "@ijaza/schema/diplomas/fields";
import { exportDiplomas } from "@ijaza/schema/diplomas/reading";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { useListState } from "../../../platform/list-state.ts";
import { Filter } from "../../../ui/ListTools.tsx";
import { listQueryOf, RecordList, type RecordListOptions } from "../../records/records.parts.tsx";
import { DIPLOMA_VIEW } from "../diploma-view.tsx";
import { useGetAllDiplomasQuery } from "../diplomas.api.ts";
import { useColumns } from "../use-columns.tsx";

type DiplomaListProps = RecordListOptions<Diploma> & {
  /** Every status when absent. */
  statuses?: readonly DiplomaStatus[];
};

export function DiplomaList({ statuses, agentId, filters, ...options }: DiplomaListProps) {
  const { t } = useTranslation("diplomas");
  const language = useLanguage();
  const state = useListState();
  const [level, academicYear] = [state.filter("level"), state.filter("year")];
  const { page, pageSize, ...whole } = listQueryOf(state, { agentId, cohortId: options.cohortId, statuses });
  const listed = { ...whole, ...(level && { level }), ...(academicYear && { academicYear }) };
  const query = useGetAllDiplomasQuery({ ...listed, page, pageSize });
  return (
    <RecordList
      {...options}
      view={DIPLOMA_VIEW}
      state={state}
      query={query}
      rows={query.data?.diplomas}
      useColumns={useColumns}
      exported={{ call: exportDiplomas, query: listed, name: "diplomas" }}
      isFiltered={Boolean(level || academicYear)}
      filters={
        <>
          <Filter
            label={t("filters.level")}
            all={t("filters.allLevels")}
            value={level}
            options={LEVELS.map(({ code, label: texts }) => ({ value: code, label: texts[language] }))}
            onChoose={(value) => state.set({ level: value })}
          />
          <Filter
            label={t("filters.year")}
            all={t("filters.allYears")}
            value={academicYear}
            options={(query.data?.academicYears ?? []).map((year) => ({ value: year, label: year }))}
            onChoose={(year) => state.set({ year })}
          />
          {filters}
        </>
      }
    />
  );
}
