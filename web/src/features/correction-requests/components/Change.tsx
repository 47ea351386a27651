/** One item of a request: the recorded value beside the requested one. */

import type { CorrectionRequest } from "@ijaza/schema/correction-requests/calls";
import { CORRECTION_FIELDS, type CorrectionKind } from "@ijaza/schema/correction-requests/fields";
import { ArrowRight, CircleCheck, CircleX, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { fieldText } from "../../../ui/field-text.ts";
import "./Change.css";

const LOOKS = {
  open: { tone: "wait", icon: Clock },
  accepted: { tone: "ok", icon: CircleCheck },
  rejected: { tone: "bad", icon: CircleX },
} as const;

type ChangeProps = { kind: CorrectionKind; item: CorrectionRequest["items"][number]; children?: ReactNode };

export function Change({ kind, item, children }: ChangeProps) {
  const { t } = useTranslation("correction-requests");
  const language = useLanguage();
  const field = CORRECTION_FIELDS[kind].find(({ name }) => name === item.field);
  const textOf = (value: string | null) => (field ? fieldText(field, value, language) : value) ?? t("nothing");
  return (
    <li className={`change change--${item.status}`}>
      <header className="change__head">
        <b>{field?.label[language] ?? item.field}</b>
        <Chip {...LOOKS[item.status]}>{t(`item.${item.status}`)}</Chip>
      </header>
      <div className="change__values">
        <p>
          <small>{t(item.status === "accepted" ? "item.before" : "item.old")}</small>
          <del>
            <bdi>{textOf(item.oldValue)}</bdi>
          </del>
        </p>
        <ArrowRight size={18} aria-hidden="true" className="flip" />
        <p>
          <small>{t("item.new")}</small>
          <ins>
            <bdi>{textOf(item.newValue)}</bdi>
          </ins>
        </p>
      </div>
      {item.reason && (
        <p className="change__reason">
          {t("item.reason")} <bdi>{item.reason}</bdi>
        </p>
      )}
      {children}
    </li>
  );
}
