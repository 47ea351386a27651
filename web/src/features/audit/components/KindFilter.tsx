/** Filters the log: everything, all events about one subject, or one kind of event. */
import { AUDIT_SUBJECTS, kindsOf } from "@ijaza/schema/audit/kinds";
import { useTranslation } from "react-i18next";
import { Filter } from "../../../ui/ListTools.tsx";

export function KindFilter({ value, onChoose }: { value: string; onChoose: (kind: string) => void }) {
  const { t } = useTranslation("audit");
  return (
    <Filter
      label={t("filters.kind")}
      all={t("filters.allKinds")}
      value={value}
      options={AUDIT_SUBJECTS.map((subject) => ({
        label: t(`subjects.${subject}`),
        options: [
          { value: subject, label: t(`all.${subject}`) },
          ...kindsOf(subject).map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
        ],
      }))}
      onChoose={onChoose}
    />
  );
}
