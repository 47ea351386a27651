/** The second step of a sign-in: a passkey, a one-time code or a recovery code, as the person chooses. */
import { SECOND_FACTORS, type SecondFactor } from "@ijaza/schema/users/calls";
import { KeyRound, LifeBuoy, Smartphone } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureOf } from "../../../platform/api/problem.ts";
import { useArrival } from "../../../platform/use-arrival.ts";
import { Button } from "../../../ui/Button.tsx";
import type { WayProps } from "../ways.ts";
import { OneTimeCodeForm } from "./OneTimeCodeForm.tsx";
import { PasskeyForm } from "./PasskeyForm.tsx";
import { RecoveryCodeForm } from "./RecoveryCodeForm.tsx";
import "./CodeForm.css";

const FORMS: Record<SecondFactor, ComponentType<WayProps>> = {
  passkey: PasskeyForm,
  code: OneTimeCodeForm,
  recovery: RecoveryCodeForm,
};
const ICONS = { passkey: KeyRound, code: Smartphone, recovery: LifeBuoy };

type SecondStepProps = {
  /** The second factors that the account has. */
  ways: readonly SecondFactor[];
  onBack: () => void;
  /** Called when the ten minutes after the password are over. */
  onEnded: () => void;
};

export function SecondStep({ ways, onBack, onEnded }: SecondStepProps) {
  const { t } = useTranslation("session");
  const arrive = useArrival("/dashboard");
  const [chosen, choose] = useState<SecondFactor>();
  const offered = SECOND_FACTORS.filter((each) => ways.includes(each));
  const way = chosen ?? offered[0] ?? "recovery";
  const Way = FORMS[way];
  return (
    <>
      <Way onSignedIn={arrive} onRefused={(error) => failureOf(error).error === "second_factor_not_due" && onEnded()} />
      <div className="first-way">
        {offered
          .filter((each) => each !== way)
          .map((each) => (
            <Button key={each} icon={ICONS[each]} wide onClick={() => choose(each)}>
              {t(`factor.${each}.instead`)}
            </Button>
          ))}
        <Button kind="ghost" wide onClick={onBack}>
          {t("factor.back")}
        </Button>
      </div>
    </>
  );
}
