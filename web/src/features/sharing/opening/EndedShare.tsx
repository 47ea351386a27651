/** A share that cannot be opened: why, and that this says nothing against the document. */
import { CircleCheck, EyeOff, Hourglass, Info, Lock, type LucideIcon, ScanLine, SearchX, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/Button.tsx";
import { usePageTitle } from "../../../ui/use-page-title.ts";
import { Letter } from "./Letter.tsx";
import type { Subject } from "./subject.ts";
import type { Ending } from "./use-shared.ts";

const SIGNS: Record<Ending, LucideIcon> = {
  taken_back: Undo2,
  expired: Hourglass,
  used_up: EyeOff,
  locked: Lock,
  unknown: SearchX,
};

type EndedShareProps = { ending: Ending; subject: Subject; documentsAreValid: boolean | null };

export function EndedShare({ ending, subject, documentsAreValid }: EndedShareProps) {
  const { t } = useTranslation("sharing");
  const title = t(`ended.${ending}.title`);
  usePageTitle(title);
  const Sign = documentsAreValid ? CircleCheck : Info;
  return (
    <Letter icon={SIGNS[ending]} title={title} isOver>
      <p>{t(`ended.${ending}.text`)}</p>
      <p className={documentsAreValid ? "letter__valid letter__valid--ok" : "letter__valid"}>
        <Sign size={20} aria-hidden="true" />
        {t(`ended.${documentsAreValid ? "valid" : "nothing"}.${subject}`)}
      </p>
      <p>{t(`ended.${ending}.next`)}</p>
      <ButtonLink kind="primary" size="large" wide icon={ScanLine} to="/verification">
        {t("ended.proof")}
      </ButtonLink>
    </Letter>
  );
}
