/** The sign-in of the staff: the password, then the second factor for those who have set one up. */
import type { SecondFactor } from "@ijaza/schema/users/calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { AudienceTabs } from "./AudienceTabs.tsx";
import { SecondStep } from "./SecondStep.tsx";
import { StaffForm } from "./StaffForm.tsx";

/** The second factors that are due. Not stored: after a reload the sign-in begins with the password again. */
type PendingFactors = { due: SecondFactor[]; tookLong: boolean };

/** `ended`: a password that was due can no longer be set. */
export function StaffSignIn({ ended, expired }: { ended: boolean; expired: boolean }) {
  const { t } = useTranslation("session");
  const [{ due, tookLong }, setPending] = useState<PendingFactors>({ due: [], tookLong: false });
  const says = tookLong ? t("factor.ended") : ended && t("due.ended");
  if (due.length > 0)
    return (
      <SidedPage name={t("factor.title")} title={t("factor.title")}>
        <SecondStep
          ways={due}
          onBack={() => setPending({ due: [], tookLong: false })}
          onEnded={() => setPending({ due: [], tookLong: true })}
        />
      </SidedPage>
    );
  return (
    <SidedPage name={t("title")} title={t("heading.staff")}>
      {says && <Note tone="wait">{says}</Note>}
      {expired && !says && <Note>{t("expired")}</Note>}
      <AudienceTabs students={false} />
      <StaffForm onDue={(ways) => setPending({ due: ways, tookLong: false })} />
    </SidedPage>
  );
}
