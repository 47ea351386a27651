/** Tabs with and without counts, and the pages of a list. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Filter, ListTools } from "../../../ui/ListTools.tsx";
import { Pager } from "../../../ui/Pager.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { Sample } from "../components/Sample.tsx";

const PANEL = "showcase-panel";
const KEYS = ["first", "second"] as const;

export function TabsShown() {
  const { t } = useTranslation("showcase");
  const [chosen, choose] = useState<(typeof KEYS)[number]>("first");
  const [page, setPage] = useState(2);
  const [pageSize, setPageSize] = useState(25);
  const [search, setSearch] = useState("");
  const [filter, setFilter] = useState("");
  return (
    <>
      <Sample name={t("state.rest")}>
        <Tabs
          label={t("parts.tabs")}
          panel={PANEL}
          chosen={chosen}
          onChoose={choose}
          tabs={KEYS.map((key, at) => ({ key, label: t(`sample.${key}`), count: at === 0 ? 1204 : undefined }))}
        />
        <p id={PANEL} role="tabpanel" aria-labelledby={`${PANEL}-${chosen}`}>
          {t("sample.sentence")}
        </p>
      </Sample>
      <Sample name={t("state.paging")}>
        <ListTools searchLabel={t("sample.search")} search={search} onSearch={setSearch}>
          <Filter
            label={t("sample.choice")}
            all={t("state.all")}
            value={filter}
            options={KEYS.map((key) => ({ value: key, label: t(`sample.${key}`) }))}
            onChoose={setFilter}
          />
        </ListTools>
        <Pager page={page} pageSize={pageSize} total={1204} onPage={setPage} onPageSize={setPageSize} />
      </Sample>
    </>
  );
}
