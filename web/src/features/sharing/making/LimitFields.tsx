/** How long and how often a share can be opened, and whether with a PIN. */
import { MOST_VIEWS } from "@ijaza/schema/sharing/shares";
import { Minus, Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { DateField } from "../../../ui/DateField.tsx";
import { Field } from "../../../ui/Field.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { daysUntil, endOf, isEnd } from "./share-end.ts";
import "./LimitFields.css";

type Limits = { day: string; views: number; pin: boolean };
type LimitFieldsProps = Limits & { onChange: (changes: Partial<Limits>) => void };

const within = (views: number): number => Math.min(MOST_VIEWS, Math.max(1, Math.round(views) || 1));

export function LimitFields({ day, views, pin, onChange }: LimitFieldsProps) {
  const { t } = useTranslation("sharing");
  const step = (by: number) => onChange({ views: within(views + by) });
  return (
    <div className="limits">
      <DateField
        label={t("form.end")}
        required
        value={day}
        hint={isEnd(day) ? t("form.days", { count: daysUntil(endOf(day)) }) : undefined}
        error={isEnd(day) ? undefined : t("form.noDay")}
        onChange={(next) => onChange({ day: next })}
      />
      <Field label={t("form.views")} hint={t("form.viewsHint")}>
        {(controlProps) => (
          <span className="limits__views">
            <IconButton label={t("form.fewer")} onClick={() => step(-1)} disabled={views <= 1}>
              <Minus size={18} aria-hidden="true" />
            </IconButton>
            <input
              {...controlProps}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_VIEWS}
              value={views}
              onChange={(event) => onChange({ views: within(event.target.valueAsNumber) })}
            />
            <IconButton label={t("form.more")} onClick={() => step(1)} disabled={views >= MOST_VIEWS}>
              <Plus size={18} aria-hidden="true" />
            </IconButton>
          </span>
        )}
      </Field>
      <Switch label={t("form.pin")} hint={t("form.pinHint")} on={pin} onChange={(on) => onChange({ pin: on })} />
    </div>
  );
}
