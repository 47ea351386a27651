/** What a row of a stack has beside its columns: its gap, and how it is set. */
import type { Row } from "@ijaza/schema/stack-layout";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../../ui/Checkbox.tsx";
import { MeasureFields } from "./MeasureFields.tsx";

type StackRowSettingsProps = { row: Row; onPut: (row: Row, as?: string) => void; onLeave: () => void };

const SWITCHES = ["isCentred", "hasRule", "ifWithheld"] as const;

export function StackRowSettings({ row, onPut, onLeave }: StackRowSettingsProps) {
  const { t } = useTranslation("templates");
  return (
    <>
      {SWITCHES.map((key) => (
        <Checkbox
          key={key}
          labelled
          label={t(`rows.row.${key}`)}
          checked={row[key]}
          onChange={(isOn) => onPut({ ...row, [key]: isOn })}
        />
      ))}
      <MeasureFields
        key={row.id}
        measured={{ gap: row.gap }}
        onMeasure={(_, gap) => onPut({ ...row, gap }, `gap ${row.id}`)}
        onLeave={onLeave}
      />
    </>
  );
}
