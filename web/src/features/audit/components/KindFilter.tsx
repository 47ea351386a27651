/** Chooses what the log is read for: everything, all about one subject, or one kind of event. */
import { useTranslation } from "react-i18next";
import { Filter } from "../../../ui/ListTools.tsx";
import { kindsOf, SUBJECTS } from "../kinds.ts";

export function KindFilter({ value, onChoose }: { value: string; onChoose: (kind: string) => void }) {
  const { t } = useTranslation("audit");
  return (
    <Filter
      label={t("filters.kind")}
      all={t("filters.allKinds")}
      value={value}
      options={SUBJECTS.map((subject) => ({
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
