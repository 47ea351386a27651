/** Chooses what the log is read for: everything, all about one subject, or one kind of event. */
import { ChevronDown } from "lucide-react";
import { useTranslation } from "react-i18next";
import { kindsOf, SUBJECTS } from "../kinds.ts";

export function KindFilter({ value, onChoose }: { value: string; onChoose: (kind: string) => void }) {
  const { t } = useTranslation("audit");
  return (
    <span className={value ? "filter is-set" : "filter"}>
      <select aria-label={t("filters.kind")} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{t("filters.allKinds")}</option>
        {SUBJECTS.map((subject) => (
          <optgroup key={subject} label={t(`subjects.${subject}`)}>
            <option value={subject}>{t(`all.${subject}`)}</option>
            {kindsOf(subject).map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <ChevronDown size={17} aria-hidden="true" />
    </span>
  );
}
