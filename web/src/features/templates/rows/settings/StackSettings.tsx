/** The settings of a group of rows: whether its rows go on on a second page, and between which baselines. */
import type { Stack } from "@ijaza/schema/templates/stack-layout";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../../ui/Checkbox.tsx";
import { MeasureFields } from "./MeasureFields.tsx";

type StackSettingsProps = { element: Stack; onPut: (element: Stack, as?: string) => void; onLeave: () => void };

export function StackSettings({ element, onPut, onLeave }: StackSettingsProps) {
  const { t } = useTranslation("templates/rows");
  const { next, top, bottom } = element;
  return (
    <>
      <p className="muted">{t("about.stack")}</p>
      <Checkbox
        labelled
        label={t("stack.next")}
        checked={next !== null}
        onChange={(goesOn) => onPut({ ...element, next: goesOn ? { top, bottom } : null })}
      />
      {next && (
        <MeasureFields
          title={t("stack.nextPlace")}
          measured={next}
          onMeasure={(measure, value) =>
            onPut({ ...element, next: { ...next, [measure]: value } }, `next ${measure} ${element.id}`)
          }
          onLeave={onLeave}
        />
      )}
    </>
  );
}
