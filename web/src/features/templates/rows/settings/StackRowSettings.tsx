/** What a row of a stack has beside its columns: its gap, how it is set, and the line that closes it. */
import { type Row, RULES } from "@ijaza/schema/templates/stack-layout";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../../ui/Checkbox.tsx";
import { Choice } from "../../settings/Choice.tsx";
import { MeasureFields } from "./MeasureFields.tsx";

type StackRowSettingsProps = { row: Row; onPut: (row: Row, as?: string) => void; onLeave: () => void };

const SWITCHES = ["isCentred", "ifWithheld"] as const;

export function StackRowSettings({ row, onPut, onLeave }: StackRowSettingsProps) {
  const { t } = useTranslation("templates/rows");
  return (
    <>
      <fieldset className="settings-group">
        <legend>{t("row.title")}</legend>
        <Choice
          label={t("row.rule")}
          value={row.rule ?? "none"}
          choices={(["none", ...RULES] as const).map((rule) => [rule, t(`row.rules.${rule}`)] as const)}
          onChoose={(rule) => onPut({ ...row, rule: rule === "none" ? null : rule })}
        />
        {SWITCHES.map((key) => (
          <Checkbox
            key={key}
            labelled
            label={t(`row.${key}`)}
            checked={row[key]}
            onChange={(isOn) => onPut({ ...row, [key]: isOn })}
          />
        ))}
      </fieldset>
      <MeasureFields
        key={row.id}
        measured={{ gap: row.gap }}
        onMeasure={(_, gap) => onPut({ ...row, gap }, `gap ${row.id}`)}
        onLeave={onLeave}
      />
    </>
  );
}
