/** On cards, which have no heads, one control sorts by each column in both directions. A wide screen does not show it. */
import { useTranslation } from "react-i18next";
import { Filter } from "./ListTools.tsx";
import "./SortChoice.css";

type SortChoiceProps = {
  columns: readonly { head: string; sort?: string }[];
  sort: string;
  onSort: (sort: string) => void;
};

export function SortChoice({ columns, sort, onSort }: SortChoiceProps) {
  const { t } = useTranslation("ui");
  const options = columns.flatMap(({ head: column, sort: by }) =>
    by
      ? [
          { value: by, label: t("list.ascending", { column }) },
          { value: `-${by}`, label: t("list.descending", { column }) },
        ]
      : [],
  );
  if (options.length === 0) return null;
  return (
    <div className="sort-choice">
      <Filter
        label={t("list.sort")}
        all={t("list.sort")}
        value={options.some(({ value }) => value === sort) ? sort : ""}
        options={options}
        onChoose={onSort}
      />
    </div>
  );
}
