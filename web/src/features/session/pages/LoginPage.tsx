/** The sign-in page: of the staff, or of the students, who come by a code the first time. */
import type { User } from "@ijaza/schema/users";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearchParams } from "react-router";
import { useActor } from "../../../platform/actor.ts";
import { Note } from "../../../ui/Note.tsx";
import { SidedPage } from "../../../ui/SidedPage.tsx";
import { AudienceTabs } from "../components/AudienceTabs.tsx";
import { CodeForm } from "../components/CodeForm.tsx";
import { FirstPasswordForm } from "../components/FirstPasswordForm.tsx";
import { LeaveButton } from "../components/LeaveButton.tsx";
import { StaffForm } from "../components/StaffForm.tsx";
import { StudentForm } from "../components/StudentForm.tsx";

/** Whoever came by the code, and whether the session of the code has ended. */
type Newcomer = { student: User | null; ended: boolean };

/** A student whose session can only set the password: also after the page was loaded anew. */
const useHalfSignedIn = (): User | null => {
  const { user } = useActor();
  return user?.role.name === "student" && user.mustSetPassword ? user : null;
};

function FirstSignIn() {
  const { t } = useTranslation("session");
  const [{ student: found, ended }, setNewcomer] = useState<Newcomer>({ student: null, ended: false });
  const known = useHalfSignedIn();
  const student = found ?? (ended ? null : known);
  if (student)
    return (
      <SidedPage name={t("first.passwordTitle")} title={t("first.passwordTitle")}>
        <FirstPasswordForm student={student} onEnded={() => setNewcomer({ student: null, ended: true })} />
        <div className="first-way">
          <LeaveButton kind="ghost" />
        </div>
      </SidedPage>
    );
  return (
    <SidedPage name={t("first.title")} title={t("first.title")}>
      {ended && <Note tone="wait">{t("first.ended")}</Note>}
      <CodeForm onFound={(newcomer) => setNewcomer({ student: newcomer, ended: false })} />
    </SidedPage>
  );
}

export function LoginPage() {
  const { t } = useTranslation("session");
  const [search] = useSearchParams();
  const forStudents = useLocation().pathname.toLowerCase().startsWith("/login_student");
  const isHalf = useHalfSignedIn() !== null;
  if (forStudents && (isHalf || search.get("first") === "true")) return <FirstSignIn />;
  return (
    <SidedPage name={t("title")} title={t(forStudents ? "heading.student" : "heading.staff")}>
      {search.get("session_expired") === "true" && <Note>{t("expired")}</Note>}
      <AudienceTabs students={forStudents} />
      {forStudents ? <StudentForm /> : <StaffForm />}
    </SidedPage>
  );
}
