/** What a cohort needs, under a brass rule: each line with the one button that does it for this reader. */

import type { OneCohort } from "@ijaza/schema/cohorts/calls";
import { userNameIn } from "@ijaza/schema/users/names";
import { ClipboardCheck, type LucideIcon, MailWarning, MessageSquareWarning, PenLine, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../../platform/actor.ts";
import { isolate } from "../../../platform/format/isolate.ts";
import { useLanguage } from "../../../platform/i18n/use-language.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { tallyOf } from "../numbers.ts";
import "./NeedsYou.css";

type Need = { key: string; icon: LucideIcon; what: string; why?: string; button?: ReactNode };

type NeedsYouProps = {
  cohort: OneCohort;
  /** Ended by the id of an agent. */
  reviewPath: string;
  /** Begins the signature of all that may be signed; absent where the agent does not sign. */
  onSign?: (count: number) => void;
  /** Shows a tab of the list. */
  onShow: (tab: string) => void;
};

const useNeeds = ({ cohort, reviewPath, onSign, onShow }: NeedsYouProps): Need[] => {
  const { t } = useTranslation("cohorts");
  const language = useLanguage();
  const { role } = useUser();
  const { pending, toSign, rejected, signed } = tallyOf(cohort);
  const { agent, mails, corrections } = cohort;
  const isAgent = role === "agent_uni";
  // One filled button a screen: once something is signed, that is the download.
  const kind = signed === 0 ? "primary" : "secondary";
  const name = isolate((agent && userNameIn(agent, language)) ?? "");
  const needs: (Need | false)[] = [
    pending > 0 && {
      key: "pending",
      icon: ClipboardCheck,
      what: t(`needs.${cohort.kind}.pending`, { count: pending }),
      why: t(role === "resp_uni" ? "needs.pendingWhy" : "needs.pendingElse"),
      button: role === "resp_uni" && agent && (
        <ButtonLink kind={kind} to={`${reviewPath}${agent._id}?import=${cohort._id}`}>
          {t("needs.review", { count: pending })}
        </ButtonLink>
      ),
    },
    toSign > 0 && {
      key: "toSign",
      icon: PenLine,
      what: t(`needs.${cohort.kind}.toSign`, { count: toSign }),
      why: t(isAgent ? "needs.toSignWhy" : "needs.toSignElse"),
      button: isAgent && onSign && (
        <Button kind={kind} onClick={() => onSign(toSign)}>
          {t("needs.sign", { count: toSign })}
        </Button>
      ),
    },
    mails.returned > 0 && {
      key: "returned",
      icon: MailWarning,
      what: t("needs.returned", { count: mails.returned }),
      why: t("needs.returnedWhy"),
    },
    corrections > 0 &&
      isAgent && {
        key: "corrections",
        icon: MessageSquareWarning,
        what: t("needs.corrections", { count: corrections }),
        button: <ButtonLink to="/diploma-demandes">{t("needs.answer")}</ButtonLink>,
      },
    rejected > 0 && {
      key: "rejected",
      icon: Undo2,
      what: t("needs.rejected", { count: rejected }),
      why: isAgent || !name ? t("needs.rejectedWhy") : t("needs.rejectedElse", { name }),
      button: <Button onClick={() => onShow("rejected")}>{t("needs.see")}</Button>,
    },
  ];
  return needs.filter((need) => need !== false);
};

export function NeedsYou(props: NeedsYouProps) {
  const { t } = useTranslation("cohorts");
  const needs = useNeeds(props);
  if (needs.length === 0) return null;
  return (
    <section className="needs-you" aria-label={t("needs.title")}>
      <ul>
        {needs.map(({ key, icon: Icon, what, why, button }) => (
          <li key={key}>
            <Icon size={20} aria-hidden="true" />
            <p>
              <b>{what}</b>
              {why && <small>{why}</small>}
            </p>
            {button}
          </li>
        ))}
      </ul>
    </section>
  );
}
