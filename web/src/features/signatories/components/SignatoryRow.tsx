/** One signatory of the list: the signature, name and title, the days in office, and the actions. */
import type { KeptSignatory } from "@ijaza/schema/signatories/calls";
import { CircleCheck, Clock, Minus, Pencil, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDate } from "../../../platform/format/format.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { ButtonLink } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { pictureAddress } from "../signatories.api.ts";
import { officeState, textIn } from "../signatory-text.ts";
import "./SignatoryRow.css";

const CHIPS = {
  inOffice: { tone: "ok", icon: CircleCheck },
  notYet: { tone: "wait", icon: Clock },
  left: { tone: "neutral", icon: Minus },
} as const;

type SignatoryRowProps = { signatory: KeptSignatory; today: string; onRemove: () => void };

export function SignatoryRow({ signatory, today, onRemove }: SignatoryRowProps) {
  const { t } = useTranslation("signatories");
  const language = useLanguage();
  const { _id, id, from, until, hasPicture } = signatory;
  const name = textIn(signatory.name, language);
  const to = `/settings/signatories/${id}`;
  const state = officeState(signatory, today);
  const day = (value: string | null) => isolate(value ? formatDate(value, language) : "");
  const period = (from && until && "between") || (from && "since") || (until && "until") || "always";
  return (
    <li className="signatory-row">
      <span className="signatory-row__paper">
        {hasPicture ? (
          <img src={pictureAddress(_id)} alt={t("list.signatureOf", { name: isolate(name) })} />
        ) : (
          <small>{t("list.noSignature")}</small>
        )}
      </span>
      <div className="two-lines signatory-row__words">
        <Link to={to}>
          <bdi>{name}</bdi>
        </Link>
        <small>
          <bdi>{textIn(signatory.title, language)}</bdi>
        </small>
        <small>{t(`list.period.${period}`, { from: day(from), until: day(until) })}</small>
      </div>
      <Chip {...CHIPS[state]}>{t(`list.${state}`)}</Chip>
      <span className="signatory-row__ways">
        <ButtonLink size="dense" icon={Pencil} to={to} aria-label={t("list.changeOf", { name: isolate(name) })}>
          {t("list.change")}
        </ButtonLink>
        <Menu
          label={t("list.menuOf", { name: isolate(name) })}
          items={[{ key: "remove", label: t("remove.action"), icon: Trash2, danger: true, onChoose: onRemove }]}
        />
      </span>
    </li>
  );
}
