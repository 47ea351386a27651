/** The sign-in of the staff: the password, and for those who have set one up the second factor. */
import type { SecondFactor } from "@ijaza/schema/users";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { AudienceTabs } from "./AudienceTabs.tsx";
import { SecondStep } from "./SecondStep.tsx";
import { StaffForm } from "./StaffForm.tsx";

/** What is still due; gone with the page, which then begins with the password again. */
type Half = { due: SecondFactor[]; ended: boolean };

export function StaffSignIn() {
  const { t } = useTranslation("session");
  const [search] = useSearchParams();
  const [{ due, ended }, setHalf] = useState<Half>({ due: [], ended: false });
  if (due.length > 0)
    return (
      <SidedPage name={t("factor.title")} title={t("factor.title")}>
        <SecondStep
          ways={due}
          onBack={() => setHalf({ due: [], ended: false })}
          onEnded={() => setHalf({ due: [], ended: true })}
        />
      </SidedPage>
    );
  return (
    <SidedPage name={t("title")} title={t("heading.staff")}>
      {ended && <Note tone="wait">{t("factor.ended")}</Note>}
      {search.get("session_expired") === "true" && !ended && <Note>{t("expired")}</Note>}
      <AudienceTabs students={false} />
      <StaffForm onDue={(ways) => setHalf({ due: ways, ended: false })} />
    </SidedPage>
  );
}
